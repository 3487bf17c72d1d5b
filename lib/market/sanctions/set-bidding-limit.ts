import 'server-only';
import { lockAccount } from '@/lib/accounts/accounts/lock-account';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { adminAct } from '@/lib/records/audit/admin-act';
import { keepUndo } from '@/lib/records/undo/keep-undo';
import type { BiddingLimitInput } from './schema';

/**
 * Sets what a person's leading bids may add up to; null for the usual limit. Bids that stand are not touched.
 * @throws DomainError `forbidden` unless the actor is an administrator, `confirmation_required`, `not_found`,
 * `own_account`.
 */
export async function setBiddingLimit(
  actor: Actor,
  { userId, limit }: BiddingLimitInput,
  now = new Date(),
): Promise<void> {
  await adminAct(actor, async (tx) => {
    requireConfirmed(actor, now);
    const { id } = await lockAccount(tx, actor, userId);
    const before = await tx.user.findUniqueOrThrow({ where: { id }, select: { biddingLimit: true } });
    const after = await tx.user.update({
      where: { id },
      data: { biddingLimit: limit },
      select: { biddingLimit: true },
    });
    const shown = (row: typeof after) => ({ biddingLimit: row.biddingLimit?.toFixed(2) ?? null });
    const undo = { before: shown(before), after: shown(after) };
    await keepUndo(tx, actor, { kind: 'biddingLimit', targetId: id, ...undo }, now);
    return {
      result: undefined,
      entries: [{ action: 'user.bidding_limit', target: 'user', id, ...undo }],
    };
  });
}
