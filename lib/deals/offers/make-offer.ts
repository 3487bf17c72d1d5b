import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { offerExpiry } from '@/lib/deals/terms/offer-expiry';
import { isFarBelow } from '@/lib/deals/terms/worth';
import type { OfferInput } from '@/lib/deals/terms/schema';
import { mailTimeZone } from '@/lib/core/i18n/time-zone';
import { askSeller } from './ask-seller';
import type { NegotiationDto } from './dto';
import { expireOffers } from './expire-offers';
import { getNegotiation } from './get-negotiation';
import { askedFor, checkHeads, firstTerms, readOffered, type OfferedListing } from './listing-terms';
import { notifyOfOffer } from './notify-of-offer';

/**
 * Offers a price for heads of a listing that is on sale. The rest of its terms are the listing's.
 * @throws DomainError those of `askSeller`, `invalid_input` at `heads`, `offer_unconfirmed` far below the asked price.
 */
export function makeOffer(actor: Actor, input: OfferInput, now = new Date()): Promise<NegotiationDto> {
  return askSeller(actor, 'offer', input, now, {
    find: (tx, id) => getNegotiation(actor, id, now, tx),
    open: async (tx) => {
      await expireOffers(tx, { buyerId: actor.id }, now);
      return tx.negotiation.findMany({ where: { buyerId: actor.id, status: 'open' }, select: { listingId: true } });
    },
    make: async (tx, { id: listingId, seller }) => {
      const listing = await readOffered(tx, listingId);
      if (!listing) throw new DomainError('listing_not_found');
      checkHeads(listing, input.heads, false);
      if (!input.isConfirmed && isLow(listing, input)) throw new DomainError('offer_unconfirmed');
      const { id } = await tx.negotiation.create({
        data: { listingId, buyerId: actor.id, sellerId: seller.id, updatedAt: now },
        select: { id: true },
      });
      await tx.offer.create({
        data: {
          negotiationId: id,
          side: 'buyer',
          terms: firstTerms(listing, input),
          expiresAt: await expiryFor(tx, seller.id, input.hours, now),
        },
      });
      const negotiation = await getNegotiation(actor, id, now, tx);
      await notifyOfOffer(tx, seller, 'made', negotiation, actor.id);
      return negotiation;
    },
  });
}

function isLow(listing: OfferedListing, { heads, amount }: OfferInput): boolean {
  const asked = askedFor(listing, heads);
  return asked !== null && isFarBelow(asked, amount);
}

/** When an offer that stands for so many hours expires: by day where the seller lives. */
export async function expiryFor(tx: Transaction, sellerId: string, hours: number, now: Date): Promise<Date> {
  const seller = await tx.user.findUniqueOrThrow({
    where: { id: sellerId },
    select: { timeZone: true, location: true },
  });
  return offerExpiry(now, hours, mailTimeZone(seller));
}
