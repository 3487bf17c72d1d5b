import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/core/actors/actor';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { writeDeviation } from '@/lib/deals/deals/close-deal';
import { meanToCome } from '@/lib/deals/deals/compare-sides';
import type { DealRow } from '@/lib/deals/deals/get-deal';
import { changeDeal, recordEvent } from '@/lib/deals/deals/lock-deal';
import type { DealNews } from '@/lib/deals/deals/notify-of-deal';
import { makeFirm } from '@/lib/deals/deals/weigh';
import type { Side } from '@/lib/deals/terms/side';
import type { DisputeDto, OutcomeDto } from './dto';
import { requireDue } from './require-due';
import { readDisputes, toDisputeDto } from './get-disputes';
import type { AcceptanceInput, ProposalInput } from './schema';

/** Sums that one side may propose in one dispute. */
const PROPOSALS_MAX = 10;

/** Reads the open dispute of a deal whose row the caller has locked. */
async function readOpen(tx: Transaction, dealId: string): Promise<DisputeDto> {
  const row = await tx.dealDispute.findFirst({ where: { dealId, status: 'open' } });
  if (!row) throw new DomainError('dispute_closed');
  return toDisputeDto(row);
}

/** Changes the open dispute of a deal under the deal's lock, and returns all of its disputes. */
async function changeOpen(
  actor: Actor,
  number: number,
  now: Date,
  change: (tx: Transaction, deal: DealRow, side: Side, dispute: DisputeDto) => Promise<DealNews | null>,
): Promise<DisputeDto[]> {
  const { id } = await changeDeal(actor, number, now, async (tx, deal, side) =>
    change(tx, deal, side, await readOpen(tx, deal.id)),
  );
  return readDisputes(id);
}

/**
 * Proposes a sum that would settle a dispute; it replaces what was proposed before. The same again changes nothing.
 * @throws DomainError those of `changeDeal`, `dispute_closed` unless there is an open one, `deal_limit` after ten,
 * `invalid_input` for more than is due.
 */
export const proposeSum = (actor: Actor, number: number, { amount }: ProposalInput, now = new Date()) =>
  changeOpen(actor, number, now, async (tx, deal, side, { id, kind, proposals }) => {
    requireDue(deal, kind, amount, side);
    const newest = proposals.at(-1);
    if (newest?.side === side && Number(newest.amount) === Number(amount)) return null;
    if (proposals.filter((one) => one.side === side).length >= PROPOSALS_MAX) throw new DomainError('deal_limit');
    const proposal = { id: randomUUID(), side, amount, at: now.toISOString() };
    await tx.dealDispute.update({ where: { id }, data: { proposals: [...proposals, proposal] } });
    await recordEvent(tx, deal.id, 'disputeProposed', side, now, { amount });
    return 'disputeProposed';
  });

/** What a side accepts: the newest sum that the other proposed, or what the other's figures come to. */
function acceptedSum(dispute: DisputeDto, side: Side, { what, seen }: AcceptanceInput): OutcomeDto {
  const { proposals, claim, openedBy } = dispute;
  const newest = proposals.at(-1) ?? null;
  // Who accepts has seen the newest proposal: a smaller one may have come meanwhile.
  if ((newest?.id ?? null) !== seen) throw new DomainError('proposal_outdated');
  if (what === 'proposal') {
    if (!newest) throw new DomainError('proposal_missing');
    if (newest.side === side) throw new DomainError('proposal_own');
    return { amount: newest.amount, by: 'proposal', text: null };
  }
  if (openedBy === side) throw new DomainError('proposal_own');
  if (!claim || claim.amount === null) throw new DomainError('proposal_missing');
  return { amount: claim.amount, by: 'claim', text: null };
}

/**
 * Settles a dispute with a sum that both sides accepted. One about a weight comes off the mean that both saw then, which is firm with
 * it: nobody weighs, or takes off, the same again.
 */
async function settleWith(tx: Transaction, deal: DealRow, side: Side, id: string, outcome: OutcomeDto, now: Date) {
  const { kind } = await tx.dealDispute.update({
    where: { id },
    data: { status: 'settled', settledAt: now, outcome },
  });
  const mean = deal.weighedAt === null && kind === 'weight' && Number(outcome.amount) > 0 ? meanToCome(deal) : null;
  if (mean) await makeFirm(tx, deal, mean.kg, null, now);
  await writeDeviation(tx, deal.number);
  await recordEvent(tx, deal.id, 'disputeSettled', side, now, { amount: outcome.amount });
  if (deal.sellerId) await pagesChanged(tx, [`seller:${deal.sellerId}`]);
  return 'disputeSettled' as const;
}

/** Accepts what an administrator recommended, for one side; the second one settles the dispute. */
async function acceptRecommended(tx: Transaction, deal: DealRow, side: Side, id: string | null, now: Date) {
  const row = id && (await tx.dealDispute.findFirst({ where: { id, dealId: deal.id, status: 'recommended' } }));
  const outcome = row ? toDisputeDto(row).outcome : null;
  if (!row || !outcome) throw new DomainError('dispute_closed');
  const before = outcome.accepted ?? [];
  if (before.includes(side)) throw new DomainError('proposal_own');
  const accepted = { ...outcome, accepted: [...before, side] };
  if (before.length > 0) return settleWith(tx, deal, side, row.id, accepted, now);
  await tx.dealDispute.update({ where: { id: row.id }, data: { outcome: accepted } });
  await recordEvent(tx, deal.id, 'disputeAccepted', side, now, { amount: outcome.amount });
  return 'disputeAccepted' as const;
}

/**
 * Accepts the newest proposed sum, or the one that was computed from the terms: that settles the dispute. An acceptance names
 * the newest proposal that was seen. A recommended sum settles it once both have accepted it.
 * @throws DomainError those of `changeDeal`, `dispute_closed`, `proposal_outdated` if there is a newer proposal than the one
 * that was seen, `proposal_own` for one's own and for what one accepted already, `proposal_missing` where there is no sum.
 */
export async function acceptSum(
  actor: Actor,
  number: number,
  input: AcceptanceInput,
  now = new Date(),
): Promise<DisputeDto[]> {
  const { id } = await changeDeal(actor, number, now, async (tx, deal, side) => {
    if (input.what === 'recommendation') return acceptRecommended(tx, deal, side, input.seen, now);
    const dispute = await readOpen(tx, deal.id);
    return settleWith(tx, deal, side, dispute.id, acceptedSum(dispute, side, input), now);
  });
  return readDisputes(id);
}

/**
 * Withdraws a dispute; only the side that opened it may.
 * @throws DomainError those of `changeDeal`, `dispute_closed`, `dispute_theirs` for the other side.
 */
export const withdrawDispute = (actor: Actor, number: number, now = new Date()) =>
  changeOpen(actor, number, now, async (tx, deal, side, { id, openedBy }) => {
    if (openedBy !== side) throw new DomainError('dispute_theirs');
    await tx.dealDispute.update({ where: { id }, data: { status: 'withdrawn', settledAt: now } });
    await recordEvent(tx, deal.id, 'disputeWithdrawn', side, now);
    return 'disputeWithdrawn';
  });
