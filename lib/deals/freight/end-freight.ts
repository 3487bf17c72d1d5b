import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import type { Transaction } from '@/lib/core/db/client';
import { forEachDue } from '@/lib/core/db/for-each-due';
import { DomainError } from '@/lib/core/errors/domain-error';
import { freightStatusNow, quoteStatusNow } from '@/lib/deals/terms/dates/freight-times';
import type { FreightDto } from './dto';
import { changeFreight } from './lock-freight';
import { freightSelect, type FreightRow } from './map-freight';
import { notifyOfFreight, notifyOtherParty } from './notify-of-freight';

/** Notifies the carriers whose quotes stood. */
async function notifyQuoted(tx: Transaction, row: FreightRow, now: Date): Promise<void> {
  // Its quotes expire with a request; those whose own day is over have nothing to wait for.
  const standing = row.quotes.filter(
    (quote) =>
      quoteStatusNow(quote, 'open', now) === 'open' || (quote.status === 'open' && quote.expiresAt >= row.endsAt),
  );
  for (const { carrierId } of standing) await notifyOfFreight(tx, carrierId, 'ended', row, null);
}

/** Notifies the carrier with whom it was agreed. */
async function notifyCarrier(tx: Transaction, row: FreightRow): Promise<void> {
  const accepted = row.quotes.find(({ status }) => status === 'accepted');
  if (accepted) await notifyOfFreight(tx, accepted.carrierId, 'cancelled', row, row.asker);
}

/** Marks a request, which the caller has locked, as what it has become. */
async function end(tx: Transaction, id: string, now: Date): Promise<void> {
  const row = await tx.freightRequest.findUniqueOrThrow({ where: { id }, select: freightSelect });
  const status = freightStatusNow(row, now);
  await tx.freightRequest.update({ where: { id }, data: { status, updatedAt: now } });
  if (status === 'cancelled') return notifyCarrier(tx, row);
  await notifyQuoted(tx, row, now);
  const isLate = row.deal.status === 'open' && row.deal.loadedAt === null;
  if (isLate) await notifyOfFreight(tx, row.askerId, 'expired', row, null);
}

/** Ends what is over of a deal in the caller's transaction, before the job comes to it. */
export async function endFreightOf(tx: Transaction, dealId: string, now: Date): Promise<void> {
  const due = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM freight_requests WHERE deal_id = ${dealId}::uuid AND status = 'open' AND ends_at <= ${now}
    ORDER BY id FOR UPDATE`;
  for (const { id } of due) await end(tx, id, now);
}

async function endNext(tx: Transaction, after: string, now: Date) {
  const [due] = await tx.$queryRaw<{ id: string }[]>`
    SELECT r.id FROM freight_requests r JOIN deals d ON d.id = r.deal_id
    WHERE r.id > ${after}::uuid AND (r.status = 'open' AND (r.ends_at <= ${now} OR d.status <> 'open' OR d.loaded_at IS NOT NULL)
      OR r.status = 'accepted' AND d.status IN ('cancelled', 'lapsed'))
    ORDER BY r.id LIMIT 1 FOR UPDATE OF r SKIP LOCKED`;
  if (!due) return null;
  await end(tx, due.id, now);
  return { count: 1, last: due.id };
}

/** Ends every request whose time, or whose deal, is over, and returns how many. An answer that holds the lock comes first. */
export const endDueFreight = (now = new Date()): Promise<number> => forEachDue((tx, after) => endNext(tx, after, now));

/**
 * Calls off a request, or what was agreed with its carrier, by whoever asked.
 * @throws DomainError those of `changeFreight`, `freight_not_asker` for anybody else, `freight_closed`.
 */
export const cancelFreight = (actor: Actor, id: string, now = new Date()): Promise<FreightDto> =>
  changeFreight(actor, id, { limit: 'changeByUser', now }, async (tx, row) => {
    if (row.askerId !== actor.id) throw new DomainError('freight_not_asker');
    const status = freightStatusNow(row, now);
    if (status !== 'open' && status !== 'accepted') throw new DomainError('freight_closed');
    await tx.freightRequest.update({ where: { id }, data: { status: 'cancelled', updatedAt: now } });
    if (status === 'open') return notifyQuoted(tx, row, now);
    await notifyCarrier(tx, row);
    await notifyOtherParty(tx, 'off', row);
  });
