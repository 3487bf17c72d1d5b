import 'server-only';
import { forEachDue } from '@/lib/core/db/for-each-due';
import { DAY_MS } from '@/lib/core/durations';
import { discardFiles } from '@/lib/files/sweeps/delete-discarded';
import { imageKeys } from './image-keys';

const BATCH = 100;

/** How long an upload waits to be claimed. */
export const UNCLAIMED_MS = DAY_MS;

/**
 * Deletes uploads that weren't claimed within a day and leaves their files to the job `deleteDiscardedFiles`. Returns how many.
 */
export async function sweepUploads(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - UNCLAIMED_MS);
  return forEachDue(async (tx) => {
    const gone = await tx.$queryRaw<{ key: string; kind: string }[]>`
      DELETE FROM uploads WHERE id IN (SELECT id FROM uploads WHERE created_at <= ${before} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING key, kind::text`;
    if (gone.length === 0) return null;
    await discardFiles(
      tx,
      gone.flatMap(({ key, kind }) => (kind === 'image' ? imageKeys([key]) : [key])),
    );
    return { count: gone.length };
  });
}
