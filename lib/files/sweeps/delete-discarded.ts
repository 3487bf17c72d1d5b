import 'server-only';
import { db, type Transaction } from '@/lib/core/db/client';
import { storage } from '@/lib/files/storage/storage';

const BATCH = 500;

/** Leaves files that nothing names any more to `deleteDiscardedFiles`, in the transaction that deletes their rows. */
export async function discardFiles(tx: Transaction, keys: readonly string[]): Promise<void> {
  await tx.discardedFile.createMany({ data: keys.map((key) => ({ key })), skipDuplicates: true });
}

/** Deletes files that were discarded with their rows; returns how many. */
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
