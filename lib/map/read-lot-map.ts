import 'server-only';
import { ANIMAL_LISTINGS } from '@/lib/animals/animal-listings';
import type { AnimalListingQuery } from '@/lib/animals/query-schema';
import { ANIMAL_FILTERS } from '@/lib/animals/search-animal-listings';
import type { Locale } from '@/lib/i18n/locales';
import { nextExpiry } from '@/lib/listings/next-expiry';
import { gazetteer } from '@/lib/places/gazetteer';
import { centreOf } from '@/lib/places/near';
import { countryName } from '@/lib/places/place-text';
import { toPlane } from '@/lib/places/zones';
import { countHitsByPlace, type PlaceCount } from '@/lib/search/count-hits';
import { drawCells, type Picture, type Spot } from './draw-cells';
import type { LotMap, MapArea } from './dto';
import { AMERICAS, closerFrame, frameOfCountry, isWithin } from './frames';

/** On tablets 718 px wide, on phones 360; between hexagons there are 2. */
const WIDE: Picture = { width: 800, heights: [480, 760], hexagonMin: 51, cellsMax: 48, townsMax: 6 };
const NARROW: Picture = { width: 390, heights: [340, 540], hexagonMin: 50, cellsMax: 24, townsMax: 3 };

const sum = (counts: readonly PlaceCount[]) => counts.reduce((total, count) => total + count.total, 0);

/** Sums counts by what they have in common; those without it aside. */
function sumBy<Key>(counts: readonly PlaceCount[], keyOf: (count: PlaceCount) => Key | null): [Key, number][] {
  const sums = new Map<Key, number>();
  for (const count of counts) {
    const key = keyOf(count);
    if (key !== null) sums.set(key, (sums.get(key) ?? 0) + count.total);
  }
  return [...sums].sort(([, a], [, b]) => b - a);
}

const isInAmericas = ({ lat, lon }: Spot) => isWithin(toPlane(lat, lon), AMERICAS.bounds);

/** Returns the country to show: the one that is asked for, the only one with lots, or else none. */
function countryToShow(query: AnimalListingQuery, spots: readonly (Spot & PlaceCount)[]): string | null {
  const region = query.region === undefined ? undefined : gazetteer().get(query.region);
  const asked = query.country ?? region?.country ?? centreOf(query)?.country;
  if (asked !== undefined) return frameOfCountry(asked) ? asked : null;
  const [most, ...others] = sumBy(spots, ({ country }) => country);
  if (!most || !frameOfCountry(most[0])) return null;
  return others.length === 0 || !spots.some(isInAmericas) ? most[0] : null;
}

function areasOf(counts: readonly PlaceCount[], shown: string | null, locale: Locale): MapArea[] {
  const regions = sumBy(counts, ({ country, regionId }) => (country !== null && country === shown ? regionId : null));
  const countries = sumBy(counts, ({ country }) => (country === shown ? null : country));
  return [
    ...regions.flatMap(([value, total]): MapArea[] => {
      const name = gazetteer().get(value)?.name;
      return name === undefined ? [] : [{ key: 'region', value, name, total, isMapped: false }];
    }),
    ...countries.map(([value, total]): MapArea => {
      const isMapped = frameOfCountry(value) !== undefined;
      return { key: 'country', value, name: countryName(value, locale), total, isMapped };
    }),
  ];
}

/** Counts the lots of a search by place, and draws them on a map. */
export async function readLotMap(query: AnimalListingQuery, locale: Locale): Promise<LotMap> {
  await nextExpiry('listing');
  const counts = await countHitsByPlace({ table: ANIMAL_LISTINGS.table, filters: ANIMAL_FILTERS }, query);
  const spots = counts.flatMap((count) =>
    // As the database compares them: what is read has been rounded to fewer digits.
    count.lat === null || count.lon === null
      ? []
      : [{ ...count, lat: Math.fround(count.lat), lon: Math.fround(count.lon) }],
  );
  const country = countryToShow(query, spots);
  const frame = country === null ? undefined : frameOfCountry(country);
  const shown =
    frame ??
    closerFrame(
      AMERICAS,
      spots.map(({ lat, lon }) => toPlane(lat, lon)),
    );
  const [wide, narrow] = [drawCells(spots, shown, WIDE), drawCells(spots, shown, NARROW)];
  return {
    country,
    total: sum(counts),
    withoutPlace: sum(counts.filter(({ lat }) => lat === null)),
    outside: sum(spots) - wide.cells.reduce((total, cell) => total + cell.total, 0),
    wide,
    narrow,
    areas: areasOf(counts, country, locale),
  };
}
