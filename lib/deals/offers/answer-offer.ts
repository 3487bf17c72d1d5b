import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { consume } from '@/lib/core/rate-limit/limit';
import { lotOfListing, openDeal } from '@/lib/deals/deals/open-deal';
import { reserveHeads } from '@/lib/deals/deals/reserve-heads';
import type { CounterInput } from '@/lib/deals/terms/schema';
import type { NegotiationDto, OfferStatus } from './dto';
import { getNegotiation } from './get-negotiation';
import { checkAmount, checkProposed, checkHeads, counterTerms, readOffered } from './listing-terms';
import { withLockedOffer, type LockedOffer } from './lock-offer';
import { expiryFor } from './make-offer';
import { notifyOfHeadsLeft, notifyOfOffer } from './notify-of-offer';

/** How an answer leaves the negotiation. */
const LEAVES = { countered: 'open', accepted: 'agreed', withdrawn: 'ended' } as const;

type Answer = keyof typeof LEAVES & OfferStatus;

async function close(tx: Transaction, offer: LockedOffer, answer: Answer, now: Date): Promise<void> {
  await tx.$executeRaw`
    WITH answered AS (UPDATE offers SET status = ${answer}, answered_at = ${now} WHERE id = ${offer.id}::uuid)
    UPDATE negotiations SET status = ${LEAVES[answer]}, updated_at = ${now} WHERE id = ${offer.negotiationId}::uuid`;
}

/** Refuses answering one's own offer, which may only be withdrawn. */
function refuseOwn({ side, madeBy }: LockedOffer): void {
  if (side === madeBy) throw new DomainError('offer_own');
}

async function answered(
  tx: Transaction,
  actor: Actor,
  offer: LockedOffer,
  answer: Answer,
  now: Date,
): Promise<NegotiationDto> {
  const negotiation = await getNegotiation(actor, offer.negotiationId, now, tx);
  const isUnheard = answer === 'withdrawn' && offer.isBelowFloor;
  if (offer.other && !isUnheard) await notifyOfOffer(tx, offer.other, answer, negotiation, actor.id);
  return negotiation;
}

/**
 * Answers the newest offer of the other side with another one.
 * @throws DomainError those of `withLockedOffer`, `offer_own`, `invalid_input` at `heads`, `deliverFrom`, `deliverTo` or `slide`,
 * `offer_unconfirmed` far from what is asked and offered, `listing_off_sale` if it was sold or taken down meanwhile or is held
 * for review, `rate_limited`.
 */
export async function counterOffer(
  actor: Actor,
  offerId: string,
  input: CounterInput,
  now = new Date(),
): Promise<NegotiationDto> {
  requireConfirmedEmail(actor);
  await consume('offerByUser', actor.id);
  const negotiation = await withLockedOffer(actor, offerId, { talks: true, now }, async (tx, offer) => {
    refuseOwn(offer);
    if (offer.isOffSale) throw new DomainError('listing_off_sale');
    const listing = await readOffered(tx, offer.listingId);
    if (!listing) throw new DomainError('listing_not_found');
    checkHeads(listing, input.heads, offer.side === 'seller');
    const terms = counterTerms(offer.terms, input);
    // Whoever wants what is offered accepts it, instead of asking for another yes.
    if (isDeepStrictEqual(terms, offer.terms)) throw invalidField('amount', 'offerSame');
    checkProposed(listing, terms, input, now);
    checkAmount(listing, terms, offer.terms, input.isConfirmed);
    await close(tx, offer, 'countered', now);
    await tx.offer.create({
      data: {
        negotiationId: offer.negotiationId,
        side: offer.side,
        terms,
        expiresAt: await expiryFor(tx, listing, input.hours, now),
      },
    });
    return answered(tx, actor, offer, 'countered', now);
  });
  deliverSoon();
  return negotiation;
}

/**
 * Accepts the newest offer of the other side: its heads are reserved and a deal opens with exactly its terms, for the lot as
 * it was when the first offer was made. Sent again it answers the same. Buyers whose open offers ask for more than is left are notified.
 * @throws DomainError those of `withLockedOffer`, `offer_own`, `heads_unavailable` if fewer are left, `listing_off_sale` if the
 * listing was sold or taken down meanwhile or is held for review, `rate_limited`.
 */
export async function acceptOffer(actor: Actor, offerId: string, now = new Date()): Promise<NegotiationDto> {
  requireConfirmedEmail(actor);
  await consume('offerByUser', actor.id);
  const accepted = await withLockedOffer(actor, offerId, { talks: true, accepts: true, now }, async (tx, offer) => {
    refuseOwn(offer);
    const { listingId, negotiationId, sellerId, buyerId, terms, expiresAt, side, known, other } = offer;
    if (offer.isAccepted) return { negotiationId, listingId, isNew: false };
    if (offer.isOffSale) throw new DomainError('listing_off_sale');
    const left = await reserveHeads(tx, listingId, terms.heads, now);
    if (left === null) throw new DomainError('heads_unavailable');
    await close(tx, offer, 'accepted', now);
    const lot = offer.lot ?? (await lotOfListing(tx, listingId));
    const agreed = { negotiationId, listingId, sellerId, buyerId, terms, by: side };
    const deal = await openDeal(tx, { ...agreed, lot }, now, known?.parties);
    const listing = { id: listingId, title: lot.title, headsLeft: left };
    const about = { id: negotiationId, listing, offers: [{ terms, expiresAt }], deal: deal.number };
    const read = known ? { name: known.parties[side].name, titled: known.titled } : undefined;
    if (other) await notifyOfOffer(tx, other, 'accepted', about, actor.id, read);
    return { negotiationId, listingId, isNew: true };
  });
  const { negotiationId, listingId, isNew } = accepted;
  const [negotiation] = await Promise.all([
    getNegotiation(actor, negotiationId, now),
    isNew ? notifyOfHeadsLeft(listingId, now) : null,
  ]);
  deliverSoon();
  return negotiation;
}

/**
 * Declines the newest offer of the other side. The job that ends offers tells who made it, as it does where the seller's floor
 * declines, so that nobody can tell one from the other.
 * @throws DomainError those of `withLockedOffer`, `offer_own`, `rate_limited`.
 */
export async function declineOffer(actor: Actor, offerId: string, now = new Date()): Promise<NegotiationDto> {
  await consume('endingByUser', actor.id);
  return withLockedOffer(actor, offerId, { talks: false, now }, async (tx, offer) => {
    refuseOwn(offer);
    await tx.offer.update({ where: { id: offer.id }, data: { declinesAt: now, answeredAt: now } });
    return getNegotiation(actor, offer.negotiationId, now, tx);
  });
}

/**
 * Takes the actor's own offer back before it was answered.
 * @throws DomainError those of `withLockedOffer`, `offer_theirs` for the other side's, `rate_limited`.
 */
export async function withdrawOffer(actor: Actor, offerId: string, now = new Date()): Promise<NegotiationDto> {
  await consume('endingByUser', actor.id);
  const negotiation = await withLockedOffer(actor, offerId, { talks: false, now }, async (tx, offer) => {
    if (offer.side !== offer.madeBy) throw new DomainError('offer_theirs');
    await close(tx, offer, 'withdrawn', now);
    return answered(tx, actor, offer, 'withdrawn', now);
  });
  deliverSoon();
  return negotiation;
}
