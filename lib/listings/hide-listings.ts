import 'server-only';
import { pagesChanged } from '@/lib/cache/page-changes';
import { listingTags } from '@/lib/cache/page-tags';
import type { Transaction } from '@/lib/db/client';
import { ALL_LISTING_TABLES } from './tables';

/**
 * Pauses what a person has on sale, animals and equipment, at the moment `at` of their suspension. That moment, written to `updated_at` as well, tells these
 * listings from those that their owner or a moderator paused. Returns how many.
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

/** Puts back on sale what the suspension at that moment paused, and nothing that changed or expired since. Returns how many. */
export async function showListingsOf(tx: Transaction, userId: string, suspendedAt: Date): Promise<number> {
  let shown = 0;
  for (const { table, topic } of ALL_LISTING_TABLES) {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      UPDATE ${table} SET is_active = true, updated_at = now()
      WHERE user_id = ${userId}::uuid AND NOT is_active AND updated_at = ${suspendedAt} AND sold_at IS NULL AND expires_at > now()
      RETURNING id`;
    await pagesChanged(
      tx,
      rows.flatMap(({ id }) => listingTags(topic, { id, userId })),
    );
    shown += rows.length;
  }
  return shown;
}
