import 'server-only';
import type { AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { countryName } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import { nextExpiry } from '@/lib/market/listings/next-expiry';
import type { VisitorPlace } from '@/lib/places/dto';
import { gazetteer } from '@/lib/places/gazetteer';
import { regionWord } from '@/lib/places/kind-words';
import { countryAsked } from '@/lib/places/near';
import { toPlane, zoneAt, zoneNamed, type Zone, FINEST_LEVEL, zoneName } from '@/lib/places/zones';
import type { PlaceCount } from '@/lib/market/search/count-hits';
import { placesOfZones } from '@/lib/places/zone-places';
import { countLots } from './count-lots';
import { countryOfLots, isInZone, medianPrice, sumOf, type Spot, countByZone, type Counted } from './count-zones';
import { drawCells } from './draw-cells';
import type { LotMap, MapArea, MapDrawing, MapZone, MapStep } from './dto';
import { AMERICAS, closerFrame, frameOfCountry, isWithin } from './frames';
import type { Picture } from './views';

/** Half as wide. */
const LEVELS = 2;

/** What is drawn. */
interface Drawn {
  spots: readonly Spot[];
  chosen: Zone | undefined;
  /** The country that the map is of. */
  country: string | null;
  /** The level of the cells, and that of the map of the country or of all countries. */
  level: number;
  overview: number;
  isClose: boolean;
}

const stepTo = (zone: Counted): MapStep => ({
  zone: zoneName(zone),
  name: placesOfZones([{ ...zone, country: countryOfLots(zone.spots) }]).get(zoneName(zone))?.name ?? '',
});

const mostOf = <Of extends { total: number }>(counted: readonly Of[]): Of | undefined =>
  counted.reduce<Of | undefined>((most, one) => (most && most.total >= one.total ? most : one), undefined);

/** Returns the country with the most lots, of those that there are maps of. */
function mainCountry(spots: readonly Spot[]): string | undefined {
  const codes = new Set(spots.flatMap(({ country }) => (country !== null && frameOfCountry(country) ? country : [])));
  return mostOf([...codes].map((code) => ({ code, total: sumOf(spots.filter(({ country }) => country === code)) })))
    ?.code;
}

/**
 * Returns the map one step closer: of all countries that of one, of a country that of a zone half as wide as those of
 * the map; the one with the most lots, if a zone is chosen within it.
 */
function stepCloser({ spots, chosen, country, level, overview }: Drawn, locale: Locale): MapStep | null {
  const within = chosen ? spots.filter((spot) => isInZone(spot, chosen)) : spots;
  const isOfAll = country === null && level === overview;
  const main = isOfAll ? mainCountry(within) : undefined;
  if (main !== undefined) return { country: main, name: countryName(main, locale) };
  const from = chosen ?? mostOf(countByZone(within, level));
  if (!from) return null;
  const closest = Math.max(from.level, level) + LEVELS;
  const spotsOfIt = within.filter((spot) => isInZone(spot, from));
  const zone = closest > FINEST_LEVEL ? undefined : mostOf(countByZone(spotsOfIt, closest));
  return zone ? stepTo(zone) : null;
}

/**
 * Returns the map one step wider: from a zone to one twice as wide, then to the whole country, then to all countries if
 * the search is of a place.
 */
function stepWider(
  { spots, chosen, country, level, overview, isClose }: Drawn,
  locale: Locale,
  isOfPlace: boolean,
): MapStep | null {
  if (chosen && level > overview) {
    const within = spots.filter((spot) => isInZone(spot, chosen));
    const zone = mostOf(countByZone(within, Math.max(level - LEVELS, overview)));
    return zone ? stepTo(zone) : null;
  }
  if (isClose) return { name: country === null ? '' : countryName(country, locale) };
  return country !== null && isOfPlace ? { country: null, name: '' } : null;
}

/** On tablets 718 px wide, on phones 360; between hexagons there are 2. */
const WIDE: Picture = {
  width: 800,
  heights: [480, 640],
  closeHeight: 620,
  followsZone: false,
  hexagonMin: 51,
  cellsMax: 48,
  townsMax: 6,
};
const NARROW: Picture = {
  width: 390,
  heights: [340, 540],
  closeHeight: 300,
  followsZone: true,
  hexagonMin: 50,
  cellsMax: 24,
  townsMax: 3,
};

/** Counts that have something in common. */
interface Group<Key> {
  key: Key;
  total: number;
  median: number | null;
}

/** Groups counts by what they have in common, those without it aside; with the most lots first. */
function groupBy<Key>(counts: readonly PlaceCount[], keyOf: (count: PlaceCount) => Key | null): Group<Key>[] {
  const groups = new Map<Key, PlaceCount[]>();
  for (const count of counts) {
    const key = keyOf(count);
    if (key === null) continue;
    const known = groups.get(key);
    if (known) known.push(count);
    else groups.set(key, [count]);
  }
  return [...groups]
    .map(([key, of]) => ({ key, total: sumOf(of), median: medianPrice(of) }))
    .sort((a, b) => b.total - a.total);
}

const isInAmericas = ({ lat, lon }: Pick<Spot, 'lat' | 'lon'>) => isWithin(toPlane(lat, lon), AMERICAS.bounds);

/** Whether a search says where, so that there is a map of more. */
const isOfPlace = ({ country, region, places, location }: AnimalListingQuery): boolean =>
  country !== undefined || region !== undefined || places !== undefined || location !== undefined;

/** Returns the country to show: the one that is asked for, the only one with lots, or else none. */
function countryToShow(query: AnimalListingQuery, spots: readonly (PlaceCount & Spot)[]): string | null {
  const asked = query.country ?? countryAsked(query);
  if (asked !== undefined) return frameOfCountry(asked) ? asked : null;
  const [most, ...others] = groupBy(spots, ({ country }) => country);
  if (!most || !frameOfCountry(most.key)) return null;
  return others.length === 0 || !spots.some(isInAmericas) ? most.key : null;
}

/** The regions of the country that is shown, then the other countries: the visitor's own is the first of them. */
function areasOf(
  counts: readonly PlaceCount[],
  shown: string | null,
  own: string | null | undefined,
  locale: Locale,
): MapArea[] {
  const regions = groupBy(counts, ({ country, regionId }) => (country !== null && country === shown ? regionId : null));
  const abroad = groupBy(counts, ({ country }) => (country === shown ? null : country));
  const countries = abroad.toSorted((one, other) => Number(other.key === own) - Number(one.key === own));
  return [
    ...regions.flatMap(({ key: value, total, median }): MapArea[] => {
      const name = gazetteer().get(value)?.name;
      return name === undefined ? [] : [{ key: 'region', value, name, total, median, isMapped: false }];
    }),
    ...countries.map(({ key: value, total, median }): MapArea => {
      const isMapped = frameOfCountry(value) !== undefined;
      return { key: 'country', value, name: countryName(value, locale), total, median, isMapped };
    }),
  ];
}

/** Zones of at most a hundred and fifty kilometres across. */
const NEAR_LEVEL = 9;

/** So many regions name a larger zone, in which no town is near to all. */
const REGIONS_MAX = 3;

const whatIsIn = ({ level }: Zone, spots: readonly (PlaceCount & Spot)[]): MapZone => ({
  country: countryOfLots(spots),
  total: sumOf(spots),
  heads: spots.reduce((sum, { heads }) => sum + heads, 0),
  median: medianPrice(spots),
  regions: groupBy(spots, ({ regionId }) => regionId)
    .slice(0, REGIONS_MAX)
    .flatMap(({ key }) => gazetteer().get(key)?.name ?? []),
  isNear: level >= NEAR_LEVEL,
});

/** The zone of a visitor's own place, if there are lots in it. */
function ownZone({ id }: VisitorPlace, spots: readonly Spot[]): Zone | undefined {
  const place = id === undefined ? undefined : gazetteer().get(id);
  const zone = place && zoneAt(toPlane(place.lat, place.lon), NEAR_LEVEL);
  return zone && spots.some((spot) => isInZone(spot, zone)) ? zone : undefined;
}

/**
 * Counts the lots of a search by place, and draws them on a map; its zone is the one that is chosen there. Where the search
 * names no place, the drawings begin in the country of the visitor's own one (`from`), and around it in a large country.
 */
export async function readLotMap(query: AnimalListingQuery, locale: Locale, from?: VisitorPlace): Promise<LotMap> {
  await nextExpiry('listing');
  const { counts, per, keptUntil } = await countLots(query);
  const spots = counts.flatMap((count) =>
    // As the database compares them: what is read has been rounded to fewer digits.
    count.lat === null || count.lon === null
      ? []
      : [{ ...count, lat: Math.fround(count.lat), lon: Math.fround(count.lon) }],
  );
  const country = countryToShow(query, spots);
  const start =
    from && country === null && query.zone === undefined && !isOfPlace(query) && frameOfCountry(from.country)
      ? spots.find((spot) => spot.country === from.country)
      : undefined;
  const drawnCountry = country ?? start?.country ?? null;
  const own = from && start && ownZone(from, spots);
  const frame =
    (drawnCountry === null ? undefined : frameOfCountry(drawnCountry)) ??
    closerFrame(
      AMERICAS,
      spots.map(({ lat, lon }) => toPlane(lat, lon)),
    );
  const zone = query.zone === undefined ? undefined : zoneNamed(query.zone);
  const inside = zone ? spots.filter((spot) => isInZone(spot, zone)) : [];
  const chosen = inside.length > 0 ? zone : undefined;
  const stepped = start ? spots.filter((spot) => spot.country === start.country) : spots;
  const draw = (picture: Picture): MapDrawing => {
    const { drawing, ...levels } = drawCells(spots, frame, picture, { chosen, own });
    const drawn = { spots: stepped, chosen: chosen ?? own, country: drawnCountry, ...levels };
    const wider = stepWider(drawn, locale, isOfPlace(query) || start !== undefined);
    return { ...drawing, closer: stepCloser(drawn, locale), wider };
  };
  return {
    country,
    regionWord: country === null ? null : regionWord(country),
    isOwn: start !== undefined,
    per,
    keptUntil,
    total: sumOf(counts),
    withoutPlace: sumOf(counts.filter(({ lat }) => lat === null)),
    zone: zone ? whatIsIn(zone, inside) : null,
    wide: draw(WIDE),
    narrow: draw(NARROW),
    areas: areasOf(counts, country, start?.country, locale),
  };
}
