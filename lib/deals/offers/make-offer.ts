import 'server-only';
import { randomInt } from 'node:crypto';
import type { Actor } from '@/lib/core/actors/actor';
import type { Transaction } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { DomainError } from '@/lib/core/errors/domain-error';
import { lotOfListing } from '@/lib/deals/deals/open-deal';
import { floorDeclinesAt, offerExpiry } from '@/lib/deals/terms/dates/offer-expiry';
import { sellerZone } from '@/lib/deals/terms/dates/day-end';
import type { OfferInput } from '@/lib/deals/terms/schema';
import { askSeller } from './ask-seller';
import type { NegotiationDto } from './dto';
import { endOffers } from './end-offers';
import { isBelowFloor } from './floor';
import { getNegotiation } from './get-negotiation';
import { checkAmount, checkProposed, checkHeads, firstTerms, readOffered } from './listing-terms';
import { notifyOfOffer } from './notify-of-offer';

/** Offers that one buyer may make for the same listing in a day. */
const A_DAY_MAX = 5;
/** How fine the moments are that are drawn. */
const DRAWN_FROM = 2 ** 32;

/**
 * Offers a price for heads of a listing that is on sale. The rest of its terms are the listing's.
 * @throws DomainError those of `askSeller`, `invalid_input` at `heads`, `deliverFrom`, `deliverTo` or `slide`, `offer_unconfirmed` far
 * from the asked price.
 * One below the seller's floor is declined by itself, hours later; nothing tells the buyer.
 */
export function makeOffer(actor: Actor, input: OfferInput, now = new Date()): Promise<NegotiationDto> {
  return askSeller(actor, 'offer', input, now, {
    find: async (tx, id) => {
      const negotiation = await getNegotiation(actor, id, now, tx);
      return negotiation.status === 'open' ? negotiation : null;
    },
    open: async (tx) => {
      await endOffers(tx, { buyerId: actor.id }, now);
      return tx.negotiation.findMany({ where: { buyerId: actor.id, status: 'open' }, select: { listingId: true } });
    },
    make: async (tx, { id: listingId, seller }) => {
      const listing = await readOffered(tx, listingId);
      if (!listing) throw new DomainError('listing_not_found');
      checkHeads(listing, input.heads, false);
      await refuseProbing(tx, actor, listingId, now);
      const terms = firstTerms(listing, input);
      checkProposed(listing, terms, input, now);
      checkAmount(listing, terms, null, input.isConfirmed);
      const { id } = await tx.negotiation.create({
        data: {
          listingId,
          buyerId: actor.id,
          sellerId: seller.id,
          lot: await lotOfListing(tx, listingId),
          updatedAt: now,
        },
        select: { id: true },
      });
      const zone = await zoneOf(tx, listing);
      const expiresAt = offerExpiry(now, input.hours, zone);
      const declinesAt = (await isBelowFloor(tx, listing, input))
        ? floorDeclinesAt(now, expiresAt, zone, () => randomInt(DRAWN_FROM) / DRAWN_FROM)
        : null;
      await tx.offer.create({ data: { negotiationId: id, side: 'buyer', terms, expiresAt, declinesAt } });
      const negotiation = await getNegotiation(actor, id, now, tx);
      if (!declinesAt) await notifyOfOffer(tx, seller, 'made', negotiation, actor.id);
      return negotiation;
    },
  });
}

/** Refuses more offers for one listing than somebody makes who means them: that many in a day would find its seller's floor. */
async function refuseProbing(tx: Transaction, actor: Actor, listingId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const made = await tx.negotiation.count({ where: { buyerId: actor.id, listingId, createdAt: { gt: since } } });
  if (made >= A_DAY_MAX) throw new DomainError('rate_limited', { retryAfterSeconds: DAY_MS / 1000 });
}

type Lot = { userId: string; location: string };

async function zoneOf(tx: Transaction, lot: Lot): Promise<string> {
  const where = { id: lot.userId };
  return sellerZone(lot, await tx.user.findUniqueOrThrow({ where, select: { timeZone: true, location: true } }));
}

/** When an offer that stands for so many hours expires: by day where the seller is. */
export const expiryFor = async (tx: Transaction, lot: Lot, hours: number, now: Date): Promise<Date> =>
  offerExpiry(now, hours, await zoneOf(tx, lot));
