import 'server-only';
import { db, type Transaction } from './client';

export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** How many were done, and the id to go on after where rows are taken in the order of their ids. */
type Done = { count: number; last?: string };

/**
 * Does `next` in one transaction after another until it finds nothing due, and returns how many were done. What it takes
 * it locks, by `FOR UPDATE SKIP LOCKED` wherever several processes can share the work, and marks or deletes it in the same
 * transaction: a crash loses nothing and does nothing twice. Where a provider is asked, or an attempt that failed counts,
 * it is `claimDue` instead; `repriceListings` is neither, since it leaves rows due and ends with a batch that isn't full.
 */
export async function forEachDue(
  next: (tx: Transaction, after: string) => Promise<Done | null>,
  options?: { maxWait?: number; timeout?: number },
): Promise<number> {
  let total = 0;
  for (let cursor = FIRST_ID; ;) {
    const after = cursor;
    const done = await db.$transaction((tx) => next(tx, after), options);
    if (!done) return total;
    total += done.count;
    cursor = done.last ?? after;
  }
}
