import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { ANSWER_MISSED, lockLot } from '@/lib/market/auctions/lot-rows';
import { lotMailFacts } from '@/lib/market/auctions/mail-facts';
import { notifyOfLot } from '@/lib/market/auctions/notify-of-lot';
import { lockAccount } from '@/lib/accounts/accounts/lock-account';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { adminAct } from '@/lib/records/audit/admin-act';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { consume } from '@/lib/core/rate-limit/limit';
import { isId } from '@/lib/core/validation/fields';

/**
 * Reports that the winner of the actor's lot has not answered: three days after the settlement, the winner has sent no
 * message about the lot. Only the seller can tell whether they reached each other otherwise, so it counts only if
 * reported. Two within twelve months, and the winner needs an administrator to bid again.
 * @throws DomainError `lot_not_found`, `forbidden` unless it is the actor's lot, `answer_not_missed`, `rate_limited`.
 */
export async function reportMissedAnswer(actor: Actor, lotId: string): Promise<void> {
  await consume('changeByUser', actor.id);
  await db.$transaction(async (tx) => {
    const lot = isId(lotId) ? await lockLot(tx, lotId) : null;
    if (!lot) throw new DomainError('lot_not_found');
    if (lot.userId !== actor.id) throw new DomainError('forbidden');
    const [missed] = await tx.$queryRaw<{ missed: boolean }[]>`
      SELECT ${ANSWER_MISSED} AS missed FROM auction_lots l WHERE l.id = ${lotId}::uuid`;
    if (!missed?.missed || !lot.highestBidder) throw new DomainError('answer_not_missed');
    await tx.missedAnswer.create({ data: { auctionLotId: lot.id, userId: lot.highestBidder } });
    const facts = (await lotMailFacts(tx, [lot.id])).get(lot.id);
    const winner = await tx.user.findFirst({ where: { id: lot.highestBidder, suspendedAt: null, closedAt: null } });
    if (facts && winner) await notifyOfLot(tx, winner, 'answerMissed', facts);
  });
  deliverSoon();
}

/**
 * Lets somebody bid again who had not answered sellers.
 * @throws DomainError `forbidden` unless the actor is an administrator, `confirmation_required`, `not_found`,
 * `own_account`, `conflict` if there is nothing to clear.
 */
export async function clearMissedAnswers(actor: Actor, userId: string, now = new Date()): Promise<void> {
  await adminAct(actor, async (tx) => {
    requireConfirmed(actor, now);
    const account = await lockAccount(tx, actor, userId);
    const { count } = await tx.missedAnswer.updateMany({
      where: { userId: account.id, clearedAt: null },
      data: { clearedAt: now, clearedBy: actor.id },
    });
    if (count === 0) throw new DomainError('conflict');
    const entry = { action: 'user.answers_cleared', target: 'user', id: account.id } as const;
    return {
      result: undefined,
      entries: [{ ...entry, before: { missedAnswers: count }, after: { missedAnswers: 0 } }],
    };
  });
}
