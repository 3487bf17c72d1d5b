import 'server-only';
import { Prisma } from '@/lib/core/db/client';
import type { Order } from '@/lib/market/search/find-ids';
import type { Place } from '@/lib/places/dto';
import { centreAsked, kmFrom, withinRadius } from '@/lib/places/near';

/** What lots are compared with: a place, and limits. */
type Limits = Parameters<typeof centreAsked>[0] & {
  [Limit in `${'min' | 'max'}${'Weight' | 'Age' | 'Heads'}`]?: number | undefined;
} & { [Limit in `${'min' | 'max'}${'Price' | 'PriceKg'}`]?: string | undefined };

/** A hundred kilometres further away are as far from what was asked as a tenth heavier or dearer. */
const KM_PER_PERCENT = 10;
/** What a lot counts as that doesn't say its place, or its weight, age or number; none counts as further. */
const UNKNOWN = { km: 5_000, percent: 50 };
/** Where there are many, the nearest are looked for so near first. */
const CIRCLES_KM = [50, 200, 800, 3_200];
/** More than any time has, so that a lower rank comes before every newer row. */
const SECONDS_MAX = 10_000_000_000;

/** Orders rows `l` by a whole number, the lowest first; among equals the highlighted ones come first, then the newest. */
export const byRank = (rank: Prisma.Sql): Pick<Order, 'column' | 'direction' | 'ranksHighlighted' | 'isRough'> => ({
  column: Prisma.sql`(${rank} - l.is_highlighted::int * 0.5::float8) * ${SECONDS_MAX}::float8
    - extract(epoch FROM l.created_at)::float8`,
  direction: 'ASC NULLS LAST',
  ranksHighlighted: true,
  isRough: true,
});

/** By how many hundredths a value is beyond its limits, on a scale of ratios. */
function beyond(value: Prisma.Sql, min: string | number | undefined, max: string | number | undefined, share = 1) {
  const [low, high] = [min, max].map((limit) => Number(limit ?? 0));
  if (!low && !high) return [];
  const parts = [
    ...(low ? [Prisma.sql`ln(${low}::float8 / ${value})`] : []),
    ...(high ? [Prisma.sql`ln(${value} / ${high}::float8)`] : []),
  ];
  return [
    Prisma.sql`coalesce(${100 * share}::float8 * greatest(0, ${Prisma.join(parts, ', ')}), ${UNKNOWN.percent * share}::float8)`,
  ];
}

/** How far a row is from a place: of a country all of it is as near. Ends of the world are as far as each other. */
function kmBeyond(centre: Place): Prisma.Sql {
  const km = Prisma.sql`least(coalesce(${kmFrom(centre)}, ${UNKNOWN.km}::float8), ${UNKNOWN.km}::float8)`;
  return centre.kind === 'country' ? Prisma.sql`CASE WHEN l.country = ${centre.country} THEN 0 ELSE ${km} END` : km;
}

const positive = (column: Prisma.Sql) => Prisma.sql`nullif(greatest(${column}, 0), 0)::float8`;

/**
 * The order by nearness to what a search asks: the place first, then weight, price, age and number, each as far as it is
 * beyond its limits. Among equals the highlighted ones come first, then the newest. Null if it asks for none of these.
 */
export function orderOfNearness(asked: Limits): Order | null {
  const centre = centreAsked(asked);
  const km = centre && kmBeyond(centre);
  const parts = [
    ...(km ? [Prisma.sql`(${km}) / ${KM_PER_PERCENT}::float8`] : []),
    ...beyond(positive(Prisma.sql`l.weight`), asked.minWeight, asked.maxWeight),
    ...beyond(positive(Prisma.sql`l.price`), asked.minPrice, asked.maxPrice),
    ...beyond(positive(Prisma.sql`l.compared_kg`), asked.minPriceKg, asked.maxPriceKg),
    ...beyond(positive(Prisma.sql`l.age`), asked.minAge, asked.maxAge, 0.5),
    ...beyond(positive(Prisma.sql`l.heads_left`), asked.minHeads, asked.maxHeads, 0.2),
  ];
  if (parts.length === 0) return null;
  return {
    ...byRank(Prisma.sql`round(${Prisma.join(parts, ' + ')})`),
    reads: Prisma.sql`l.lat, l.lon, l.country, l.weight, l.price, l.compared_kg, l.age, l.heads_left, l.created_at`,
    ...(centre ? { circles: CIRCLES_KM.map((most) => withinRadius(centre, most)) } : {}),
  };
}
