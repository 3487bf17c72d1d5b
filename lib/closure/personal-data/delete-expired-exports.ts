import 'server-only';
import { db } from '@/lib/core/db/client';
import { storage } from '@/lib/files/storage/storage';
import { exportKey } from './export-key';

const BATCH = 100;

/** Deletes copies of people's data that have expired, with their files; returns how many. */
export async function deleteExpiredExports(now = new Date()): Promise<number> {
  const gone = await db.dataExport.findMany({ where: { expiresAt: { lte: now } }, take: BATCH, select: { id: true } });
  const ids = gone.map(({ id }) => id);
  // Files first: what fails is deleted by the next run.
  await storage().delete(ids.map(exportKey));
  await db.dataExport.deleteMany({ where: { id: { in: ids } } });
  return gone.length;
}
