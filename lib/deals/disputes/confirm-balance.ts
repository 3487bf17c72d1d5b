import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { DomainError } from '@/lib/core/errors/domain-error';
import { isSumFinal, type DealDto } from '@/lib/deals/deals/dto';
import { accountOf } from '@/lib/deals/deals/get-deal';
import { changeDeal, recordEvent } from '@/lib/deals/deals/lock-deal';
import { balanceOf } from '@/lib/deals/terms/disputes/disputed-sum';

/**
 * Says that what was left between the two after the payment has come: the buyer what the seller gave back, the seller what
 * was still owed, as whoever would lose by a lie. `seen` is its amount as it was shown. Sent again it changes nothing.
 * @throws DomainError those of `changeDeal`, `conflict` if another amount is left by now, or nothing, or the weight isn't firm
 * yet, `step_theirs` for the other side's.
 */
export function confirmBalance(actor: Actor, number: number, seen: string, now = new Date()): Promise<DealDto> {
  return changeDeal(actor, number, now, async (tx, deal, side) => {
    const account = accountOf(deal);
    const { refund, owed } = balanceOf(account);
    const left = refund ?? owed;
    const isSaid = deal.events.some(({ kind, side: by }) => kind === 'balance' && by === side);
    if (left === null && isSaid) return null;
    const isFinal = isSumFinal({ ...deal, delivered: account.delivered });
    if (!isFinal || left === null || Number(left) !== Number(seen)) throw new DomainError('conflict');
    if (side !== (refund === null ? 'seller' : 'buyer')) throw new DomainError('step_theirs');
    await recordEvent(tx, deal.id, 'balance', side, now, { evened: refund ?? `-${left}` });
    return 'balance';
  });
}
