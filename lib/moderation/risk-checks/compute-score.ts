import 'server-only';
import { lockLot } from '@/lib/market/auctions/lot-rows';
import { KINDS } from '@/lib/market/topics/kinds';
import type { Transaction } from '@/lib/core/db/client';
import { holdListing } from '@/lib/market/listings/hold-listing';
import { lockListing } from '@/lib/market/listings/lock-listing';
import { listingStatus } from '@/lib/market/listings/policy';
import { activeSignals } from '@/lib/records/risk-signals/active-signals';
import { isHeldSeller } from '@/lib/records/risk-signals/is-held-seller';
import { lockRiskCase } from '@/lib/records/risk-signals/lock-risk-case';
import { riskScore, type RiskScore } from '@/lib/records/risk-signals/score';
import { trustOf } from '@/lib/records/risk-signals/trust-of';
import { topicIds, type Topic } from '@/lib/core/topics/schema';
import { holdLot } from './hold-lot';
import { notifyOfHold } from './notify-of-hold';

type Found = { ownerId: string; isPublic: boolean; createdAt: Date };

/**
 * Computes the score of a listing or lot and does what follows: opens a case, holds it, or closes a case whose score
 * fell. Nothing is deleted and nobody is suspended by a score.
 */
export async function computeScore(tx: Transaction, topic: Topic, now: Date): Promise<void> {
  const found = await findPublic(tx, topic, now);
  if (!found) return;
  // Locked before its signals are read: a moderator who is deciding about it closes the case and clears them.
  const open = await lockRiskCase(tx, topic);
  const signals = await activeSignals(tx, { topicId: topic.id, ownerId: found.ownerId }, now);
  const computed = riskScore(signals, await trustOf(tx, found.ownerId), now);
  const outcome = computed.outcome === 'hold_seller' ? 'hold' : computed.outcome;
  const decided = outcome !== 'hold' && (await isOfHeldSeller(tx, topic, found)) ? 'hold' : outcome;
  if (decided === 'none') {
    // A held listing stays so until a moderator has looked; the rest needs nobody any more.
    if (open && !open.heldAt) await tx.riskCase.update({ where: { id: open.id }, data: { closedAt: now } });
    else if (open) await update(tx, open.id, computed);
    return;
  }
  if (!open && !found.isPublic) return;
  const id = open
    ? await update(tx, open.id, computed)
    : await create(tx, { topic, ownerId: found.ownerId, computed, now });
  if (decided !== 'hold' || open?.heldAt) return;
  const isHeld = await (topic.kind === 'lot'
    ? holdLot(tx, topic.id)
    : holdListing(tx, KINDS[topic.kind], topic.id, now));
  if (!isHeld) return;
  await tx.riskCase.update({ where: { id }, data: { heldAt: now } });
  await notifyOfHold(tx, found.ownerId, topic, now);
}

/** Locks a listing or lot and returns its owner; null if it is deleted, was taken down or has no owner any more. */
async function findPublic(tx: Transaction, { kind, id }: Topic, now: Date): Promise<Found | null> {
  if (kind === 'lot') {
    await lockLot(tx, id);
    const select = { userId: true, status: true, createdAt: true } as const;
    const lot = await tx.auctionLot.findUnique({ where: { id }, select });
    return lot?.userId ? { ownerId: lot.userId, isPublic: lot.status === 'active', createdAt: lot.createdAt } : null;
  }
  const listing = await lockListing(tx, KINDS[kind], id);
  if (!listing || listing.takenDownAt) return null;
  return { ownerId: listing.userId, isPublic: listingStatus(listing, now) === 'active', createdAt: listing.createdAt };
}

/** The columns of a case's topic that are set. */
function caseTopic(topic: Topic) {
  const { listingId, equipmentId, auctionLotId } = topicIds(topic);
  return listingId ? { listingId } : equipmentId ? { equipmentId } : { auctionLotId };
}

async function update(tx: Transaction, id: string, { score, rules }: RiskScore): Promise<string> {
  await tx.riskCase.update({ where: { id }, data: { score, rules } });
  return id;
}

async function create(
  tx: Transaction,
  { topic, ownerId, computed, now }: { topic: Topic; ownerId: string; computed: RiskScore; now: Date },
): Promise<string> {
  const { score, rules } = computed;
  const data = { ...topicIds(topic), ownerId, score, rules, openedAt: now };
  return (await tx.riskCase.create({ data, select: { id: true } })).id;
}

/**
 * Whether a listing or lot was published while independent rules speak strongly against another one of its seller. One
 * that a moderator has released is not held for it again.
 */
async function isOfHeldSeller(tx: Transaction, topic: Topic, { ownerId, createdAt }: Found): Promise<boolean> {
  const others = { openedAt: { lte: createdAt }, NOT: caseTopic(topic) };
  if (!(await isHeldSeller(tx, ownerId, others))) return false;
  return (await tx.riskCase.count({ where: { ...caseTopic(topic), closedAt: { not: null } } })) === 0;
}
