import 'server-only';
import { queueAlert } from '@/lib/accounts/account-alerts/queue-alert';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import { db, type Transaction } from '@/lib/core/db/client';
import { lockUser } from '@/lib/core/db/locks';
import { DAY_MS } from '@/lib/core/durations';
import { DomainError } from '@/lib/core/errors/domain-error';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { consume, refund } from '@/lib/core/rate-limit/limit';
import type { DataExportDto } from './dto';
import { EXPORT_DAYS } from './export-mail';
import { makeExportsSoon } from './make-exports';

/**
 * Asks for a copy of everything that the actor's account holds, which a job makes; its owner is warned by mail at once, and
 * mailed again when it is ready. An earlier copy expires.
 * @throws DomainError `confirmation_required`, `email_unconfirmed`, `conflict` while one is being made, `rate_limited`.
 */
export async function requestDataExport(actor: Actor, now = new Date()): Promise<DataExportDto> {
  requireConfirmedEmail(actor);
  requireConfirmed(actor, now);
  const isUnderWay = async (tx: Transaction) =>
    (await tx.dataExport.count({ where: { userId: actor.id, readyAt: null, failedAt: null } })) > 0;
  if (await isUnderWay(db)) throw new DomainError('conflict');
  await consume('dataExportByUser', actor.id);
  const created = await db.$transaction(async (tx) => {
    // Two requests at once are one after the other.
    await lockUser(tx, actor.id);
    if (await isUnderWay(tx)) return null;
    await tx.dataExport.updateMany({ where: { userId: actor.id }, data: { expiresAt: now } });
    await queueAlert(tx, actor.id, 'dataRequested');
    const expiresAt = new Date(now.getTime() + EXPORT_DAYS * DAY_MS);
    return tx.dataExport.create({ data: { userId: actor.id, expiresAt, createdAt: now } });
  });
  if (!created) {
    await refund('dataExportByUser', actor.id);
    throw new DomainError('conflict');
  }
  deliverSoon();
  makeExportsSoon();
  return { state: 'waiting', id: created.id, requestedAt: created.createdAt.toISOString() };
}
