import 'server-only';
import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';

/** Deletes what nobody can undo any more. Returns how many. */
export async function deleteOldUndos(now = new Date()): Promise<number> {
  const { count } = await db.undoableAct.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - DAY_MS) } } });
  return count;
}
