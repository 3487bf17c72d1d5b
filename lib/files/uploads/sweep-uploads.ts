import 'server-only';
import { forEachDue } from '@/lib/core/db/for-each-due';
import { DAY_MS } from '@/lib/core/durations';
import { storage } from '@/lib/files/storage/storage';
import { imageKeys } from './image-keys';

const BATCH = 100;

/** How long an upload waits to be claimed. */
export const UNCLAIMED_MS = DAY_MS;

async function sweepRows(before: Date): Promise<number> {
  return forEachDue(
    async (tx) => {
      const waiting = await tx.$queryRaw<{ id: string; key: string; kind: string }[]>`
        SELECT id, key, kind::text FROM uploads WHERE created_at <= ${before} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
      if (waiting.length === 0) return null;
      // Files before rows: after a crash the rows are swept again, and no file is left without a row.
      await storage().delete(waiting.flatMap(({ key, kind }) => (kind === 'image' ? imageKeys([key]) : [key])));
      await tx.upload.deleteMany({ where: { id: { in: waiting.map(({ id }) => id) } } });
      return { count: waiting.length };
    },
    { timeout: 60_000 },
  );
}

/** Deletes uploads that weren't claimed within a day, with their files. Returns how many. */
export async function sweepUploads(now = new Date()): Promise<number> {
  return sweepRows(new Date(now.getTime() - UNCLAIMED_MS));
}
