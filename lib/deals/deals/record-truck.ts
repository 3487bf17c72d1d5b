import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { namedTags, type TruckInput } from '@/lib/deals/trucks/schema';
import type { Side } from '@/lib/deals/terms/side';
import type { DealDto } from './dto';
import type { DealRow } from './get-deal';
import { changeDeal, recordEvent, requireOpen } from './lock-deal';

/** Trucks entered, changed and removed in one deal: more would bury what else happened to it. */
const ENTRIES_MAX = 100;
const KINDS: readonly string[] = ['truck', 'truckChanged', 'truckRemoved'];

/** @throws DomainError `deal_over`, `weight_firm`, `conflict` after a hundred entries. */
function requireLoading(deal: DealRow): void {
  requireOpen(deal);
  if (deal.weighedAt) throw new DomainError('weight_firm');
  if (deal.events.filter(({ kind }) => KINDS.includes(kind)).length >= ENTRIES_MAX) throw new DomainError('conflict');
}

/** @throws DomainError `invalid_input` for more heads than were agreed on all trucks, or a tag of another truck. */
function requireRoom({ heads }: DealRow, others: DealRow['trucks'], truck: TruckInput): void {
  const left = heads - others.reduce((sum, other) => sum + other.heads, 0);
  if (truck.heads > left) throw invalidField('heads', 'truckHeads', { left });
  const loaded = new Set(others.flatMap(({ tags }) => tags));
  const twice = truck.tags.filter((tag) => loaded.has(tag));
  if (twice.length > 0) throw invalidField('tags', 'tagsOnTruck', { tags: namedTags(twice) });
}

/** @throws DomainError `not_found` if the deal has no such truck, `forbidden` if the other side entered it. */
function requireOwnTruck({ trucks }: DealRow, side: Side, id: string): void {
  const truck = trucks.find((one) => one.id === id);
  if (!truck) throw new DomainError('not_found');
  if (truck.side !== side) throw new DomainError('forbidden');
}

/**
 * Enters what a truck loaded, by either side, until the weight is firm.
 * @throws DomainError those of `changeDeal`, `deal_over`, `weight_firm`, `conflict` after a hundred entries, `invalid_input`
 * for more heads than were agreed on all trucks, or a tag of another one.
 */
export function addTruck(actor: Actor, number: number, truck: TruckInput, now = new Date()): Promise<DealDto> {
  return changeDeal(actor, number, now, async (tx, deal, side) => {
    requireLoading(deal);
    requireRoom(deal, deal.trucks, truck);
    await tx.dealTruck.create({ data: { ...truck, dealId: deal.id, side, enteredAt: now } });
    await recordEvent(tx, deal.id, 'truck', side, now);
    return 'trucks';
  });
}

/**
 * Corrects a truck that the actor's side entered.
 * @throws DomainError those of `addTruck`, `not_found`, `forbidden` for one of the other side.
 */
export function changeTruck(
  actor: Actor,
  number: number,
  id: string,
  truck: TruckInput,
  now = new Date(),
): Promise<DealDto> {
  return changeDeal(actor, number, now, async (tx, deal, side) => {
    requireOwnTruck(deal, side, id);
    requireLoading(deal);
    const others = deal.trucks.filter((one) => one.id !== id);
    requireRoom(deal, others, truck);
    await tx.dealTruck.update({ where: { id }, data: { ...truck, enteredAt: now } });
    await recordEvent(tx, deal.id, 'truckChanged', side, now);
    return 'trucks';
  });
}

/**
 * Removes a truck that the actor's side entered.
 * @throws DomainError those of `changeDeal`, `deal_over`, `weight_firm`, `conflict` after a hundred entries, `not_found`,
 * `forbidden` for one of the other side.
 */
export function removeTruck(actor: Actor, number: number, id: string, now = new Date()): Promise<DealDto> {
  return changeDeal(actor, number, now, async (tx, deal, side) => {
    requireOwnTruck(deal, side, id);
    requireLoading(deal);
    await tx.dealTruck.delete({ where: { id } });
    await recordEvent(tx, deal.id, 'truckRemoved', side, now);
    return 'trucks';
  });
}
