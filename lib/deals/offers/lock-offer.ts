import 'server-only';
import type { MailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import type { Actor } from '@/lib/core/actors/actor';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import { db, Prisma, type Transaction } from '@/lib/core/db/client';
import { columnsOf } from '@/lib/core/db/columns-of';
import { DomainError } from '@/lib/core/errors/domain-error';
import { languageOf } from '@/lib/core/i18n/locales';
import { isId } from '@/lib/core/validation/fields';
import { IS_KNOWN } from '@/lib/deals/deals/deal-figures';
import type { DealSnapshot } from '@/lib/deals/deals/dto';
import { toParties, type Parties, type Party } from '@/lib/deals/deals/open-deal';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { otherSide, sideOf, type Side } from '@/lib/deals/terms/side';
import { titlesIn, type TitleReader } from '@/lib/market/topics/titles-in';
import { offerStatus, toOfferDto, type OfferRow } from './dto';

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

type Person = MailRecipient & Party;

/** Who is on a side, of whom the table of users is named so. */
const PERSON = (user: Prisma.Sql) => Prisma.sql`jsonb_build_object('id', ${user}.id, 'email', ${user}.email,
  'firstName', ${user}.first_name, 'lastName', ${user}.last_name, 'language', ${user}.language, 'location', ${user}.location,
  'isKnown', ${IS_KNOWN(user)})`;

type Found = Record<Side, Person> & {
  negotiationId: string;
  listingId: string;
  sellerId: string;
  buyerId: string;
  lot: DealSnapshot['lot'] | null;
  isBlocked: boolean;
  /** Fewer heads are left than it is for, and nothing else keeps the actor from accepting it. */
  areGone: boolean;
  /** The language of a title that is written from the facts. */
  writtenIn: string | null;
};

/**
 * Reads an offer and who agrees in one statement, before the listing's lock, for which others wait who accept at the same time.
 * Whatever else may be wrong with it is said under the lock.
 */
async function readBefore({ id }: Actor, offerId: string, now: Date): Promise<Found | null> {
  const [found] = await db.$queryRaw<Found[]>`
    SELECT n.id AS "negotiationId", n.listing_id AS "listingId", n.seller_id AS "sellerId", n.buyer_id AS "buyerId", n.lot,
      CASE WHEN l.title_auto THEN l.language END AS "writtenIn", ${PERSON(Prisma.sql`s`)} AS seller, ${PERSON(Prisma.sql`b`)} AS buyer,
      EXISTS (SELECT 1 FROM user_blocks AS x WHERE x.blocker_id = s.id AND x.blocked_id = b.id
        OR x.blocker_id = b.id AND x.blocked_id = s.id) AS "isBlocked",
      o.status = 'open' AND o.side <> CASE s.id WHEN ${id}::uuid THEN 'seller' ELSE 'buyer' END
        AND least(o.declines_at, o.expires_at) > ${now} AND coalesce(l.held_at, l.sold_at, l.taken_down_at) IS NULL
        AND l.heads_left < (o.terms->>'heads')::int AS "areGone"
    FROM offers AS o JOIN negotiations AS n ON n.id = o.negotiation_id JOIN cattle_listings AS l ON l.id = n.listing_id
      JOIN users AS s ON s.id = n.seller_id JOIN users AS b ON b.id = n.buyer_id
    WHERE o.id = ${offerId}::uuid AND ${id}::uuid IN (s.id, b.id)`;
  return found ?? null;
}

const offerColumns = columnsOf('Offer', [
  ...(['id', 'negotiationId', 'side', 'terms', 'status'] as const),
  ...(['expiresAt', 'declinesAt', 'answeredAt', 'createdAt'] as const),
]);

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
  const found = isId(offerId) ? await readBefore(actor, offerId, now) : null;
  const side = found && sideOf(found, actor.id);
  if (!side) throw new DomainError('offer_not_found');
  const { negotiationId, listingId, sellerId, buyerId, lot, writtenIn } = found;
  if (talks && found.isBlocked) throw new DomainError('messaging_blocked');
  const { id, email, firstName, language } = found[otherSide(side)];
  const locale = languageOf(language);
  const known = accepts
    ? {
        parties: toParties(found.seller, found.buyer),
        titled: await titlesIn(locale, writtenIn === null || writtenIn === locale ? [] : [listingId]),
      }
    : null;
  return db.$transaction(async (tx) => {
    await refuseSuspended(tx, actor.id);
    if (accepts && found.areGone) throw new DomainError('heads_unavailable');
    const [locked] = await tx.$queryRaw<{ isOffSale: boolean }[]>`
      SELECT coalesce(l.held_at, l.sold_at, l.taken_down_at) IS NOT NULL
        OR ${side} = 'buyer' AND NOT l.is_active AND NOT l.awaits_heads AS "isOffSale"
      FROM negotiations AS n JOIN cattle_listings AS l ON l.id = n.listing_id
      WHERE n.id = ${negotiationId}::uuid FOR UPDATE OF l, n`;
    // With a snapshot of its own: what was offered while the lock was waited for is the newest, and who left meanwhile agrees on nothing.
    const [last] = await tx.$queryRaw<(OfferRow & { isOtherActive: boolean | null })[]>`
      SELECT ${offerColumns}, (SELECT coalesce(suspended_at, closed_at) IS NULL FROM users WHERE id = ${id}::uuid) AS "isOtherActive"
      FROM offers WHERE negotiation_id = ${negotiationId}::uuid ORDER BY id DESC LIMIT 1`;
    if (!last) throw new DomainError('offer_not_found');
    if (last.id !== offerId.toLowerCase()) throw new DomainError('offer_outdated', { current: toOfferDto(last, now) });
    const status = offerStatus(last, now);
    const isAccepted = accepts && status === 'accepted' && last.side !== side;
    if (status !== 'open' && !isAccepted) throw new DomainError('offer_closed');
    const other = last.isOtherActive ? { id, email, firstName, language } : null;
    if (talks && !other) throw new DomainError('person_inactive');
    return answer(tx, {
      id: last.id,
      negotiationId,
      listingId,
      sellerId,
      buyerId,
      side,
      // The checks of the table and the schema of terms let nothing else in.
      madeBy: last.side as Side,
      terms: last.terms as DealTerms,
      expiresAt: last.expiresAt.toISOString(),
      isAccepted,
      isOffSale: locked?.isOffSale ?? false,
      isBelowFloor: last.declinesAt !== null,
      lot,
      known,
      other,
    });
  });
}
