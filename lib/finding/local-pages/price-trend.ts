import 'server-only';
import { Prisma, db } from '@/lib/core/db/client';
import { CLASSES, CLASS_CODES, classesOf } from '@/lib/livestock/stock/classes';
import { LOTS_MIN } from './counts';
import type { LocalQuery, MonthPrice, PriceTrend } from './dto';

/** With the one that has begun. */
const MONTHS = 6;

/**
 * Returns what was asked for the animals of a page, month by month: the last price of each lot in a month. A month with
 * few lots says nothing, and one alone is no trend.
 */
export async function priceTrend({ class: name, country, region }: LocalQuery): Promise<PriceTrend | null> {
  const codes = classesOf(name);
  const byHead = CLASS_CODES.filter((code) => CLASSES[code].basis === 'head');
  const per = codes.every((code) => byHead.includes(code)) ? 'perHead' : 'perKg';
  // One bull isn't bought by the kilogram.
  const amount =
    per === 'perHead'
      ? Prisma.sql`o.usd_head`
      : Prisma.sql`CASE WHEN coalesce(o.heads, 1) > 1 OR o.class <> ALL(${byHead}) THEN o.usd_kg END`;
  const ofCountry = country === undefined ? Prisma.empty : Prisma.sql`AND o.country = ${country}`;
  // The observation has the region's name as it was typed.
  const ofRegion =
    region === undefined
      ? Prisma.empty
      : Prisma.sql`AND EXISTS (SELECT FROM cattle_listings AS l WHERE l.id = o.listing_id AND l.region_id = ${region})`;
  const months = await db.$queryRaw<MonthPrice[]>`
    SELECT month, count(*)::int AS lots, (percentile_disc(0.5) WITHIN GROUP (ORDER BY amount))::text AS middle
    FROM (
      SELECT DISTINCT ON (o.listing_id, date_trunc('month', o.day)) to_char(o.day, 'YYYY-MM') AS month, ${amount} AS amount
      FROM price_observations AS o
      WHERE o.class = ANY(${codes}) AND o.day >= date_trunc('month', now() AT TIME ZONE 'UTC') - make_interval(months => ${MONTHS - 1}::int)
        AND o.source IN ('asked', 'asked_change') AND o.is_valid ${ofCountry} ${ofRegion}
      ORDER BY o.listing_id, date_trunc('month', o.day), o.day DESC, o.id DESC
    ) AS asked
    WHERE amount > 0 GROUP BY month HAVING count(*) >= ${LOTS_MIN} ORDER BY month`;
  return months.length < 2 ? null : { per, months };
}
