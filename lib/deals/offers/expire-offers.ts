import 'server-only';
import { findMailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import type { Transaction } from '@/lib/core/db/client';
import { forEachDue } from '@/lib/core/db/for-each-due';
import { otherSide, personOn, type Side } from '@/lib/deals/terms/side';
import { getNegotiation } from './get-negotiation';
import { notifyOfOffer } from './notify-of-offer';

type Expired = { id: string; negotiationId: string; side: Side; sellerId: string; buyerId: string };

/** Marks an offer as expired, ends its negotiation and notifies whoever made it. */
async function expire(tx: Transaction, offer: Expired, now: Date): Promise<void> {
  await tx.offer.update({ where: { id: offer.id }, data: { status: 'expired', answeredAt: now } });
  await tx.negotiation.update({ where: { id: offer.negotiationId }, data: { status: 'ended', updatedAt: now } });
  const makerId = personOn(offer, offer.side) ?? '';
  const maker = await findMailRecipient(makerId, tx);
  const other = personOn(offer, otherSide(offer.side));
  if (!maker || !other) return;
  const reader = { id: makerId };
  await notifyOfOffer(tx, maker, 'expired', await getNegotiation(reader, offer.negotiationId, now, tx), other);
}

/** Expires a buyer's offers whose time is over in the caller's transaction, before the job comes to them. */
export async function expireOffers(tx: Transaction, { buyerId }: { buyerId: string }, now: Date): Promise<void> {
  const due = await tx.$queryRaw<Expired[]>`
    SELECT o.id, o.negotiation_id AS "negotiationId", o.side, n.seller_id AS "sellerId", n.buyer_id AS "buyerId"
    FROM negotiations n JOIN offers o ON o.negotiation_id = n.id
    WHERE n.buyer_id = ${buyerId}::uuid AND n.status = 'open' AND o.status = 'open' AND o.expires_at <= ${now}
    FOR UPDATE OF n SKIP LOCKED`;
  for (const offer of due) await expire(tx, offer, now);
}

/** Expires the next offer whose time is over; null if there is none left. */
async function expireNext(tx: Transaction, after: string, now: Date) {
  const [offer] = await tx.$queryRaw<Expired[]>`
    SELECT o.id, o.negotiation_id AS "negotiationId", o.side, n.seller_id AS "sellerId", n.buyer_id AS "buyerId"
    FROM offers o JOIN negotiations n ON n.id = o.negotiation_id
    WHERE o.status = 'open' AND o.expires_at <= ${now} AND o.id > ${after}::uuid
    ORDER BY o.id LIMIT 1 FOR UPDATE OF n, o SKIP LOCKED`;
  if (!offer) return null;
  await expire(tx, offer, now);
  return { count: 1, last: offer.id };
}

/** Expires every offer whose time is over and returns how many. An answer that holds the lock comes first. */
export const expireDueOffers = (now = new Date()): Promise<number> =>
  forEachDue((tx, after) => expireNext(tx, after, now));
