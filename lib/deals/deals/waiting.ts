import { newDates } from '@/lib/deals/terms/dates/new-dates';
import { turnOf } from '@/lib/deals/terms/disputes/dispute-kinds';
import type { Side } from '@/lib/deals/terms/side';
import { mayCancel, mayMoveDate } from './departure';
import { asksToCancel, isAskedToCancel, type Waiting } from './dto';
import { nextStep } from './next-step';
import { givenUpAt, type Lot } from './winner';

type Disputes = readonly { kind: string; status: string; openedBy: string; proposals: unknown }[];

/**
 * What a side of a deal has to do, for its page, lists and tasks alike: first answer what the other side asked, the most pressing
 * first, else take the next step. Null where it is the other side's turn, or nobody's.
 * @param isOtherGone whether the other side's account is closed or deleted
 */
export function waitingFor(
  deal: { disputes: Disputes } & Parameters<typeof nextStep>[0] & Lot,
  side: Side,
  isOtherGone: boolean,
): Waiting | null {
  const isWinnerAsked = givenUpAt(deal) !== null;
  if (isWinnerAsked && side === 'buyer') return 'winner';
  const dispute = deal.disputes.find(({ status }) => status === 'open');
  // The check of the table and the verbs let nothing else in.
  if (dispute && turnOf(dispute.openedBy as Side, dispute.proposals as { side: Side }[]) === side) return 'dispute';
  if (deal.status !== 'open') return null;
  const called = { mayCancel: mayCancel(deal, side, isOtherGone), side, events: deal.events };
  if (isAskedToCancel(called)) return 'cancel';
  // Who asked for it waits for the answer.
  if (asksToCancel(called)) return null;
  const { proposed } = newDates(deal.events);
  if (proposed && proposed.side !== side && mayMoveDate(deal)) return 'date';
  const { next, turn } = nextStep(deal);
  return !isWinnerAsked && (turn === side || turn === 'both') ? next : null;
}
