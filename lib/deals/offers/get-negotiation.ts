import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db, type Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { isId } from '@/lib/core/validation/fields';
import type { DealSnapshot } from '@/lib/deals/deals/dto';
import { sideOf } from '@/lib/deals/terms/side';
import { fullName } from '@/lib/core/validation/full-name';
import { negotiationSelect, toOfferDto, type NegotiationDto, type NegotiationRow } from './dto';
import { askedBeside, toOfferedListing } from './listing-terms';

/** Facts that say what the animals are. */
const WHAT_IT_IS = ['category', 'class', 'breed', 'age', 'location'] as const;

const shownOf = ({ title, location, image }: DealSnapshot['lot']) => ({
  title,
  location,
  images: image === null ? [] : [image],
});

function toNegotiationDto(row: NegotiationRow, actorId: string, now: Date): NegotiationDto | null {
  const side = sideOf(row, actorId);
  if (!side) return null;
  const { id, status, listing, deal } = row;
  // `lotOfListing` wrote it.
  const lot = row.lot as DealSnapshot['lot'] | null;
  const other = side === 'seller' ? row.buyer : row.seller;
  const offers = row.offers.map((offer) => toOfferDto(offer, now)).reverse();
  const newest = offers.at(-1);
  return {
    id,
    // The check of the table lets nothing else in; one without an open offer has ended, before the job comes to it.
    status: status === 'open' && newest?.status !== 'open' ? 'ended' : (status as NegotiationDto['status']),
    side,
    listing: toOfferedListing(lot ? { ...listing, ...shownOf(lot) } : listing),
    hasChanged: lot !== null && WHAT_IT_IS.some((fact) => lot[fact] !== listing[fact]),
    asked: newest ? askedBeside(listing, newest.terms) : null,
    person: { id: other.id, name: fullName(other), isActive: !other.suspendedAt && !other.closedAt },
    offers,
    deal: deal?.number ?? null,
    isHeld: listing.heldAt !== null,
    isBelowFloor: side === 'seller' && newest?.status === 'open' && row.offers[0]?.declinesAt != null,
  };
}

/**
 * Returns a negotiation to one of its two sides.
 * @throws DomainError `offer_not_found` for anybody else.
 */
export async function getNegotiation(
  actor: Pick<Actor, 'id'>,
  id: string,
  now = new Date(),
  tx: Transaction = db,
): Promise<NegotiationDto> {
  const row = isId(id) ? await tx.negotiation.findUnique({ where: { id }, select: negotiationSelect }) : null;
  const negotiation = row && toNegotiationDto(row, actor.id, now);
  if (!negotiation) throw new DomainError('offer_not_found');
  return negotiation;
}

/** Returns a negotiation by the id of one of its offers, or its own. @throws DomainError `offer_not_found`. */
export async function getNegotiationOfOffer(actor: Actor, id: string, now = new Date()): Promise<NegotiationDto> {
  const offer = isId(id) ? await db.offer.findUnique({ where: { id }, select: { negotiationId: true } }) : null;
  return getNegotiation(actor, offer?.negotiationId ?? id, now);
}

const LISTED_MAX = 100;

/** Returns the actor's negotiations in which something is open, the offer that expires first before the others. */
export async function listNegotiations(actor: Actor, now = new Date()): Promise<NegotiationDto[]> {
  const rows = await db.negotiation.findMany({
    where: { status: 'open', OR: [{ buyerId: actor.id }, { sellerId: actor.id }] },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: LISTED_MAX,
    select: negotiationSelect,
  });
  const expiry = ({ offers }: NegotiationDto) => offers.at(-1)?.expiresAt ?? '';
  return rows
    .flatMap((row) => toNegotiationDto(row, actor.id, now) ?? [])
    .toSorted((one, other) => expiry(one).localeCompare(expiry(other)));
}

/** Counts the offers that wait for the actor's answer, without those that the actor's own floor declines. */
export const countWaiting = (actor: Pick<Actor, 'id'>, now = new Date()): Promise<number> =>
  // The one that isn't answered is always the newest.
  db.offer.count({
    where: {
      status: 'open',
      expiresAt: { gt: now },
      declinesAt: null,
      OR: [
        { side: 'buyer', negotiation: { sellerId: actor.id, status: 'open' } },
        { side: 'seller', negotiation: { buyerId: actor.id, status: 'open' } },
      ],
    },
  });

/** Negotiations of two people about one listing that are read. */
const BETWEEN_MAX = 10;

/** Returns what two people have negotiated about a listing, newest first; empty if they never did. */
export async function findNegotiations(
  actor: Actor,
  personId: string,
  listingId: string,
  now = new Date(),
): Promise<NegotiationDto[]> {
  const rows = await db.negotiation.findMany({
    where: {
      listingId,
      OR: [
        { buyerId: actor.id, sellerId: personId },
        { buyerId: personId, sellerId: actor.id },
      ],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: BETWEEN_MAX,
    select: negotiationSelect,
  });
  return rows.flatMap((row) => toNegotiationDto(row, actor.id, now) ?? []);
}
