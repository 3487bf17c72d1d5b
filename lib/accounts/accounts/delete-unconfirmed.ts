import 'server-only';
import { deleteClaimants } from '@/lib/accounts/contacts/delete-claimants';
import { Prisma, db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';

/** How long an account is kept whose address nobody confirmed and which holds nothing. */
const EMPTY_DAYS = 7;
/** How long it is kept if its user saved something. */
const USED_DAYS = 90;

/**
 * Deletes accounts whose e-mail address was never confirmed: mistyped and made-up ones, and those that claim an address
 * that belongs to another account. They own nothing that others see. Returns how many.
 */
export async function deleteUnconfirmed(now = new Date()): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return deleteClaimants(
    db,
    Prisma.sql`created_at < ${before(EMPTY_DAYS)}
      AND (created_at < ${before(USED_DAYS)} OR NOT EXISTS (SELECT FROM favorites WHERE user_id = u.id)
        AND NOT EXISTS (SELECT FROM saved_searches WHERE user_id = u.id) AND NOT EXISTS (SELECT FROM uploads WHERE user_id = u.id)
        AND NOT EXISTS (SELECT FROM auction_watches WHERE user_id = u.id) AND NOT EXISTS (SELECT FROM messages WHERE to_user_id = u.id))
      AND NOT EXISTS (SELECT FROM cattle_listings WHERE user_id = u.id) AND NOT EXISTS (SELECT FROM equipment_listings WHERE user_id = u.id)
      AND NOT EXISTS (SELECT FROM auction_lots WHERE user_id = u.id) AND NOT EXISTS (SELECT FROM messages WHERE from_user_id = u.id)
      AND verification_documents = '{}'`,
  );
}
