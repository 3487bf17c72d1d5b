import 'server-only';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import type { Locale } from '@/lib/core/i18n/locales';
import { PAGE_SIZE } from '@/lib/core/validation/list-query';
import type { VisitorPlace } from '@/lib/places/dto';
import { Prisma, db } from '@/lib/core/db/client';
import { CLASSES, CLASS_CODES, classesOf } from '@/lib/livestock/stock/classes';
import { localCounts, type LocalCounts, LOTS_MIN } from './counts';
import type { LocalPage, LocalQuery, MonthPrice, PriceTrend } from './dto';
import { localFigures } from './figures';
import { localLinks } from './local-links';
import { localNames } from './names';
import { measuresIn } from './measures';

/** The page itself, or the nearest one above it that has enough lots; null if only the directory is left. */
function nearestShown(query: LocalQuery, { isShown }: LocalCounts): LocalQuery | null {
  const { class: name, country } = query;
  return [query, ...(country === undefined ? [] : [{ class: name, country }]), { class: name }].find(isShown) ?? null;
}

/**
 * Returns what a local page shows, what is near a visitor's own place (`from`) first; where there are too few lots,
 * `elsewhere` is the page to show instead. Counts in memory decide that, so an address made up of real names costs no query.
 */
export async function localPage(
  query: LocalQuery,
  locale: Locale,
  from?: VisitorPlace,
): Promise<{ page: LocalPage } | { elsewhere: LocalQuery | null }> {
  const counts = await localCounts();
  const shown = nearestShown(query, counts);
  if (shown !== query) return { elsewhere: shown };
  const [results, figures, measures, trend] = await Promise.all([
    searchAnimalListings({
      ...query,
      ...(from ? { from } : {}),
      sort: from?.id === undefined ? 'newest' : 'near_recent',
      page: 1,
      limit: PAGE_SIZE,
    }),
    localFigures(query),
    measuresIn(query),
    priceTrend(query),
  ]);
  return {
    page: {
      query,
      listedAs: counts.listedAs(query),
      names: localNames(query, locale),
      results,
      figures,
      measures,
      trend,
      links: localLinks(query, counts, locale),
    },
  };
}

/** With the one that has begun. */
const MONTHS = 6;

/**
 * Returns what was asked for the animals of a page, month by month: the last price of each lot in a month. A month with
 * few lots says nothing, and one alone is no trend.
 */
async function priceTrend({ class: name, country, region }: LocalQuery): Promise<PriceTrend | null> {
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
