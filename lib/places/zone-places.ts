import 'server-only';
import type { Locale } from '@/lib/core/i18n/locales';
import type { Place } from './dto';
import { gazetteer } from './gazetteer';
import { placeLabel } from './place-text';
import { toPlane, zoneAt, zoneName, zoneNamed, type Zone } from './zones';

/** More than the rows of any level. */
const ROWS = 100_000;
const key = ({ column, row }: Zone) => column * ROWS + row;

/** Where settlements are on the plane, the most populous first. In columns, because there are sixty thousand. */
interface Settlements {
  ids: readonly number[];
  points: Float64Array;
}

let known: Settlements | undefined;

/** Returns all settlements, which are projected once: that takes longer than all the rest. */
function settlements(): Settlements {
  if (known) return known;
  const all = gazetteer();
  const ids: number[] = [];
  all.forEachSettlement((id) => ids.push(id));
  ids.sort(all.byPopulation);
  const rank = new Map(ids.map((id, index) => [id, index]));
  const points = new Float64Array(2 * ids.length);
  all.forEachSettlement((id, lat, lon) => {
    const { x, y } = toPlane(lat, lon);
    points.set([x, y], 2 * (rank.get(id) ?? 0));
  });
  return (known = { ids, points });
}

/** A zone, and the country that what is in it belongs to: null where that isn't known. */
export type ZoneOf = Zone & { country: string | null };

/**
 * Returns the place by which people know each of some zones of one level: the most populous of the country that they are
 * about, not a larger one across the border; of any country only where that one has none there.
 */
export function placesOfZones(zones: readonly ZoneOf[]): Map<string, Place> {
  const [first] = zones;
  if (!first) return new Map();
  const all = gazetteer();
  const countries = new Map(zones.map((zone) => [key(zone), zone.country]));
  const [largest, foreign] = [new Map<number, number>(), new Map<number, number>()];
  let missing = countries.size;
  const { ids, points } = settlements();
  for (let index = 0; index < ids.length && missing > 0; index += 1) {
    const point = { x: points[2 * index] ?? 0, y: points[2 * index + 1] ?? 0 };
    const at = key(zoneAt(point, first.level));
    const [id, country] = [ids[index] ?? 0, countries.get(at)];
    if (country === undefined || largest.has(at)) continue;
    if (country !== null && all.countryOf(id) !== country) {
      if (!foreign.has(at)) foreign.set(at, id);
      continue;
    }
    largest.set(at, id);
    missing -= 1;
  }
  return new Map(
    zones.flatMap((zone) => {
      const place = all.get(largest.get(key(zone)) ?? foreign.get(key(zone)) ?? 0);
      return place ? [[zoneName(zone), place] as const] : [];
    }),
  );
}

/** Returns what a zone of the map is called: its most populous place, of the country that it is about. */
export function zoneLabel(name: string | undefined, locale: Locale, country: string | null): string | undefined {
  const zone = name === undefined ? undefined : zoneNamed(name);
  const place = zone && placesOfZones([{ ...zone, country }]).get(zoneName(zone));
  return place && placeLabel(place, locale);
}
