import 'server-only';
import { Prisma } from '@/lib/core/db/client';
import type { Place, VisitorPlace } from './dto';
import { gazetteer } from './gazetteer';
import { placeIdOf } from './place-text';
import { NEAR_KM } from './schema';
import { latitudeOf, zoneCentre, zoneNamed, zoneWidth } from './zones';

const KM_PER_DEGREE = 111;

/** What a search says of the place that it is near to. */
export interface NearQuery {
  location?: string | undefined;
  near?: number | undefined;
  radius?: number | undefined;
  /** The visitor's own place, from which distances are measured in searches near no other. */
  from?: VisitorPlace | undefined;
}

/** Returns the place that a search is near to: named by its id, or by a text with a radius. */
export function centreOf({ near, radius, location }: NearQuery): Place | undefined {
  if (near !== undefined) return gazetteer().get(near);
  const id = radius === undefined ? null : placeIdOf(location);
  return id === null ? undefined : gazetteer().get(id);
}

/** Returns the country of the places that a search says, if all of them are in one. */
export function countryAsked({
  region,
  places,
  ...query
}: NearQuery & { region?: number | undefined; places?: string | undefined }): string | undefined {
  const ids = [...(region === undefined ? [] : [region]), ...(places?.split(',').map(Number) ?? [])];
  const found = [centreOf(query), ...ids.map((id) => gazetteer().get(id))].flatMap((place) => place?.country ?? []);
  return new Set(found).size === 1 ? found[0] : undefined;
}

/**
 * Returns the places that a search is about: what it is near to, else the places or the country that it says, or the
 * visitor's own place or country.
 */
export function centresAsked({
  region,
  places,
  country,
  ...query
}: NearQuery & {
  region?: number | undefined;
  places?: string | undefined;
  country?: string | undefined;
}): Place[] {
  const all = gazetteer();
  const near = centreOf(query);
  if (near) return [near];
  const text = placeIdOf(query.location);
  const ids = text ? [text] : region === undefined ? (places?.split(',').map(Number) ?? []) : [region];
  const said = ids.flatMap((id) => all.get(id) ?? []);
  const { id: own, country: home } = query.from ?? {};
  const area = country ?? (own === undefined ? home : undefined);
  const [one] = area ? [all.country(area)] : own === undefined ? [] : [all.get(own)];
  return said.length > 0 ? said : one ? [one] : [];
}

/** Returns the first of these places. */
export const centreAsked = (query: Parameters<typeof centresAsked>[0]): Place | undefined => centresAsked(query)[0];

/** Returns the distance in kilometres of a row `l` from a place; null for rows without a point on the map. */
export const kmFrom = ({ lat, lon }: Place): Prisma.Sql =>
  Prisma.sql`corral_km(l.lat, l.lon, ${lat}::float8, ${lon}::float8)`;

/** Matches the rows `l` within a radius of a place; the box around the circle is what an index finds. */
export function withinRadius(centre: Place, radius: number = NEAR_KM): Prisma.Sql {
  const { lat, lon } = centre;
  const north = radius / KM_PER_DEGREE;
  const east = north / Math.max(0.01, Math.cos(((Math.abs(lat) + north) * Math.PI) / 180));
  const isAcrossDateLine = Math.abs(lon) + east > 180;
  const box = isAcrossDateLine
    ? Prisma.empty
    : Prisma.sql`AND l.lon BETWEEN ${lon - east}::real AND ${lon + east}::real`;
  return Prisma.sql`(l.lat BETWEEN ${lat - north}::real AND ${lat + north}::real ${box} AND ${kmFrom(centre)} <= ${radius}::float8)`;
}

/** Matches the rows `l` in a zone of the map; the box around the hexagon is what an index finds. */
export function inZone(name: string): Prisma.Sql {
  const zone = zoneNamed(name);
  if (!zone) return Prisma.sql`false`;
  const { x, y } = zoneCentre(zone);
  const width = zoneWidth(zone.level);
  const corner = width / Math.sqrt(3);
  const [bottom, top] = [latitudeOf(y + corner), latitudeOf(y - corner)];
  return Prisma.sql`(l.lat BETWEEN ${bottom}::float8 AND ${top}::float8 AND l.lon BETWEEN ${x - width / 2}::float8 AND ${x + width / 2}::float8
    AND sqrt(3) * abs(degrees(asinh(tand(l.lat))) + ${y}::float8) + abs(l.lon - ${x}::float8) <= ${width}::float8)`;
}

/** Matches the rows `l` in a country or a region, or around a settlement. */
function within(place: Place | undefined, radius: number | undefined): Prisma.Sql {
  if (!place) return Prisma.sql`false`;
  if (place.kind === 'country') return Prisma.sql`l.country = ${place.country}`;
  return place.kind === 'region' ? Prisma.sql`l.region_id = ${place.id}::int` : withinRadius(place, radius);
}

/** Of shorter texts an index of trigrams finds only what begins with them. */
const TRIGRAM = 3;

/** Matches a place that contains the text, or for one or two letters starts with it, ignoring case and accents. */
const inPlace = (text: string): Prisma.Sql =>
  [...text].length < TRIGRAM
    ? Prisma.sql`l.search_place LIKE substr(corral_contains_pattern(${text}), 2)`
    : Prisma.sql`l.search_place LIKE corral_contains_pattern(${text})`;

/**
 * Matches the rows `l` that say no more than the name that several settlements of a country share, «Mercedes, Argentina»:
 * they are on no map, but a search for all of these settlements is for them too.
 */
function namedAlike(places: readonly (Place | undefined)[]): Prisma.Sql[] {
  const [first, ...others] = places;
  const isShared =
    first && others.length > 0 && others.every((one) => one?.name === first.name && one.country === first.country);
  if (!isShared || first.kind === 'region' || first.kind === 'country') return [];
  return [Prisma.sql`(l.lat IS NULL AND l.country = ${first.country} AND ${inPlace(first.name)})`];
}

/** The conditions of `placeFilters` and of a place as text: near it if a radius says so and the gazetteer knows it. */
export const PLACE_FILTERS = {
  location: (text: string, query: NearQuery) => {
    const centre = query.near === undefined ? centreOf(query) : undefined;
    return centre ? withinRadius(centre, query.radius) : inPlace(text);
  },
  near: (id: number, { radius }: NearQuery) => {
    const centre = gazetteer().get(id);
    return centre ? withinRadius(centre, radius) : Prisma.sql`false`;
  },
  country: (code: string) => Prisma.sql`l.country = ${code}`,
  region: (id: number) => Prisma.sql`l.region_id = ${id}::int`,
  places: (ids: string, { radius }: NearQuery) => {
    const found = ids.split(',').map((id) => gazetteer().get(Number(id)));
    const circles = found.map((place) => within(place, radius));
    return Prisma.sql`(${Prisma.join([...circles, ...namedAlike(found)], ' OR ')})`;
  },
  withoutPlace: () => Prisma.sql`l.lat IS NULL`,
};

/** An order that puts first in each of its bands what satisfies the most of some conditions, which read words. */
type Ranked = Record<'column' | 'reads', Prisma.Sql>;

interface Distance {
  /** For `findIds`: the nearest first. */
  order: { column: Prisma.Sql; direction: 'ASC NULLS LAST'; reads: Prisma.Sql; circles: Prisma.Sql[] };
  /** For `findIds`: by bands of distance, in each the highlighted ones and then the newest first. */
  recentOrder: Distance['order'] & { ranksHighlighted: true; ranked: (words: readonly Prisma.Sql[]) => Ranked };
  /** For the rows of results. */
  column: Prisma.Sql;
}

/** Within each of these a lot is about as near as the others; what is further, but in the country, comes next. */
const BANDS_KM = [50, 100, 200, 500];
const ABROAD_KM = [1_000, 2_000, 4_000, 8_000];

/** More than any time has, so that a nearer band comes before every newer lot. */
const SECONDS_MAX = 10_000_000_000;
/** More than there are conditions of words, so that a nearer band comes before all that has them. */
const RANKS = 10;

/** The band of distance that rows `l` are in as seen from a place: nothing of another country is before its own. */
export function bandFrom(place: Place): Prisma.Sql {
  const km = kmFrom(place);
  const near = place.kind === 'country' ? [] : BANDS_KM.map((most) => Prisma.sql`${km} <= ${most}::float8`);
  const bands = [
    ...near,
    Prisma.sql`l.country = ${place.country}`,
    ...ABROAD_KM.map((most) => Prisma.sql`${km} <= ${most}::float8`),
  ];
  const whens = bands.map((band, nth) => Prisma.sql`WHEN ${band} THEN ${nth}::int`);
  return Prisma.sql`(CASE ${Prisma.join(whens, ' ')} ELSE ${bands.length}::int END)`;
}

/** The orders and the figure of distance in a search near a place, or of a visitor who has named theirs. */
export function distanceOf(query: NearQuery): Distance | undefined {
  const centre = centreOf(query) ?? (query.from?.id === undefined ? undefined : gazetteer().get(query.from.id));
  if (!centre) return undefined;
  const km = kmFrom(centre);
  const recent = (words: readonly Prisma.Sql[]) =>
    Prisma.sql`(2 * (${Prisma.join([Prisma.sql`${RANKS}::int * ${bandFrom(centre)}`, ...words.map((one) => Prisma.sql`(${one})::int`)], ' - ')}) - l.is_highlighted::int) * ${SECONDS_MAX}::float8 - extract(epoch FROM l.created_at)`;
  const reads = Prisma.sql`l.lat, l.lon, l.country, l.created_at`;
  return {
    order: {
      column: km,
      direction: 'ASC NULLS LAST' as const,
      reads: Prisma.sql`l.lat, l.lon`,
      // A circle twice as wide costs four times as much: what the smaller ones cost in vain is a third of the last.
      circles: [8, 4, 2].map((part) => withinRadius(centre, (query.radius ?? NEAR_KM) / part)),
    },
    recentOrder: {
      column: recent([]),
      direction: 'ASC NULLS LAST' as const,
      reads,
      ranked: (words) => ({ column: recent(words), reads: Prisma.sql`${reads}, l.search_vector` }),
      circles: BANDS_KM.map((most) => withinRadius(centre, most)),
      ranksHighlighted: true,
    },
    column: Prisma.sql`${km} AS "distanceKm"`,
  };
}
