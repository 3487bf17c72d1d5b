import 'server-only';
import { db } from '@/lib/core/db/client';
import { storage } from '@/lib/files/storage/storage';

const BATCH = 500;

/** Deletes the files of accounts that were deleted in one statement; returns how many. */
export async function deleteDiscardedFiles(): Promise<number> {
  for (let deleted = 0; ;) {
    const rows = await db.discardedFile.findMany({ take: BATCH, select: { key: true } });
    const keys = rows.map(({ key }) => key);
    // Files before rows: what fails is deleted by the next run.
    await storage().delete(keys);
    await db.discardedFile.deleteMany({ where: { key: { in: keys } } });
    deleted += keys.length;
    if (keys.length < BATCH) return deleted;
  }
}
