import 'server-only';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { claimDue } from '@/lib/core/db/claim-due';
import { db, Prisma } from '@/lib/core/db/client';
import { columnsOf } from '@/lib/core/db/columns-of';
import { HOUR_MS } from '@/lib/core/durations';
import { logger } from '@/lib/core/log/logger';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { queueAccountMail } from '@/lib/core/outbox/queue-account-mail';
import { storage } from '@/lib/files/storage/storage';
import { exportKey } from './export-key';
import { exportMail } from './export-mail';
import { readPersonalData, type PersonalFile } from './read-personal-data';

const ATTEMPTS = 3;
/** An attempt that a crash interrupted is repeated after this time. */
const INTERRUPTED_MS = HOUR_MS;

type Claimed = { id: string; userId: string; attempts: number };

/** Takes the oldest copy that is to be made, unless another process makes it. */
async function claim(now: Date): Promise<Claimed | undefined> {
  const [claimed] = await claimDue<Claimed>({
    table: Prisma.sql`data_exports`,
    key: Prisma.sql`id`,
    due: Prisma.sql`ready_at IS NULL AND failed_at IS NULL AND expires_at > ${now} AND attempts < ${ATTEMPTS}
      AND (started_at IS NULL OR started_at < ${new Date(now.getTime() - INTERRUPTED_MS)})`,
    order: Prisma.sql`created_at`,
    putOff: Prisma.sql`started_at = ${now}`,
    returning: columnsOf('DataExport', ['id', 'userId', 'attempts']),
  });
  return claimed;
}

/** Records that a copy is ready and mails its owner. Returns false if it isn't wanted any more. */
async function finish({ id, userId }: Claimed, size: number, now: Date): Promise<boolean> {
  const isWanted = await db.$transaction(async (tx) => {
    const where = { id, readyAt: null, expiresAt: { gt: now } };
    const { count } = await tx.dataExport.updateMany({ where, data: { readyAt: now, size } });
    if (count === 0) return false;
    const { expiresAt } = await tx.dataExport.findUniqueOrThrow({ where: { id } });
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    await queueAccountMail(tx, userId, await exportMail(user, expiresAt));
    return true;
  });
  deliverSoon();
  return isWanted;
}

/** Makes every copy of people's data that was asked for, one after another; returns how many were made. */
export async function makeDataExports(now = new Date()): Promise<number> {
  let made = 0;
  for (let next = await claim(now); next; next = await claim(now)) {
    try {
      const key = exportKey(next.id);
      if (await finish(next, await writeArchive(next.userId, key), now)) made += 1;
      else await storage().delete([key]);
    } catch (err) {
      logger.error({ err, export: next.id }, 'a copy of an account’s data could not be made');
      const given = next.attempts >= ATTEMPTS ? { failedAt: now } : {};
      await db.dataExport.updateMany({ where: { id: next.id }, data: given });
    }
  }
  return made;
}

/** Makes what was asked for at once. Call it after the commit; it never throws. */
export function makeExportsSoon(): void {
  makeDataExports().catch((err: unknown) =>
    logger.warn({ err }, 'copies of accounts’ data could not be made; the next job retries'),
  );
}

/** Counts the bytes that pass. */
async function* counted(source: AsyncIterable<Buffer>, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    onBytes(chunk.length);
    yield chunk;
  }
}

/** Adds a stream and waits until it is written, so that one file at a time is open. */
async function add(zip: ZipFile, body: Readable, name: string, signal: AbortSignal, compress = false): Promise<void> {
  const written = once(body, 'end', { signal });
  zip.addReadStream(body, name, { compress });
  await written.finally(() => body.destroy());
}

async function fill(zip: ZipFile, userId: string, signal: AbortSignal): Promise<void> {
  const files = new Map<string, PersonalFile>();
  const data = readPersonalData(userId, (file) => files.set(file.name, file));
  await add(zip, Readable.from(data, { objectMode: false }), 'data.json', signal, true);
  for (const { key, name } of files.values()) {
    const file = await storage().get(key);
    if (file) await add(zip, file.body, name, signal);
  }
  zip.end();
}

/**
 * Writes everything that an account holds into one zip file in storage: `data.json` and the files. Streams, so that memory
 * does not grow with the number of files. Returns its size in bytes.
 */
async function writeArchive(userId: string, key: string): Promise<number> {
  const zip = new ZipFile();
  const failed = new AbortController();
  let size = 0;
  const output = Readable.from(counted(zip.outputStream as AsyncIterable<Buffer>, (bytes) => (size += bytes)));
  const fail = (error: Error) => {
    failed.abort(error);
    output.destroy(error);
  };
  zip.on('error', fail);
  // The store may have stopped reading; who waits for it learns the error from `stored`.
  output.on('error', () => undefined);
  const stored = storage().put(key, output, 'application/zip');
  stored.catch(fail);
  await fill(zip, userId, failed.signal).catch((error: unknown) => fail(error as Error));
  await stored;
  failed.signal.throwIfAborted();
  return size;
}
