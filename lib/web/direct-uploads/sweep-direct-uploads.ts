import 'server-only';
import { forEachDue } from '@/lib/core/db/for-each-due';
import { HOUR_MS } from '@/lib/core/durations';
import { storage } from '@/lib/files/storage/storage';
import { STAGED_PREFIX, stagedKey } from './staged-key';

/** Longer than 100 MB take on a very slow line. */
const LIFETIME_MS = 3 * HOUR_MS;
const BATCH = 100;

async function sweepRows(before: Date): Promise<number> {
  return forEachDue(
    async (tx) => {
      const old = await tx.$queryRaw<
        { id: string }[]
      >`SELECT id FROM direct_uploads WHERE created_at <= ${before} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
      if (old.length === 0) return null;
      // Files before rows: after a crash the remaining rows are swept again.
      await storage().delete(old.map(({ id }) => stagedKey(id)));
      await tx.directUpload.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
      return { count: old.length };
    },
    { timeout: 60_000 },
  );
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
