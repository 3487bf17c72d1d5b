import 'server-only';
import { hasChangedSince } from '@/lib/core/cache/page-changes';
import { LIST_TAG } from '@/lib/core/cache/page-tags';
import { db } from '@/lib/core/db/client';
import { MINUTE_MS } from '@/lib/core/durations';
import { expireListings } from './expire-listings';
import type { KindName } from './kind';
import { LISTING_TABLES } from './tables';

/**
 * A resumed listing may expire before the known one; if the notification of that change is lost, this limits the
 * delay.
 */
const RELOAD_MS = 10 * MINUTE_MS;

const known = new Map<KindName, { next: Date | null; loadedAt: number; reloadAt: number }>();
const loading = new Map<KindName, Promise<Date | null>>();

async function load(kind: KindName): Promise<Date | null> {
  const loadedAt = Date.now();
  await expireListings();
  const [row] = await db.$queryRaw<
    { next: Date | null }[]
  >`SELECT min(expires_at) AS next FROM ${LISTING_TABLES[kind].table} WHERE is_active`;
  const next = row?.next ?? null;
  const soon = Date.now() + RELOAD_MS;
  known.set(kind, { next, loadedAt, reloadAt: next ? Math.min(next.getTime(), soon) : soon });
  return next;
}

/**
 * Returns when the next active listing expires, after deactivating those already expired. Searches and counts call
 * this first and then filter by `is_active` alone, which their indexes contain: comparing `expires_at` of every row
 * would cost ten times as much. The value is cached until it is due or listings change.
 */
export async function nextExpiry(kind: KindName = 'listing'): Promise<Date | null> {
  const last = known.get(kind);
  if (last && Date.now() < last.reloadAt && !hasChangedSince([LIST_TAG[kind]], last.loadedAt)) return last.next;
  const current = loading.get(kind) ?? load(kind).finally(() => loading.delete(kind));
  loading.set(kind, current);
  return current;
}
