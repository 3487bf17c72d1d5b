import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import type { StoredFile } from '@/lib/files/storage/driver';
import { storage } from '@/lib/files/storage/storage';
import { isId } from '@/lib/core/validation/fields';
import type { DataExportDto } from './dto';
import { exportKey } from './export-key';

/** Returns the latest copy of the actor's data; null if there is none that hasn't expired. */
export async function getDataExport(actor: Actor, now = new Date()): Promise<DataExportDto | null> {
  const found = await db.dataExport.findFirst({
    where: { userId: actor.id, expiresAt: { gt: now } },
    orderBy: { createdAt: 'desc' },
  });
  if (!found) return null;
  const common = { id: found.id, requestedAt: found.createdAt.toISOString() };
  if (found.readyAt === null) return { state: found.failedAt ? 'failed' : 'waiting', ...common };
  return { state: 'ready', ...common, size: Number(found.size), expiresAt: found.expiresAt.toISOString() };
}

/**
 * Checks that the actor may download a copy of their data now.
 * @throws DomainError `confirmation_required`, `not_found` unless it is a copy of the actor's own data that is ready and
 * hasn't expired.
 */
export async function requireDataExport(actor: Actor, id: string, now = new Date()): Promise<void> {
  const where = { id, userId: actor.id, readyAt: { not: null }, expiresAt: { gt: now } };
  if (!isId(id) || (await db.dataExport.count({ where })) === 0) throw new DomainError('not_found');
  requireConfirmed(actor, now);
}

/**
 * Opens a copy of the actor's data.
 * @throws DomainError as `requireDataExport`.
 */
export async function openDataExport(actor: Actor, id: string, now = new Date()): Promise<StoredFile> {
  await requireDataExport(actor, id, now);
  const file = await storage().get(exportKey(id.toLowerCase()));
  if (!file) throw new DomainError('not_found');
  return file;
}
