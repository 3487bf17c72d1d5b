import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { adminAct, requireAdmin } from '@/lib/records/audit/admin-act';
import { db } from '@/lib/core/db/client';
import { HOUR_MS } from '@/lib/core/durations';
import { DomainError } from '@/lib/core/errors/domain-error';
import type { StoredFile } from '@/lib/files/storage/driver';
import { storage } from '@/lib/files/storage/storage';
import { isId } from '@/lib/core/validation/fields';
import type { SealedData, SealedKind, SealedRecordDto, SealedSummary } from './dto';
import { sealedFile } from './sealed-files';

/** For how long an opened record shows its files. */
const OPEN_MS = HOUR_MS;

const summarySelect = { id: true, kind: true, title: true, sealedAt: true, keepUntil: true } as const;

type SummaryRow = { id: string; kind: string; title: string; sealedAt: Date; keepUntil: Date };

const toSummary = ({ kind, sealedAt, keepUntil, ...rest }: SummaryRow): SealedSummary => ({
  ...rest,
  kind: kind as SealedKind,
  sealedAt: sealedAt.toISOString(),
  keepUntil: keepUntil.toISOString(),
});

/**
 * Returns the sealed records that refer to a report, a listing, a lot or an account, without their content.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function listSealed(actor: Actor, about: string, now = new Date()): Promise<SealedSummary[]> {
  requireAdmin(actor);
  const rows = await db.sealedRecord.findMany({
    where: { refers: { has: about }, keepUntil: { gt: now } },
    orderBy: [{ sealedAt: 'desc' }, { id: 'desc' }],
    select: summarySelect,
  });
  return rows.map(toSummary);
}

/**
 * Opens a sealed record that refers to `about`, and records in the audit log that the actor read it.
 * @throws DomainError `forbidden` unless the actor is an administrator, `not_found`.
 */
export async function readSealed(
  actor: Actor,
  { id, about }: { id: string; about: string },
  now = new Date(),
): Promise<SealedRecordDto> {
  return adminAct(actor, async (tx) => {
    const row =
      isId(id) && isId(about)
        ? await tx.sealedRecord.findFirst({
            where: { id, refers: { has: about }, keepUntil: { gt: now } },
            select: { ...summarySelect, data: true, files: true },
          })
        : null;
    if (!row) throw new DomainError('not_found');
    const { data, files, ...summary } = row;
    return {
      result: {
        ...toSummary(summary),
        ...(data as SealedData),
        files: files.map((key, place) => ({ place, isVideo: !sealedFile(key).endsWith('.webp') })),
      },
      entries: [
        { action: 'sealed_record.read', target: 'sealed_record', id, before: null, after: { title: row.title } },
      ],
    };
  });
}

/**
 * Opens a file of a sealed record for an administrator who opened the record within the last hour.
 * @throws DomainError `forbidden` unless the actor is an administrator, `not_found` otherwise.
 */
export async function readSealedFile(actor: Actor, id: string, place: string, now = new Date()): Promise<StoredFile> {
  requireAdmin(actor);
  const opened = await db.auditLog.findFirst({
    where: {
      actorId: actor.id,
      action: 'sealed_record.read',
      targetType: 'sealed_record',
      targetId: id,
      createdAt: { gt: new Date(now.getTime() - OPEN_MS) },
    },
    select: { id: true },
  });
  const record =
    opened && isId(id) && /^\d{1,4}$/.test(place)
      ? await db.sealedRecord.findFirst({ where: { id, keepUntil: { gt: now } }, select: { files: true } })
      : null;
  const key = record?.files[Number(place)];
  const file = key ? await storage().get(sealedFile(key)) : null;
  if (!file) throw new DomainError('not_found');
  return file;
}
