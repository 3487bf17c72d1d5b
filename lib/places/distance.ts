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

/** From the largest town of a country to that of another; animals are hauled no further. */
const AROUND_KM = 3_500;
const AROUND = new Map<string, readonly string[]>();

/** Returns the countries whose animals somebody of a country may buy. */
export function countriesAround(code: string): readonly string[] {
  const known = AROUND.get(code);
  if (known) return known;
  const own = gazetteer().country(code);
  const around = own
    ? gazetteer()
        .ofKind('country')
        .filter((other) => kmBetween(own, other) <= AROUND_KM)
    : [];
  const codes = around.map(({ country }) => country);
  AROUND.set(code, codes);
  return codes;
}
