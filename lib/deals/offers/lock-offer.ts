import 'server-only';
import { findMailRecipient, type MailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import type { Actor } from '@/lib/core/actors/actor';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import { db, type Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { languageOf } from '@/lib/core/i18n/locales';
import { isId } from '@/lib/core/validation/fields';
import type { DealSnapshot } from '@/lib/deals/deals/dto';
import { readParties, type Parties } from '@/lib/deals/deals/open-deal';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { otherSide, personOn, sideOf, type Side } from '@/lib/deals/terms/side';
import { titlesIn, type TitleReader } from '@/lib/market/topics/titles-in';
import { isBlockedBetween } from '@/lib/messages/messages/blocks';
import { offerStatus, toOfferDto } from './dto';

/** An offer that somebody answers, while its listing and its negotiation are locked. */
export interface LockedOffer {
  id: string;
  negotiationId: string;
  listingId: string;
  sellerId: string;
  buyerId: string;
  /** The side of the actor. */
  side: Side;
  /** The side that made the offer. */
  madeBy: Side;
  terms: DealTerms;
  expiresAt: string;
  /** The actor has accepted it already, and sends it again. */
  isAccepted: boolean;
  /**
   * The listing is sold, taken down or held for review: nothing can be agreed on. For a buyer also while it is paused, since
   * its animals may be gone; its seller, who knows, may still accept.
   */
  isOffSale: boolean;
  /** The seller was never notified of it: their floor declines it. */
  isBelowFloor: boolean;
  /** The lot as it was when the first offer was made; null of an older one. */
  lot: DealSnapshot['lot'] | null;
  /** Who agree, and how the other one sees titles, of what may be an acceptance; null of other answers. */
  known: { parties: Parties; titled: TitleReader } | null;
  /** Null where the account of the other side is closed or suspended. */
  other: MailRecipient | null;
}

/**
 * Refuses an acceptance for which too few heads are left without waiting for the listing's lock, which others hold who accept
 * at the same time. Whatever else may be wrong with it is said under the lock.
 */
async function refuseGone(tx: Transaction, offerId: string, side: Side, now: Date): Promise<void> {
  const [gone] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM offers o JOIN negotiations n ON n.id = o.negotiation_id JOIN cattle_listings l ON l.id = n.listing_id
    WHERE o.id = ${offerId}::uuid AND o.status = 'open' AND o.side <> ${side} AND least(o.declines_at, o.expires_at) > ${now}
      AND coalesce(l.held_at, l.sold_at, l.taken_down_at) IS NULL AND l.heads_left < (o.terms->>'heads')::int`;
  if (gone) throw new DomainError('heads_unavailable');
}

/**
 * Runs an answer to an offer in one transaction, under the lock of the listing and then of the negotiation.
 * @param talks whether the two have to be able to write to each other: to agree, but not to end it
 * @param accepts whether it may be one that the actor has accepted: the answer to that is lost where a connection breaks
 * @throws DomainError `offer_not_found` unless the actor is one of the two, `offer_outdated` with the newest one if it isn't that,
 * `offer_closed` if it was answered or has expired, `account_suspended`; if it `talks` also `messaging_blocked`,
 * `person_inactive`; if it `accepts` also `heads_unavailable`.
 */
export async function withLockedOffer<T>(
  actor: Actor,
  offerId: string,
  { talks, accepts = false, now }: { talks: boolean; accepts?: boolean; now: Date },
  answer: (tx: Transaction, offer: LockedOffer) => Promise<T>,
): Promise<T> {
  const found = isId(offerId)
    ? await db.offer.findUnique({
        where: { id: offerId },
        select: {
          negotiation: { select: { id: true, listingId: true, sellerId: true, buyerId: true, lot: true } },
        },
      })
    : null;
  const side = found && sideOf(found.negotiation, actor.id);
  if (!side) throw new DomainError('offer_not_found');
  const { id: negotiationId, lot, ...people } = found.negotiation;
  const otherId = personOn(people, otherSide(side)) ?? '';
  if (talks && (await isBlockedBetween(actor.id, otherId))) throw new DomainError('messaging_blocked');
  return db.$transaction(async (tx) => {
    await refuseSuspended(tx, actor.id);
    if (accepts) await refuseGone(tx, offerId, side, now);
    // Before the listing's lock, for which others wait who accept at the same time.
    const other = await findMailRecipient(otherId, tx);
    const language = languageOf(other?.language);
    const known = accepts
      ? { parties: await readParties(tx, people), titled: await titlesIn(language, [people.listingId], tx) }
      : null;
    const [listing] = await tx.$queryRaw<{ isOffSale: boolean }[]>`
      SELECT coalesce(held_at, sold_at, taken_down_at) IS NOT NULL
        OR ${side} = 'buyer' AND NOT is_active AND NOT awaits_heads AS "isOffSale"
      FROM cattle_listings WHERE id = ${people.listingId}::uuid FOR UPDATE`;
    await tx.$executeRaw`SELECT 1 FROM negotiations WHERE id = ${negotiationId}::uuid FOR UPDATE`;
    const last = await tx.offer.findFirst({ where: { negotiationId }, orderBy: { id: 'desc' } });
    if (!last) throw new DomainError('offer_not_found');
    if (last.id !== offerId.toLowerCase()) throw new DomainError('offer_outdated', { current: toOfferDto(last, now) });
    const status = offerStatus(last, now);
    const isAccepted = accepts && status === 'accepted' && last.side !== side;
    if (status !== 'open' && !isAccepted) throw new DomainError('offer_closed');
    if (talks && !other) throw new DomainError('person_inactive');
    return answer(tx, {
      id: last.id,
      negotiationId,
      ...people,
      side,
      // The checks of the table and the schema of terms let nothing else in.
      madeBy: last.side as Side,
      terms: last.terms as DealTerms,
      expiresAt: last.expiresAt.toISOString(),
      isAccepted,
      isOffSale: listing?.isOffSale ?? false,
      isBelowFloor: last.declinesAt !== null,
      lot: lot as DealSnapshot['lot'] | null,
      known,
      other,
    });
  });
}
