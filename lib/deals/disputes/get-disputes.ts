import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db, type Transaction } from '@/lib/core/db/client';
import type { DealDispute } from '@/lib/core/db/generated/client';
import type { DealSnapshot } from '@/lib/deals/deals/dto';
import { readOwnDeal } from '@/lib/deals/deals/get-deal';
import { turnOf, type DisputeKind } from '@/lib/deals/terms/disputes/dispute-kinds';
import { otherSide, sideOf, type Side } from '@/lib/deals/terms/side';
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

const LISTED_MAX = 100;

type Waiting = { number: number; title: string; name: string; since: string };

/** Lists the open disputes in which it is the actor's turn, the longest waiting first. */
export async function listDisputeTurns(actor: Pick<Actor, 'id'>): Promise<Waiting[]> {
  const rows = await db.dealDispute.findMany({
    where: { status: 'open', deal: { OR: [{ sellerId: actor.id }, { buyerId: actor.id }] } },
    include: { deal: { select: { number: true, sellerId: true, buyerId: true, snapshot: true } } },
    orderBy: { openedAt: 'asc' },
    take: LISTED_MAX,
  });
  return rows.flatMap(({ deal, ...row }): Waiting[] => {
    const dispute = toDisputeDto(row);
    const side = sideOf(deal, actor.id);
    if (!side || turnOf(dispute.openedBy, dispute.proposals) !== side) return [];
    const { lot, ...parties } = deal.snapshot as DealSnapshot;
    const since = dispute.proposals.at(-1)?.at ?? dispute.openedAt;
    return [{ number: deal.number, title: lot.title, name: parties[otherSide(side)].name, since }];
  });
}
