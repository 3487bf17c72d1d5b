import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { askSeller } from '@/lib/deals/offers/ask-seller';
import type { VisitInput } from '@/lib/deals/terms/dates/visit-slots';
import type { VisitDto } from './dto';
import { endVisits } from './end-visits';
import { getVisit } from './get-visit';
import { notifyOfVisit } from './notify-of-visit';
import { endOf, placeOf } from './slot-place';

/**
 * Asks the seller of a listing on sale for a visit, in one of at most three slots.
 * @throws DomainError those of `askSeller`, `invalid_input` at `slots`.
 */
export function askVisit(actor: Actor, input: VisitInput, now = new Date()): Promise<VisitDto> {
  return askSeller(actor, 'visit', input, now, {
    find: async (tx, id) => {
      const visit = await getVisit(actor, id, now, tx);
      return visit.status === 'open' || visit.status === 'agreed' ? visit : null;
    },
    open: async (tx) => {
      await endVisits(tx, { buyerId: actor.id }, now);
      const where = { buyerId: actor.id, status: { in: ['open', 'agreed'] } };
      return tx.visit.findMany({ where, select: { listingId: true } });
    },
    make: async (tx, listing) => {
      const { id } = await tx.visit.create({
        data: {
          listingId: listing.id,
          buyerId: actor.id,
          sellerId: listing.seller.id,
          visitor: input.visitor,
          inspectorName: input.visitor === 'inspector' ? input.inspectorName : null,
          slots: input.slots,
          proposedBy: 'buyer',
          endsAt: endOf(input.slots, await placeOf(tx, listing.id), now),
          updatedAt: now,
        },
        select: { id: true },
      });
      const visit = await getVisit(actor, id, now, tx);
      await notifyOfVisit(tx, listing.seller, 'asked', visit, actor.id);
      return visit;
    },
  });
}
