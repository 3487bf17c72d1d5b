import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db, Prisma, type Transaction } from '@/lib/core/db/client';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import type { Currency } from '@/lib/core/i18n/currencies';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { consume } from '@/lib/core/rate-limit/limit';
import { isId } from '@/lib/core/validation/fields';
import { findMailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import type { DealTerms, FloorInput } from '@/lib/deals/terms/schema';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { lockListing } from '@/lib/market/listings/lock-listing';
import { LISTING_TABLES } from '@/lib/market/listings/tables';
import type { FloorDto } from './dto';
import { getNegotiation } from './get-negotiation';
import { askedFor, offeredSelect, readOffered, type OfferedListing } from './listing-terms';
import { notifyOfOffer } from './notify-of-offer';

type Priced = Pick<OfferedListing, 'priceAmount' | 'priceBasis' | 'priceCurrency'>;
type Floor = { amount: Prisma.Decimal; basis: string; currency: string };

/** Whether a floor counts: the listing still asks in its basis and currency, and no less than it. */
const counts = ({ amount, basis, currency }: Floor, listing: Priced): boolean =>
  basis === listing.priceBasis &&
  currency === listing.priceCurrency &&
  listing.priceAmount !== null &&
  amount.lte(listing.priceAmount);

/** Whether an offer is below the floor of its listing. */
export async function isBelowFloor(
  tx: Transaction,
  listing: OfferedListing,
  { heads, amount }: Pick<DealTerms, 'heads' | 'amount'>,
): Promise<boolean> {
  const floor = await tx.offerFloor.findUnique({ where: { listingId: listing.id } });
  if (!floor || !counts(floor, listing)) return false;
  const least = askedFor({ ...listing, priceAmount: floor.amount }, heads);
  return least !== null && new Prisma.Decimal(amount).lt(least);
}

/** Returns the floor of the actor's own listing, with what it asks; null for anybody else, and where it asks nothing. */
export async function getFloor(actor: Pick<Actor, 'id'>, listingId: string): Promise<FloorDto | null> {
  if (!isId(listingId)) return null;
  const listing = await db.animalListing.findUnique({
    where: { id: listingId, userId: actor.id },
    select: { ...offeredSelect, offerFloor: true },
  });
  if (!listing || listing.priceAmount === null) return null;
  const { offerFloor: floor } = listing;
  return {
    listingId,
    title: listing.title,
    asked: listing.priceAmount.toString(),
    // The schema of listings let nothing else in.
    basis: listing.priceBasis as PriceBasis,
    currency: listing.priceCurrency as Currency,
    amount: floor && counts(floor, listing) ? floor.amount.toString() : null,
    isVoid: floor !== null && !counts(floor, listing),
  };
}

/**
 * Sets the lowest price at which the actor's listing takes offers, in its basis and currency, or none. It is nobody else's to
 * know. Open offers that are no longer below it reach the seller like any other.
 * @throws DomainError `listing_not_found` for anybody but its seller, `invalid_input` at `amount` above the asked price,
 * `rate_limited`.
 */
export async function setFloor(actor: Actor, { listingId, amount }: FloorInput, now = new Date()): Promise<void> {
  await consume('changeByUser', actor.id);
  await db.$transaction(async (tx) => {
    const locked = await lockListing(tx, LISTING_TABLES.listing, listingId);
    const listing = locked && (await readOffered(tx, locked.id));
    if (listing?.userId !== actor.id) throw new DomainError('listing_not_found');
    if (amount === null) await tx.offerFloor.deleteMany({ where: { listingId } });
    else {
      const { priceBasis: basis, priceCurrency: currency } = listing;
      const floor = { amount: new Prisma.Decimal(amount), basis, currency };
      if (!counts(floor, listing)) throw invalidField('amount', 'floorAbove');
      const set = { ...floor, updatedAt: now };
      await tx.offerFloor.upsert({ where: { listingId }, create: { listingId, ...set }, update: set });
    }
    await releaseOffers(tx, listing, now);
  });
  deliverSoon();
}

/** Notifies the seller of the open offers that a floor would have declined, and doesn't any more. */
async function releaseOffers(tx: Transaction, listing: OfferedListing, now: Date): Promise<void> {
  const held = await tx.offer.findMany({
    where: { status: 'open', declinesAt: { gt: now }, answeredAt: null, negotiation: { listingId: listing.id } },
    select: { id: true, terms: true, negotiation: { select: { id: true, buyerId: true } } },
  });
  const seller = await findMailRecipient(listing.userId, tx);
  for (const { id, terms, negotiation } of held) {
    // The schema of terms let nothing else in.
    if (await isBelowFloor(tx, listing, terms as DealTerms)) continue;
    await tx.offer.update({ where: { id }, data: { declinesAt: null } });
    if (!seller) continue;
    await notifyOfOffer(tx, seller, 'made', await getNegotiation(seller, negotiation.id, now, tx), negotiation.buyerId);
  }
}
