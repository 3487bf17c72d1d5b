import 'server-only';
import type { Transaction } from '@/lib/core/db/client';

/** The channel of `announceInbox`; the payload is the id of the user whose conversations or notifications changed. */
export const INBOX_CHANNEL = 'inbox';

/**
 * Notifies every process on commit that conversations or notifications of these users changed: something new, or
 * something that was read.
 */
export async function announceInbox(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${INBOX_CHANNEL}, id) FROM unnest(${[...new Set(userIds)]}::text[]) AS id`;
}
