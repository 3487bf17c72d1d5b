import 'server-only';
import { db, type Transaction } from '@/lib/core/db/client';
import { MINUTE_MS } from '@/lib/core/durations';
import { logger } from '@/lib/core/log/logger';
import { storage } from '@/lib/files/storage/storage';
import { contentTypeOf } from '@/lib/files/storage/storage-key';
import { imageKeys } from '@/lib/files/uploads/image-keys';
import type { SealedData } from './dto';

/** Nobody reaches this folder by an address of its own. */
const FOLDER = 'private/sealed/';

/** Shared with the demonstration's listings: neither moved nor deleted. */
const SHARED = 'demo/';

/** Videos are stored under their whole name, pictures without their width. */
const VIDEO = /\.[a-z0-9]+$/;

const BATCH = 100;

/** Returns the stored file of a sealed record's entry. */
export function sealedFile(key: string): string {
  return VIDEO.test(key) ? key : `${key}-1600.webp`;
}

/**
 * Moves the files of a sealed record from their public addresses to a private folder. Repeatable: a record whose files
 * could not be moved keeps them where they are until the job tries again.
 */
export async function moveSealedFiles(id: string): Promise<void> {
  const record = await db.sealedRecord.findFirst({
    where: { id, filesMovedAt: null },
    select: { files: true, data: true },
  });
  if (!record) return;
  const moved: string[] = [];
  for (const [place, key] of record.files.entries()) {
    const from = sealedFile(key);
    const target = `${FOLDER}${id}/${place}${/\.[a-z0-9]+$/.exec(from)?.[0] ?? ''}`;
    const file = key.startsWith(SHARED) ? null : await storage().get(from);
    if (file) await storage().put(target, file.body, contentTypeOf(target));
    // A missing file keeps its place, so that the others are found.
    moved.push(file ? target : key);
  }
  const { count } = await db.sealedRecord.updateMany({
    where: { id, filesMovedAt: null },
    data: { files: moved, filesMovedAt: new Date() },
  });
  if (count > 0) await storage().delete(await unusedFiles(record));
}

/** Returns the original files of a record that nothing else shows: photographs of messages stay with their message. */
async function unusedFiles({ files, data }: { files: string[]; data: unknown }): Promise<string[]> {
  const { messages } = data as SealedData;
  const photos = messages.reduce((sum, message) => sum + message.photos, 0);
  const own = files.slice(0, files.length - photos);
  const kept = await db.message.findMany({
    where: { id: { in: messages.map((message) => message.id) } },
    select: { images: true },
  });
  const shown = new Set(kept.flatMap(({ images }) => images));
  const gone = [...own, ...files.slice(own.length).filter((key) => !shown.has(key))];
  return gone.flatMap((key) => (VIDEO.test(key) ? [key] : imageKeys([key])));
}

/** Moves what a crash or a failing store left where it was; returns how many records were tended. */
export async function moveLeftSealedFiles(now = new Date()): Promise<number> {
  const left = await db.sealedRecord.findMany({
    where: { filesMovedAt: null, sealedAt: { lte: new Date(now.getTime() - MINUTE_MS) } },
    orderBy: { sealedAt: 'asc' },
    take: BATCH,
    select: { id: true },
  });
  for (const { id } of left) await moveSealedFiles(id);
  return left.length;
}

/** Returns those of `keys` that no new record names: the others are deleted once they are moved. */
export async function unsealed(tx: Transaction, keys: readonly string[], records: string[]): Promise<string[]> {
  const sealed = await tx.sealedRecord.findMany({ where: { id: { in: records } }, select: { files: true } });
  const named = new Set(
    sealed.flatMap(({ files }) => files.flatMap((key) => (VIDEO.test(key) ? [key] : imageKeys([key])))),
  );
  return keys.filter((key) => !named.has(key));
}

/** Moves the files of new records after the commit; a failure is left to the job. */
export async function moveSoon(ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await moveSealedFiles(id).catch((err: unknown) =>
      logger.warn({ err, record: id }, 'sealed files were not moved yet'),
    );
}

/** Deletes sealed records whose time is over, with their files; returns how many. */
export async function deleteOldSealedRecords(now = new Date()): Promise<number> {
  const gone = await db.sealedRecord.findMany({
    where: { keepUntil: { lte: now } },
    take: BATCH,
    select: { id: true, files: true },
  });
  // Files first: what fails is deleted by the next run.
  await storage().delete(gone.flatMap(({ files }) => files.filter((key) => key.startsWith(FOLDER))));
  await db.sealedRecord.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } });
  return gone.length;
}
