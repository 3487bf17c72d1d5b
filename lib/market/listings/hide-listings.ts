import 'server-only';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { listingTags } from '@/lib/core/cache/page-tags';
import type { Transaction } from '@/lib/core/db/client';
import { ALL_LISTING_TABLES } from './tables';

/**
 * Pauses a suspended user's active listings of every kind. `at`, the time of the suspension, is also written to
 * `updated_at`, which distinguishes these listings from those that the owner or a moderator paused. Returns how many.
 */
export async function hideListingsOf(tx: Transaction, userId: string, at: Date): Promise<number> {
  let hidden = 0;
  for (const { table, topic } of ALL_LISTING_TABLES) {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      UPDATE ${table} SET is_active = false, updated_at = ${at} WHERE user_id = ${userId}::uuid AND is_active RETURNING id`;
    await pagesChanged(
      tx,
      rows.flatMap(({ id }) => listingTags(topic, { id, userId }, { offSale: true })),
    );
    hidden += rows.length;
  }
  return hidden;
}

/**
 * Reactivates the listings that the suspension at `suspendedAt` paused, except those that changed, expired or were taken down since.
 * Returns how many.
 */
export async function showListingsOf(tx: Transaction, userId: string, suspendedAt: Date): Promise<number> {
  let shown = 0;
  for (const { table, topic } of ALL_LISTING_TABLES) {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      UPDATE ${table} SET is_active = true, updated_at = now()
      WHERE user_id = ${userId}::uuid AND NOT is_active AND updated_at = ${suspendedAt} AND sold_at IS NULL AND taken_down_at IS NULL AND held_at IS NULL AND expires_at > now()
      RETURNING id`;
    await pagesChanged(
      tx,
      rows.flatMap(({ id }) => listingTags(topic, { id, userId })),
    );
    shown += rows.length;
  }
  return shown;
}
