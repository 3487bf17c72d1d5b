import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db, type Transaction } from '@/lib/core/db/client';
import type { DealDispute } from '@/lib/core/db/generated/client';
import { readOwnDeal } from '@/lib/deals/deals/get-deal';
import type { DisputeKind } from '@/lib/deals/terms/disputes/dispute-kinds';
import type { Side } from '@/lib/deals/terms/side';
import type { DisputeClaim, DisputeDto, DisputeStatus, OutcomeDto, ProposalDto } from './dto';

/** Maps a stored dispute. The checks of the table and the verbs let nothing else in. */
export const toDisputeDto = (row: DealDispute): DisputeDto => ({
  id: row.id,
  kind: row.kind as DisputeKind,
  openedBy: row.openedBy as Side,
  text: row.text,
  claim: row.claim as DisputeClaim | null,
  status: row.status as DisputeStatus,
  proposals: row.proposals as ProposalDto[],
  openedAt: row.openedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
  outcome: row.outcome as OutcomeDto | null,
});

/** Reads the disputes of a deal, the newest first. */
export async function readDisputes(dealId: string, tx: Transaction = db): Promise<DisputeDto[]> {
  const rows = await tx.dealDispute.findMany({ where: { dealId }, orderBy: [{ openedAt: 'desc' }, { id: 'desc' }] });
  return rows.map(toDisputeDto);
}

/**
 * Returns the disputes of a deal to one of its two sides, the newest first.
 * @throws DomainError `deal_not_found` for anybody else.
 */
export async function getDisputes(actor: Pick<Actor, 'id'>, number: number): Promise<DisputeDto[]> {
  const { row } = await readOwnDeal(actor, number);
  return readDisputes(row.id);
}
