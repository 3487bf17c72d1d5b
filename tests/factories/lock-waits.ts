import { db } from '@/lib/core/db/client';

/** Resolves once a transaction waits for another one's lock. */
export async function somebodyWaits(): Promise<void> {
  const waiting = () =>
    db.$queryRaw<
      unknown[]
    >`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await waiting()).length === 0) await new Promise((resolve) => setImmediate(resolve));
}
