import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { sideOf } from '@/lib/deals/terms/side';
import { readDeal } from './get-deal';
import { notifyOfDeal } from './notify-of-deal';

/** Tells the other side of each open deal that somebody closed their account, in the caller's transaction. */
export async function notifyOfClosure(tx: Transaction, userId: string): Promise<void> {
  const open = await tx.deal.findMany({
    where: { status: 'open', OR: [{ sellerId: userId }, { buyerId: userId }] },
    select: { number: true },
  });
  for (const { number } of open) {
    const deal = await readDeal(number, tx);
    const side = deal && sideOf(deal, userId);
    if (side) await notifyOfDeal(tx, deal, side, 'accountClosed');
  }
}
