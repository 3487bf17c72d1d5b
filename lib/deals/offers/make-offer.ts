import 'server-only';
import { findMailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import type { Actor } from '@/lib/core/actors/actor';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { offerExpiry } from '@/lib/deals/terms/offer-expiry';
import { isFarBelow } from '@/lib/deals/terms/worth';
import type { OfferInput } from '@/lib/deals/terms/schema';
import { lockListing } from '@/lib/market/listings/lock-listing';
import { listingStatus } from '@/lib/market/listings/policy';
import { LISTING_TABLES } from '@/lib/market/listings/tables';
import { mailTimeZone } from '@/lib/core/i18n/time-zone';
import { askSeller } from './ask-seller';
import type { NegotiationDto } from './dto';
import { expireOffers } from './expire-offers';
import { getNegotiation } from './get-negotiation';
import { askedFor, checkHeads, firstTerms, readOffered, type OfferedListing } from './listing-terms';
import { notifyOfOffer } from './notify-of-offer';

/** Open offers that one buyer may have; fewer before their phone is confirmed. */
const OPEN_MAX = { confirmed: 10, unconfirmed: 3 } as const;

/**
 * Offers a price for heads of a listing that is on sale. The rest of its terms are the listing's.
 * @throws DomainError `invalid_input` at `heads`, `listing_not_found`, `own_listing`, `offer_open` if the actor has an open
 * one, `offers_full`, `offer_unconfirmed` far below the asked price, `messaging_blocked`, `recipient_not_found`,
 * `account_suspended`, `email_unconfirmed`, `rate_limited`.
 */
export function makeOffer(actor: Actor, input: OfferInput, now = new Date()): Promise<NegotiationDto> {
  return askSeller(actor, 'offer', input, {
    find: (tx, id) => getNegotiation(actor, id, now, tx),
    make: (tx) => make(tx, actor, input, now),
  });
}

async function make(tx: Transaction, actor: Actor, input: OfferInput, now: Date): Promise<NegotiationDto> {
  await refuseSuspended(tx, actor.id);
  const locked = await lockListing(tx, LISTING_TABLES.listing, input.listingId);
  const listing = locked && (await readOffered(tx, locked.id));
  if (!listing || listingStatus(listing, now) !== 'active') throw new DomainError('listing_not_found');
  const seller = await findMailRecipient(listing.userId, tx);
  if (!seller) throw new DomainError('recipient_not_found');
  await refuseAnother(tx, actor, listing.id, now);
  checkHeads(listing, input.heads, false);
  if (!input.isConfirmed && isLow(listing, input)) throw new DomainError('offer_unconfirmed');

  const { id } = await tx.negotiation.create({
    data: { listingId: listing.id, buyerId: actor.id, sellerId: listing.userId, updatedAt: now },
    select: { id: true },
  });
  await tx.offer.create({
    data: {
      negotiationId: id,
      side: 'buyer',
      terms: firstTerms(listing, input),
      expiresAt: await expiryFor(tx, listing.userId, input.hours, now),
    },
  });
  const negotiation = await getNegotiation(actor, id, now, tx);
  await notifyOfOffer(tx, seller, 'made', negotiation, actor.id);
  return negotiation;
}

/** Refuses a second open negotiation of a listing, and more than a buyer may have; the lock is held until the transaction ends. */
async function refuseAnother(tx: Transaction, actor: Actor, listingId: string, now: Date): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`offers ${actor.id}`}, 0))`;
  await expireOffers(tx, { buyerId: actor.id }, now);
  const open = await tx.negotiation.findMany({
    where: { buyerId: actor.id, status: 'open' },
    select: { listingId: true },
  });
  if (open.some((one) => one.listingId === listingId)) throw new DomainError('offer_open');
  const { phoneConfirmedAt } = await tx.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { phoneConfirmedAt: true },
  });
  if (open.length >= (phoneConfirmedAt ? OPEN_MAX.confirmed : OPEN_MAX.unconfirmed))
    throw new DomainError('offers_full');
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
