import 'server-only';
import { findMailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import { Prisma, type Transaction } from '@/lib/core/db/client';
import { forEachDue } from '@/lib/core/db/for-each-due';
import { MINUTE_MS } from '@/lib/core/durations';
import { notifyOfferGone } from '@/lib/market/off-sale/notify-offerers';
import { otherSide, personOn, type Side } from '@/lib/deals/terms/side';
import { getNegotiation } from './get-negotiation';
import { notifyOfOffer } from './notify-of-offer';

type Ended = {
  id: string;
  negotiationId: string;
  side: Side;
  expiresAt: Date;
  declinesAt: Date | null;
  sellerId: string;
  buyerId: string;
};

/** What was marked as sold or taken down by a slip of the hand may go back on sale until then. */
const GONE_AFTER_MS = 10 * MINUTE_MS;

const ENDED = Prisma.sql`o.id, o.negotiation_id AS "negotiationId", o.side, o.expires_at AS "expiresAt",
  o.declines_at AS "declinesAt", n.seller_id AS "sellerId", n.buyer_id AS "buyerId"`;

/** Marks an offer as over, and ends its negotiation. */
async function close(tx: Transaction, { id, negotiationId }: Ended, status: string, answeredAt: Date, now: Date) {
  await tx.offer.update({ where: { id }, data: { status, answeredAt } });
  await tx.negotiation.update({ where: { id: negotiationId }, data: { status: 'ended', updatedAt: now } });
}

/** Marks an offer as declined or expired, ends its negotiation and notifies whoever made it. */
async function end(tx: Transaction, offer: Ended, now: Date): Promise<void> {
  const { declinesAt, expiresAt } = offer;
  const isDeclined = declinesAt !== null && declinesAt < expiresAt;
  const answer = isDeclined ? 'declined' : 'expired';
  await close(tx, offer, answer, isDeclined ? declinesAt : now, now);
  const makerId = personOn(offer, offer.side) ?? '';
  const maker = await findMailRecipient(makerId, tx);
  const other = personOn(offer, otherSide(offer.side));
  if (!maker || !other) return;
  const reader = { id: makerId };
  await notifyOfOffer(tx, maker, answer, await getNegotiation(reader, offer.negotiationId, now, tx), other);
}

/** Ends a buyer's offers that were declined or whose time is over in the caller's transaction, before the job comes to them. */
export async function endOffers(tx: Transaction, { buyerId }: { buyerId: string }, now: Date): Promise<void> {
  const due = await tx.$queryRaw<Ended[]>`
    SELECT ${ENDED}
    FROM negotiations n JOIN offers o ON o.negotiation_id = n.id
    WHERE n.buyer_id = ${buyerId}::uuid AND n.status = 'open' AND o.status = 'open' AND least(o.declines_at, o.expires_at) <= ${now}
    FOR UPDATE OF n SKIP LOCKED`;
  for (const offer of due) await end(tx, offer, now);
}

/** Ends an offer whose lot was sold or taken down before its time was over, and notifies its buyer. */
async function endGone(tx: Transaction, offer: Ended, now: Date): Promise<void> {
  await close(tx, offer, 'expired', now, now);
  const reader = { id: offer.buyerId };
  const { listing, offers } = await getNegotiation(reader, offer.negotiationId, now, tx);
  const newest = offers.at(-1);
  if (!newest) throw new Error('a negotiation without an offer');
  const gone = { ...offer, listingId: listing.id, title: listing.title, terms: newest.terms };
  await notifyOfferGone(tx, gone, `/offers/${offer.negotiationId}`);
}

/** Ends the next offer that was declined, whose time is over or whose lot is gone; null if there is none left. */
async function endNext(tx: Transaction, after: string, now: Date) {
  const goneSince = new Date(now.getTime() - GONE_AFTER_MS);
  const [offer] = await tx.$queryRaw<Ended[]>`
    SELECT ${ENDED}
    FROM offers o JOIN negotiations n ON n.id = o.negotiation_id JOIN cattle_listings l ON l.id = n.listing_id
    WHERE o.status = 'open' AND o.id > ${after}::uuid
      AND (least(o.declines_at, o.expires_at) <= ${now} OR least(l.sold_at, l.taken_down_at) <= ${goneSince})
    ORDER BY o.id LIMIT 1 FOR UPDATE OF n, o SKIP LOCKED`;
  if (!offer) return null;
  const { declinesAt, expiresAt } = offer;
  const isOver = expiresAt <= now || (declinesAt !== null && declinesAt <= now);
  await (isOver ? end : endGone)(tx, offer, now);
  return { count: 1, last: offer.id };
}

/**
 * Ends every offer that was declined, whose time is over or whose lot was sold or taken down, and returns how many. An answer
 * that holds the lock comes first.
 */
export const endDueOffers = (now = new Date()): Promise<number> => forEachDue((tx, after) => endNext(tx, after, now));
