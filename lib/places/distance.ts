import 'server-only';
import type { VisitorPlace } from './dto';
import { gazetteer } from './gazetteer';
import { placeColumns } from './place-columns';

/** The mean radius of the earth, as `corral_km` of the database has it. */
const EARTH_KM = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the kilometres from a visitor's own place to a place's text; undefined if either is no point on the map. */
export function kmFromVisitor(from: VisitorPlace | null, location: string): number | undefined {
  const own = from?.id === undefined ? undefined : gazetteer().get(from.id);
  const { lat, lon } = placeColumns(location);
  if (!own || lat === null || lon === null) return undefined;
  const half = (a: number, b: number) => Math.sin(radians(a - b) / 2) ** 2;
  const chord = half(lat, own.lat) + Math.cos(radians(lat)) * Math.cos(radians(own.lat)) * half(lon, own.lon);
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord))));
}
