import 'server-only';
import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';

/** The seller's newest messages that are looked at, which bounds the work, and how old they may be. */
const NEWEST = 2000;
const DAYS = 90;
/** From so many answered questions on, the time says something. */
const ANSWERED_MIN = 3;
/** A question of the last day may still be answered. */
const OPEN_HOURS = 24;
/** A longer time would tell of silence. */
const MINUTES_MAX = 2 * 24 * 60;

/**
 * Returns within how many minutes a seller usually answers the first question about what they sell: the median of the
 * last ninety days. Unanswered questions count as never answered, so that one who answers few is not called quick; null
 * then, and where there are fewer than three answers or the time is beyond two days, so that nobody's silence shows.
 * Nobody is expected to answer what a moderator removed or held, or whom they blocked. A conversation that began before
 * the messages looked at counts from its first among them.
 */
export async function usualReply(sellerId: string, now = new Date()): Promise<number | null> {
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const [row] = await db.$queryRaw<{ answered: number; minutes: number | null }[]>`
    WITH said AS MATERIALIZED (
      (SELECT id, to_user_id AS other, listing_id, equipment_id, auction_lot_id, created_at, false AS asked FROM messages
       WHERE from_user_id = ${sellerId}::uuid ORDER BY id DESC LIMIT ${NEWEST})
      UNION ALL
      (SELECT id, from_user_id, listing_id, equipment_id, auction_lot_id, created_at, true FROM messages
       WHERE to_user_id = ${sellerId}::uuid AND held_at IS NULL AND removed_at IS NULL ORDER BY id DESC LIMIT ${NEWEST})),
    talks AS (
      SELECT other, min(created_at) AS began, min(created_at) FILTER (WHERE asked) AS question, min(created_at) FILTER (WHERE NOT asked) AS answer
      FROM said WHERE created_at >= ${since} AND (
        EXISTS (SELECT 1 FROM cattle_listings l WHERE l.id = said.listing_id AND l.user_id = ${sellerId}::uuid)
        OR EXISTS (SELECT 1 FROM equipment_listings e WHERE e.id = said.equipment_id AND e.user_id = ${sellerId}::uuid)
        OR EXISTS (SELECT 1 FROM auction_lots a WHERE a.id = said.auction_lot_id AND a.user_id = ${sellerId}::uuid))
      GROUP BY other, listing_id, equipment_id, auction_lot_id)
    SELECT count(answer)::int AS answered,
      nullif(percentile_disc(0.5) WITHIN GROUP (ORDER BY coalesce((extract(epoch FROM answer - question) / 60)::float8, 'infinity'::float8)), 'infinity'::float8) AS minutes
    FROM talks WHERE question = began
      AND (answer IS NOT NULL OR question < ${now}::timestamptz - make_interval(hours => ${OPEN_HOURS}))
      AND NOT (answer IS NULL AND EXISTS (SELECT 1 FROM user_blocks b WHERE b.blocker_id = ${sellerId}::uuid AND b.blocked_id = talks.other))`;
  const minutes = row?.minutes ?? Infinity;
  return row && row.answered >= ANSWERED_MIN && minutes <= MINUTES_MAX ? Math.ceil(minutes) : null;
}
