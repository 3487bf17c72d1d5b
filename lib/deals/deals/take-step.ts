import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { dueOf } from '@/lib/deals/terms/disputes/disputed-sum';
import { declineLot } from './cancel-deal';
import { closeDeal, usualOf } from './close-deal';
import { isReceivedAndPaid, waitsForWeights } from './compare-sides';
import { mayComeBack, requireUndenied } from './departure';
import { isUnanswered, standing, type DealDto } from './dto';
import { accountOf, isDealNumber, isGone, type DealRow } from './get-deal';
import { changeDeal, recordEvent, requireNotOver, requireOpen } from './lock-deal';
import type { Step, StepInput } from './schema';
import { standByMean } from './weigh';
import { givenUpAt, mayAskWinner, winnerOf } from './winner';

/** The column of a step, and who may say that it is done: for the last two whoever would lose by a lie. */
const STEP = {
  agree: { column: 'agreedAt', by: 'buyer' },
  papers: { column: 'papersReadyAt', by: 'seller' },
  load: { column: 'loadedAt', by: null },
  accept: { column: 'acceptedAt', by: 'buyer' },
  pay: { column: 'paidAt', by: 'seller' },
} as const satisfies Record<Step, { column: keyof DealRow; by: 'seller' | 'buyer' | null }>;

/**
 * Takes back that the animals left: they came back. The trucks and the weights of the seller, which nobody else saw, go
 * with it, and the deal stands as before the loading.
 */
function comeBack(actor: Actor, number: number, now: Date): Promise<DealDto> {
  return changeDeal(actor, number, now, async (tx, deal, side) => {
    requireOpen(deal);
    if (!mayComeBack(deal, side)) throw new DomainError('conflict');
    const own = { where: { dealId: deal.id, side } };
    await tx.dealTruck.deleteMany(own);
    await tx.dealWeighing.deleteMany(own);
    await tx.deal.update({ where: { id: deal.id }, data: { loadedAt: null } });
    await recordEvent(tx, deal.id, 'cameBack', side, now);
    return 'cameBack';
  });
}

/**
 * Asks as the seller of a lot its winner, of whom there is no news in time, whether they go on: who says nothing for 48 hours is given
 * up. `conflict` where there is nothing to ask, as once they said something.
 */
function askWinner(actor: Actor, number: number, now: Date): Promise<DealDto> {
  return changeDeal(actor, number, now, async (tx, deal, side) => {
    requireOpen(deal);
    if (side === 'buyer') throw new DomainError('step_theirs');
    if (givenUpAt(deal)) return null;
    if (isGone(deal, 'buyer') || !mayAskWinner(deal, side, now)) throw new DomainError('conflict');
    await recordEvent(tx, deal.id, 'winnerAsked', side, now);
    return 'winnerAsked';
  });
}

/** Says as the winner of a lot that they go on with it, which gives them seven days; nothing more while they have such. */
function stay(actor: Actor, number: number, now: Date): Promise<DealDto> {
  return changeDeal(actor, number, now, async (tx, deal, side) => {
    requireOpen(deal);
    if (side === 'seller') throw new DomainError('step_theirs');
    const winner = winnerOf(deal, now);
    if (winner === null || winner.state === 'answered') return null;
    await recordEvent(tx, deal.id, 'stay', side, now);
    return 'stay';
  });
}

/** Ends the open claim of a payment that came: nothing is left of it to pay. */
async function endPaymentClaim(tx: Transaction, deal: DealRow, now: Date): Promise<void> {
  const outcome = { amount: '0.00', by: 'proposal', text: null };
  const { count } = await tx.dealDispute.updateMany({
    where: { dealId: deal.id, kind: 'payment', status: 'open' },
    data: { status: 'settled', settledAt: now, outcome },
  });
  if (count > 0) await recordEvent(tx, deal.id, 'disputeSettled', 'seller', now, { amount: outcome.amount });
}

/**
 * Says that a step of a deal is done: a runner-up takes the lot (it is a deal like others from then on), papers are ready, the
 * animals are loaded, received as agreed, paid. Steps may be skipped. That the animals are loaded either side may say, or
 * both. Who receives them or was paid stands by what both weighed, and by the sum that they saw, where they send it. Once the
 * buyer has accepted and the seller was paid, the deal is closed; while `waitsForWeights` says so, it stays open. Money that came
 * ends the open claim of it, also in a deal that time closed, which then counts in figures. `cameBack` takes back what the
 * seller said of animals that left, `stay` says that the winner of a lot goes on with it, which `askWinner` asks them, `decline`
 * that a runner-up doesn't take it, or that the seller doesn't wait for them. Idempotent.
 * @throws DomainError those of `changeDeal`, `standByMean` and `requireUndenied`, `deal_over`, `step_theirs` for the other side's step, `conflict`
 * if another sum is due than was seen, and where nothing may be taken back, as `mayComeBack` says, or was ten times.
 */
export async function takeStep(
  actor: Actor,
  number: number,
  step: StepInput['step'],
  now = new Date(),
  seen?: StepInput['seen'],
): Promise<DealDto> {
  if (step === 'cameBack') return comeBack(actor, number, now);
  if (step === 'stay') return stay(actor, number, now);
  if (step === 'askWinner') return askWinner(actor, number, now);
  if (step === 'decline') return declineLot(actor, number, now);
  const { column, by } = STEP[step];
  const fixesSum = step === 'accept' || step === 'pay';
  const own = { number, OR: [{ sellerId: actor.id }, { buyerId: actor.id }] };
  const usual = fixesSum && isDealNumber(number) ? await usualOf(own) : null;
  return changeDeal(actor, number, now, async (tx, deal, side) => {
    if (by !== null && by !== side) throw new DomainError('step_theirs');
    const isSaid = standing(deal.events).some((event) => event.kind === step && event.side === side);
    const isAnswer = step === 'agree' && isUnanswered(deal.events);
    if (!isAnswer && deal[column] && (isSaid || by !== null)) return null;
    const isLate = step === 'pay' && deal.status === 'closed';
    if (!isLate) (isAnswer ? requireNotOver : requireOpen)(deal);
    if (step === 'load') requireUndenied(deal, side);
    const due = dueOf(accountOf(deal))?.due ?? null;
    const isAsSeen = seen === null || due === null ? seen === due : Number(seen) === Number(due);
    if (fixesSum && seen !== undefined && !isAsSeen) throw new DomainError('conflict');
    const weighed = fixesSum && !isLate ? await standByMean(tx, deal, side, now) : deal;
    // What the first of the two said stands; that the second says it too binds both.
    const at = isAnswer ? now : (deal[column] ?? now);
    await tx.deal.update({ where: { id: deal.id }, data: { [column]: at } });
    // What is weighed later changes what is due, not what was paid.
    const paid = step === 'pay' ? dueOf(accountOf(weighed))?.due : undefined;
    await recordEvent(tx, deal.id, step, side, now, paid === undefined ? {} : { due: paid });
    if (step === 'pay') await endPaymentClaim(tx, deal, now);
    if (isLate && deal.sellerId) await pagesChanged(tx, [`seller:${deal.sellerId}`]);
    const done: DealRow = { ...weighed, [column]: at };
    if (isLate || !isReceivedAndPaid(done) || waitsForWeights(done, side, now)) return step;
    await closeDeal(tx, done, usual, now);
    return 'closed';
  });
}
