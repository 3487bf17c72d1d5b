import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { namedTags, type TruckInput } from '@/lib/deals/trucks/schema';
import type { Side } from '@/lib/deals/terms/side';
import { isUnsaid, requireUndenied } from './departure';
import type { DealDto } from './dto';
import type { DealRow } from './get-deal';
import { changeDeal, recordEvent, requireFewer, requireOpen } from './lock-deal';

/** Trucks that a side enters, changes and removes in one deal: more would bury what else happened to it. */
const ENTRIES_MAX = 100;
const KINDS = ['truck', 'truckChanged', 'truckRemoved'];

/** @throws DomainError those of `requireUndenied`, `deal_over`, `weight_firm`, `deal_limit` after a hundred entries. */
function requireLoading(deal: DealRow, side: Side): void {
  requireOpen(deal);
  requireUndenied(deal, side);
  if (deal.weighedAt) throw new DomainError('weight_firm');
  requireFewer(deal, side, KINDS, ENTRIES_MAX);
}

/** @throws DomainError `invalid_input` for more heads than were agreed on all trucks of the side, or a tag of another one of them. */
function requireRoom({ heads }: DealRow, side: Side, others: DealRow['trucks'], truck: TruckInput): void {
  // What the other side entered takes no room: each says by itself what left.
  const own = others.filter((other) => other.side === side);
  const left = heads - own.reduce((sum, other) => sum + other.heads, 0);
  if (truck.heads > left) throw invalidField('heads', 'truckHeads', { left });
  const loaded = new Set(own.flatMap(({ tags }) => tags));
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
 * @throws DomainError those of `changeDeal`, `deal_over`, `weight_firm`, `deal_limit` after a hundred entries, `invalid_input`
 * for more heads than were agreed on all trucks of that side, or a tag of another one.
 */
export function addTruck(actor: Actor, number: number, truck: TruckInput, now = new Date()): Promise<DealDto> {
  return changeDeal(actor, number, now, async (tx, deal, side) => {
    requireLoading(deal, side);
    requireRoom(deal, side, deal.trucks, truck);
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
    requireLoading(deal, side);
    const others = deal.trucks.filter((one) => one.id !== id);
    requireRoom(deal, side, others, truck);
    await tx.dealTruck.update({ where: { id }, data: { ...truck, enteredAt: now } });
    await recordEvent(tx, deal.id, 'truckChanged', side, now);
    return 'trucks';
  });
}

/**
 * Removes a truck that the actor's side entered.
 * @throws DomainError those of `changeDeal`, `deal_over`, `weight_firm`, `deal_limit` after a hundred entries, `not_found`,
 * `forbidden` for one of the other side, `truck_counts` for the last by which it says what the other one counts on.
 */
export function removeTruck(actor: Actor, number: number, id: string, now = new Date()): Promise<DealDto> {
  return changeDeal(actor, number, now, async (tx, deal, side) => {
    requireOwnTruck(deal, side, id);
    requireLoading(deal, side);
    if (isUnsaid(deal, side, now)) throw new DomainError('truck_counts');
    await tx.dealTruck.delete({ where: { id } });
    await recordEvent(tx, deal.id, 'truckRemoved', side, now);
    return 'trucks';
  });
}
