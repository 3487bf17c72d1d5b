import 'server-only';
import { Prisma } from '@/lib/core/db/client';
import type { Order } from '@/lib/market/search/find-ids';
import type { Place } from '@/lib/places/dto';
import { centresAsked, kmFrom, withinRadius } from '@/lib/places/near';

/** What lots are compared with: places, and limits. */
type Limits = Parameters<typeof centresAsked>[0] & {
  [Limit in `${'min' | 'max'}${'Weight' | 'Age' | 'Heads'}`]?: number | undefined;
} & { [Limit in `${'min' | 'max'}${'Price' | 'PriceKg'}`]?: string | undefined };

/** Fifty kilometres are as far from what was asked as six per cent dearer, two hundred as thirteen, a thousand as 24. */
const NEAR_KM = 50;
const FAR = 8;
/** What a border costs: animals don't cross it without papers. */
const ABROAD = 12;
/** What a kilometre costs within the radius. */
const INSIDE = 0.02;
/** So many times as heavy as the least that was asked, or as light as the most, an animal is still what was meant. */
const ABOUT = 1.1;
/** What a lot counts as that doesn't say its place, which none is further away than, or its weight, age or number. */
const UNKNOWN = { km: 10_000, percent: 50 };
/** No limit costs more, however far a lot is beyond it: it is still the animal that was asked for. */
const BEYOND_MOST = 60;
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
function beyond(
  value: Prisma.Sql,
  min: string | number | undefined,
  max: string | number | undefined,
  share = 1,
  unknown = UNKNOWN.percent,
) {
  const [low, high] = [min, max].map((limit) => Number(limit ?? 0));
  if (!low && !high) return [];
  const parts = [
    ...(low ? [Prisma.sql`ln(${low}::float8 / ${value})`] : []),
    ...(high ? [Prisma.sql`ln(${value} / ${high}::float8)`] : []),
  ];
  return [
    Prisma.sql`coalesce(least(${BEYOND_MOST}::float8, ${100 * share}::float8 * greatest(0, ${Prisma.join(parts, ', ')})), ${unknown * share}::float8)`,
  ];
}

/**
 * How far a row is from the nearest place: of a country or a region all of it is as near. Ends of the world are as far as each
 * other.
 */
function kmTo(places: readonly [Place, ...Place[]]): Prisma.Sql {
  const ways = places.map((place) => {
    const km = Prisma.sql`coalesce(${kmFrom(place)}, ${UNKNOWN.km}::float8)`;
    if (place.kind === 'country') return Prisma.sql`CASE WHEN l.country = ${place.country} THEN 0 ELSE ${km} END`;
    return place.kind === 'region' ? Prisma.sql`CASE WHEN l.region_id = ${place.id}::int THEN 0 ELSE ${km} END` : km;
  });
  return Prisma.sql`least(${Prisma.join(ways)}, ${UNKNOWN.km}::float8)`;
}

/**
 * What a distance costs: twice of it far away isn't twice as bad as nearby; within the radius that was asked for little, so
 * that the nearer come first.
 */
const placed = (km: Prisma.Sql, radius = 0) =>
  Prisma.sql`(least(${km}, ${radius}::float8) * ${INSIDE}::float8 + ${FAR}::float8 * ln(1 + greatest(0, ${km} - ${radius}::float8) / ${NEAR_KM}::float8))`;

const isAbroad = (places: readonly Place[]) =>
  Prisma.sql`CASE WHEN l.country = ANY(${places.map(({ country }) => country)}::text[]) THEN 0 ELSE ${ABROAD}::float8 END`;

const positive = (column: Prisma.Sql) => Prisma.sql`nullif(greatest(${column}, 0), 0)::float8`;

/**
 * The order by nearness to what a search asks: the place first, then weight, price, age and number, each as far as it is
 * beyond its limits, and `others`, which read more columns of a row. Where it says no age, young animals have the
 * `usual` months. Among equals the highlighted ones come first, then the newest. Null if it asks for none of these.
 */
export function orderOfNearness(
  asked: Limits,
  others: readonly Prisma.Sql[],
  reads: Prisma.Sql,
  usual?: readonly [number, number],
): Order | null {
  const [centre, ...more] = centresAsked(asked);
  const [weight, age] = [positive(Prisma.sql`l.weight`), positive(Prisma.sql`l.age`)];
  const parts = [
    ...(centre ? [placed(kmTo([centre, ...more]), asked.radius), isAbroad([centre, ...more])] : []),
    ...beyond(weight, asked.minWeight, asked.maxWeight, 1.5),
    // «380 kg arriba» isn't said of animals of half a ton.
    ...(asked.minWeight && asked.maxWeight
      ? []
      : beyond(weight, (asked.maxWeight ?? 0) / ABOUT, (asked.minWeight ?? 0) * ABOUT, 0.2)),
    ...beyond(positive(Prisma.sql`l.price`), asked.minPrice, asked.maxPrice),
    ...beyond(positive(Prisma.sql`l.compared_kg`), asked.minPriceKg, asked.maxPriceKg),
    ...beyond(age, asked.minAge, asked.maxAge, 0.5),
    ...((asked.minAge ?? asked.maxAge) ? [] : beyond(age, usual?.[0], usual?.[1], 0.25, 0)),
    ...beyond(positive(Prisma.sql`l.heads_left`), asked.minHeads, asked.maxHeads, 0.2),
    ...others,
  ];
  if (parts.length === 0) return null;
  return {
    ...byRank(Prisma.sql`round(${Prisma.join(parts, ' + ')})`),
    reads: Prisma.sql`l.lat, l.lon, l.country, l.region_id, l.weight, l.price, l.compared_kg, l.age, l.heads_left, l.created_at, ${reads}`,
    ...(centre ? { circles: CIRCLES_KM.map((most) => withinRadius(centre, most)) } : {}),
  };
}
