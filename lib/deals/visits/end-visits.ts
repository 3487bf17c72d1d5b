import 'server-only';
import { findMailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import type { Transaction } from '@/lib/core/db/client';
import { forEachDue } from '@/lib/core/db/for-each-due';
import { otherSide, personOn, type Side } from '@/lib/deals/terms/side';
import { getVisit } from './get-visit';
import { notifyOfVisit } from './notify-of-visit';

type Due = { id: string; status: 'open' | 'agreed'; proposedBy: Side; sellerId: string; buyerId: string };

/** Marks a visit whose time is over; whoever proposed slots that nobody answered is notified. */
async function end(tx: Transaction, visit: Due, now: Date): Promise<void> {
  const status = visit.status === 'open' ? 'expired' : 'past';
  await tx.visit.update({ where: { id: visit.id }, data: { status } });
  if (status === 'past') return;
  const [makerId, otherId] = [personOn(visit, visit.proposedBy), personOn(visit, otherSide(visit.proposedBy))];
  const maker = makerId === null ? null : await findMailRecipient(makerId, tx);
  if (maker && otherId !== null)
    await notifyOfVisit(tx, maker, 'expired', await getVisit(maker, visit.id, now, tx), otherId);
}

/** Ends a buyer's visits whose time is over in the caller's transaction, before the job comes to them. */
export async function endVisits(tx: Transaction, { buyerId }: { buyerId: string }, now: Date): Promise<void> {
  const due = await tx.$queryRaw<Due[]>`
    SELECT id, status, proposed_by AS "proposedBy", seller_id AS "sellerId", buyer_id AS "buyerId" FROM visits
    WHERE buyer_id = ${buyerId}::uuid AND status IN ('open', 'agreed') AND ends_at <= ${now}
    ORDER BY id FOR UPDATE`;
  for (const visit of due) await end(tx, visit, now);
}

async function endNext(tx: Transaction, after: string, now: Date) {
  const [visit] = await tx.$queryRaw<Due[]>`
    SELECT id, status, proposed_by AS "proposedBy", seller_id AS "sellerId", buyer_id AS "buyerId" FROM visits
    WHERE status IN ('open', 'agreed') AND ends_at <= ${now} AND id > ${after}::uuid
    ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`;
  if (!visit) return null;
  await end(tx, visit, now);
  return { count: 1, last: visit.id };
}

/** Ends every visit whose time is over and returns how many. An answer that holds the lock comes first. */
export const endDueVisits = (now = new Date()): Promise<number> => forEachDue((tx, after) => endNext(tx, after, now));
