import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { writeDeviation } from '@/lib/deals/deals/close-deal';
import { areDressed, newestWeighings } from '@/lib/deals/deals/compare-sides';
import type { DealSnapshot } from '@/lib/deals/deals/dto';
import { lockDeal, recordEvent } from '@/lib/deals/deals/lock-deal';
import { notifyOfDeal } from '@/lib/deals/deals/notify-of-deal';
import type { DisputeKind } from '@/lib/deals/terms/disputes/dispute-kinds';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { netWeight } from '@/lib/deals/terms/weights';
import { adminAct, requireAdmin } from '@/lib/records/audit/admin-act';
import type { DisputeCaseDto, OutcomeDto } from './dto';
import { toDisputeDto } from './get-disputes';
import { requireDue } from './require-due';
import type { RecommendationInput } from './schema';

/** The rest follows as these are decided. */
const LISTED_MAX = 20;

/** Disputes about which the two didn't agree in time. */
export const dueDisputes = (now: Date) => ({ status: 'open', dueAt: { lte: now } });

/**
 * Lists the disputes that wait for an administrator, the longest first, with what both sides say.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function listDueDisputes(actor: Actor, now = new Date()): Promise<DisputeCaseDto[]> {
  requireAdmin(actor);
  const rows = await db.dealDispute.findMany({
    where: dueDisputes(now),
    include: {
      deal: { include: { weighings: true, events: { where: { kind: 'weighed' }, orderBy: { nth: 'asc' } } } },
    },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    take: LISTED_MAX,
  });
  return rows.map(({ deal, ...row }) => {
    const { lot, seller, buyer } = deal.snapshot as DealSnapshot;
    const newest = newestWeighings(deal.weighings);
    const net = (weighing: (typeof newest)['seller']) =>
      weighing && netWeight(weighing.grossKg.toString(), weighing.tareKg.toString());
    return {
      ...toDisputeDto(row),
      number: deal.number,
      title: lot.title,
      terms: deal.terms as DealTerms,
      names: { seller: seller.name, buyer: buyer.name },
      people: { seller: deal.sellerId, buyer: deal.buyerId },
      listingId: deal.listingId,
      weighed: { seller: net(newest.seller), buyer: net(newest.buyer) },
      netKg: deal.netKg?.toString() ?? null,
      isDressed: areDressed(deal.events),
    };
  });
}

/**
 * Recommends how a dispute ends, to both sides, once the time in which they could agree is over. It binds nobody until both
 * accept it, and moves no money; it counts in what deals say of a seller, whatever they do with it.
 * @throws DomainError `forbidden` unless the actor is an administrator or if they are one of the two, `conflict` unless it
 * waits for a recommendation, `invalid_input` for more than is due.
 */
export async function recommend(actor: Actor, input: RecommendationInput, now = new Date()): Promise<void> {
  const { id, amount, text } = input;
  await adminAct(actor, async (tx) => {
    const found = await tx.dealDispute.findUnique({ where: { id }, select: { deal: { select: { number: true } } } });
    // Read again under the lock: the two may agree at this moment.
    const deal = found && (await lockDeal(tx, found.deal.number));
    const dispute = deal && (await tx.dealDispute.findFirst({ where: { id, ...dueDisputes(now) } }));
    if (!dispute) throw new DomainError('conflict');
    if (actor.id === deal.sellerId || actor.id === deal.buyerId) throw new DomainError('forbidden');
    requireDue(deal, dispute.kind as DisputeKind, amount, null);
    const outcome: OutcomeDto = { amount, by: 'recommendation', text };
    await tx.dealDispute.update({ where: { id }, data: { status: 'recommended', settledAt: now, outcome } });
    await writeDeviation(tx, deal.number);
    await recordEvent(tx, deal.id, 'disputeRecommended', null, now, { amount });
    await notifyOfDeal(tx, deal, null, 'disputeRecommended');
    if (deal.sellerId) await pagesChanged(tx, [`seller:${deal.sellerId}`]);
    const after = { number: deal.number, amount, text };
    return {
      result: undefined,
      entries: [{ action: 'deal_dispute.recommended', target: 'deal', id: deal.id, before: null, after }],
    };
  });
  deliverSoon();
}
