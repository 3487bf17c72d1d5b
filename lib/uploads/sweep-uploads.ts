import 'server-only';
import { db } from '@/lib/db/client';
import { storage } from '@/lib/storage/storage';
import { imageKeys } from './image-keys';

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 100;

async function sweepBatch(before: Date): Promise<number> {
  return db.$transaction(
    async (tx) => {
      const waiting = await tx.$queryRaw<{ id: string; key: string; kind: string }[]>`
        SELECT id, key, kind::text FROM uploads WHERE created_at <= ${before} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
      if (waiting.length === 0) return 0;
      // Files before rows: what a crash leaves is swept again, and no file stays without a row that knows it.
      await storage().delete(waiting.flatMap(({ key, kind }) => (kind === 'image' ? imageKeys([key]) : [key])));
      await tx.upload.deleteMany({ where: { id: { in: waiting.map(({ id }) => id) } } });
      return waiting.length;
    },
    { timeout: 60_000 },
  );
}

/** Removes the uploads, with their files, that were put on nothing within a day. Returns how many. */
export async function sweepUploads(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS);
  let swept = 0;
  for (let count = await sweepBatch(before); count > 0; count = await sweepBatch(before)) swept += count;
  return swept;
}
