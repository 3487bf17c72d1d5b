import 'server-only';
import type { VisitorPlace } from './dto';
import { gazetteer } from './gazetteer';
import { placeColumns } from './place-columns';

/** The mean radius of the earth, as `corral_km` of the database has it. */
const EARTH_KM = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface Point {
  lat: number;
  lon: number;
}

function kmBetween(one: Point, other: Point): number {
  const half = (a: number, b: number) => Math.sin(radians(a - b) / 2) ** 2;
  const chord =
    half(one.lat, other.lat) + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lon, other.lon);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Returns the kilometres from a visitor's own place to a place's text; undefined if either is no point on the map. */
export function kmFromVisitor(from: VisitorPlace | null, location: string): number | undefined {
  const own = from?.id === undefined ? undefined : gazetteer().get(from.id);
  const { lat, lon } = placeColumns(location);
  if (!own || lat === null || lon === null) return undefined;
  return Math.round(kmBetween({ lat, lon }, own));
}

/** From the largest town of a country to that of a neighbour, and of a country that animals are still hauled from. */
const AROUND_KM = [1_200, 3_500] as const;
const AROUND = new Map<string, readonly (readonly string[])[]>();

/** Returns the countries around one, itself among them: its neighbours, and all whose animals may be bought there. */
export function countriesAround(code: string): readonly (readonly string[])[] {
  const known = AROUND.get(code);
  if (known) return known;
  const own = gazetteer().country(code);
  const others = own
    ? gazetteer()
        .ofKind('country')
        .map((other) => ({ code: other.country, km: kmBetween(own, other) }))
    : [];
  const around = AROUND_KM.map((most) => others.flatMap(({ code, km }) => (km <= most ? code : [])));
  AROUND.set(code, around);
  return around;
}
