import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db, type Prisma, type Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { consume } from '@/lib/core/rate-limit/limit';
import { sideOf, type Side } from '@/lib/deals/terms/side';
import { isUnanswered, type DealDto } from './dto';
import { isDealNumber, readDeal, toDealDto, type DealRow } from './get-deal';
import { notifyOfDeal, type DealNews } from './notify-of-deal';

/** Locks a deal until the transaction ends: its listing first, as whoever accepts an offer does. */
export async function lockDeal(tx: Transaction, number: number): Promise<DealRow | null> {
  await tx.$executeRaw`
    SELECT 1 FROM cattle_listings WHERE id = (SELECT listing_id FROM deals WHERE number = ${number}) FOR UPDATE`;
  await tx.$executeRaw`SELECT 1 FROM deals WHERE number = ${number} FOR UPDATE`;
  return readDeal(number, tx);
}

/** Adds to what happened to a deal, whose row the caller has locked. */
export async function recordEvent(
  tx: Transaction,
  dealId: string,
  kind: string,
  side: Side | null,
  now: Date,
  data: Prisma.InputJsonObject = {},
): Promise<void> {
  const nth = (await tx.dealEvent.count({ where: { dealId } })) + 1;
  await tx.dealEvent.create({ data: { dealId, nth, kind, side, at: now, data } });
}

/**
 * Changes a deal for one of its sides in one transaction under its lock, and notifies the other side of what `change`
 * returns, if anything.
 * @throws DomainError `deal_not_found` unless the actor is one of the two, `rate_limited`, and those of `change`.
 */
export async function changeDeal(
  actor: Actor,
  number: number,
  now: Date,
  change: (tx: Transaction, deal: DealRow, side: Side) => Promise<DealNews | null>,
): Promise<DealDto> {
  await consume('changeByUser', actor.id);
  if (!isDealNumber(number)) throw new DomainError('deal_not_found');
  const deal = await db.$transaction(async (tx) => {
    const locked = await lockDeal(tx, number);
    const side = locked && sideOf(locked, actor.id);
    if (!side) throw new DomainError('deal_not_found');
    const news = await change(tx, locked, side);
    const changed = await readDeal(number, tx);
    if (!changed) throw new Error('a deal that was just locked could not be read');
    if (news) await notifyOfDeal(tx, changed, side, news);
    return toDealDto(changed, side, now);
  });
  deliverSoon();
  return deal;
}

/** @throws DomainError `deal_over` unless it is open. */
export function requireNotOver({ status }: Pick<DealRow, 'status'>): void {
  if (status !== 'open') throw new DomainError('deal_over');
}

/** @throws DomainError `deal_limit` for a side that did one of these things that often before. */
export function requireFewer({ events }: DealRow, side: Side, kinds: readonly string[], max: number): void {
  const done = events.filter((event) => event.side === side && kinds.includes(event.kind));
  if (done.length >= max) throw new DomainError('deal_limit');
}

/** @throws DomainError `deal_over` unless it is open, `deal_unanswered` while a runner-up is asked whether they take the lot. */
export function requireOpen(deal: DealRow): void {
  requireNotOver(deal);
  if (isUnanswered(deal.events)) throw new DomainError('deal_unanswered');
}
