import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { countryOf } from '@/lib/core/i18n/country';
import { otherSide } from '@/lib/deals/terms/side';
import { phonesOf } from '@/lib/language/ads/contacts/phones';
import type { DealDto } from './dto';
import { judgesAnimals, reviewsUntil } from './get-deal';
import { changeDeal, recordEvent } from './lock-deal';
import type { ReviewInput } from './schema';

/**
 * Says what the actor's side thinks of the other, once. It stays hidden until both have said it or fourteen days are over,
 * so that nobody answers a review with another; where the other one called the deal off alone, and doesn't review, it is shown
 * at once. How the animals were is kept of the buyer alone, who received them.
 * @throws DomainError those of `changeDeal`, `invalid_input` for a text with a telephone number, which everybody would read, `review_early` before the buyer has accepted the animals, `reviews_over`
 * once the time is over, `review_cancelled` for who called the deal off alone, `review_lapsed` where there is nothing to
 * review, `review_given` the second time.
 */
export function reviewDeal(actor: Actor, number: number, input: ReviewInput, now = new Date()): Promise<DealDto> {
  return changeDeal(actor, number, now, async (tx, deal, side) => {
    const until = reviewsUntil(deal, side);
    if (!until && deal.status === 'open') throw new DomainError('review_early');
    if (!until) throw new DomainError(deal.cancelledBy === side ? 'review_cancelled' : 'review_lapsed');
    if (until <= now) throw new DomainError('reviews_over');
    if (deal.reviews.some((review) => review.side === side)) throw new DomainError('review_given');
    const asDescribed = judgesAnimals(deal, side) ? input.asDescribed : null;
    const country = countryOf(deal.snapshot[side].location ?? deal.snapshot.lot.location);
    if (phonesOf(input.text, country).length > 0) throw invalidField('text', 'reviewPhone');
    await tx.dealReview.create({ data: { ...input, asDescribed, dealId: deal.id, side, createdAt: now } });
    if (deal.sellerId) await pagesChanged(tx, [`seller:${deal.sellerId}`]);
    await recordEvent(tx, deal.id, 'reviewed', side, now);
    return reviewsUntil(deal, otherSide(side)) ? 'reviewed' : 'reviewedAlone';
  });
}
