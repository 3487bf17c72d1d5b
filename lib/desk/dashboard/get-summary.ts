import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { countUnread } from '@/lib/messages/messages/count-unread';
import type { DashboardSummary } from './dto';

type Row = Omit<DashboardSummary, 'memberSince' | 'listings' | 'unread'> & {
  createdAt: Date;
} & DashboardSummary['listings'];

/**
 * Returns the numbers of the actor's dashboard. One statement over the tables of several domains, because every
 * dashboard page reads it; each number is counted like the list behind it (`listOwnAnimalListings`, `listFavorites`,
 * …). What is unread is counted where the header's counter is, so that both say the same.
 */
export async function getSummary(actor: Actor): Promise<DashboardSummary> {
  const [[row], unread] = await Promise.all([readRow(actor), countUnread(actor)]);
  // The session's account was deleted a moment ago.
  if (!row) throw new DomainError('unauthorized');
  const { active, paused, createdAt, ...rest } = row;
  return { ...rest, unread, memberSince: createdAt.toISOString(), listings: { active, paused } };
}

function readRow(actor: Actor): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT u.first_name AS "firstName", u.email, u.email_confirmed_at IS NOT NULL AS "emailConfirmed", u.phone, u.verification_status::text AS "verificationStatus", u.created_at AS "createdAt", own.*,
      (SELECT count(*)::int FROM favorites f JOIN cattle_listings l ON l.id = f.listing_id
       WHERE f.user_id = u.id AND ((l.is_active AND l.expires_at > now()) OR l.sold_at IS NOT NULL OR l.user_id = u.id)) AS favorites,
      (SELECT count(*)::int FROM auction_lots a WHERE a.user_id = u.id) AS lots,
      (SELECT count(*)::int FROM saved_searches s WHERE s.user_id = u.id) AS searches,
      (SELECT count(DISTINCT b.auction_lot_id)::int FROM auction_bids b WHERE b.user_id = u.id) AS bids
    FROM users u, LATERAL (
      SELECT count(*) FILTER (WHERE kind = 'animals')::int AS animals, count(*) FILTER (WHERE kind = 'equipment')::int AS equipment,
        count(*) FILTER (WHERE is_active AND expires_at > now())::int AS active,
        count(*) FILTER (WHERE NOT is_active AND expires_at > now() AND sold_at IS NULL AND taken_down_at IS NULL AND held_at IS NULL)::int AS paused
      FROM (SELECT 'animals' AS kind, is_active, expires_at, sold_at, taken_down_at, held_at FROM cattle_listings WHERE user_id = u.id
            UNION ALL SELECT 'equipment', is_active, expires_at, sold_at, taken_down_at, held_at FROM equipment_listings WHERE user_id = u.id) l) own
    WHERE u.id = ${actor.id}::uuid`;
}
