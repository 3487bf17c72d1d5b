import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db, Prisma } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import type { TopicKind } from '@/lib/core/topics/schema';
import type { WeekFigures } from './dto';

const WEEK_DAYS = 7;

const COLUMNS: Record<TopicKind, Prisma.Sql> = {
  listing: Prisma.sql`listing_id`,
  equipment: Prisma.sql`equipment_id`,
  lot: Prisma.sql`auction_lot_id`,
};

/**
 * Returns how often each of these listings or lots of the actor was viewed in the last seven days, today included, and
 * how many people began to write about it; one that neither happened to is left out.
 */
export async function weekFigures(
  actor: Actor,
  kind: TopicKind,
  ids: readonly string[],
  now = new Date(),
): Promise<Map<string, WeekFigures>> {
  if (ids.length === 0) return new Map();
  const since = new Date(now.getTime() - WEEK_DAYS * DAY_MS);
  const column = COLUMNS[kind];
  const rows = await db.$queryRaw<(WeekFigures & { id: string })[]>`
    WITH begun AS (
      SELECT ${column} AS id FROM messages m
      WHERE ${column} = ANY(${[...ids]}::uuid[]) AND to_user_id = ${actor.id}::uuid AND held_at IS NULL
      GROUP BY ${column}, from_user_id
      -- Whoever the seller wrote to first asked nothing.
      HAVING min(created_at) > ${since} AND NOT EXISTS (
        SELECT 1 FROM messages own WHERE own.from_user_id = ${actor.id}::uuid AND own.to_user_id = m.from_user_id
          AND own.${column} = m.${column} AND own.created_at < min(m.created_at))
    )
    SELECT id, coalesce(views, 0)::int AS views, coalesce(enquiries, 0)::int AS enquiries
    FROM (SELECT topic_id AS id, sum(views) AS views FROM topic_view_days
          WHERE topic_id = ANY(${[...ids]}::uuid[]) AND day > ${since}::date GROUP BY topic_id) seen
    FULL JOIN (SELECT id, count(*) AS enquiries FROM begun GROUP BY id) asked USING (id)`;
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}
