import 'server-only';
import { forEachDue } from '@/lib/core/db/for-each-due';
import { HOUR_MS } from '@/lib/core/durations';
import { storage } from '@/lib/files/storage/storage';
import { discardFiles } from '@/lib/files/sweeps/delete-discarded';
import { STAGED_PREFIX, stagedKey } from './staged-key';

/** Longer than 100 MB take on a very slow line. */
const LIFETIME_MS = 3 * HOUR_MS;
const BATCH = 100;

/** Deletes uploads begun before a moment and leaves their staged files to the job `deleteDiscardedFiles`. */
async function sweepRows(before: Date): Promise<number> {
  return forEachDue(async (tx) => {
    const gone = await tx.$queryRaw<{ id: string }[]>`
      DELETE FROM direct_uploads WHERE id IN (SELECT id FROM direct_uploads WHERE created_at <= ${before} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING id`;
    if (gone.length === 0) return null;
    await discardFiles(
      tx,
      gone.map(({ id }) => stagedKey(id)),
    );
    return { count: gone.length };
  });
}

/**
 * Deletes staged files without an upload: the signed address stays valid for minutes after the upload was refused or
 * discarded. Such a file has no row left, since each row is older than its file.
 */
async function sweepStaged(before: Date): Promise<number> {
  const { signer } = storage();
  if (!signer) return 0;
  const left: string[] = [];
  for await (const { key, modified } of storage().list(STAGED_PREFIX)) if (modified <= before) left.push(key);
  await storage().delete(left);
  return left.length;
}

/** Deletes uploads that were begun three hours ago, completed or not, and their staged files. Returns how many. */
export async function sweepDirectUploads(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - LIFETIME_MS);
  return (await sweepRows(before)) + (await sweepStaged(before));
}
