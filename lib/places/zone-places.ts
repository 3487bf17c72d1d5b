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

/** Returns the most populous place of each of some zones of one level, by which people know them. */
export function placesOfZones(zones: readonly Zone[]): Map<string, Place> {
  const [first] = zones;
  if (!first) return new Map();
  const all = gazetteer();
  const largest = new Map(zones.map((zone) => [key(zone), 0]));
  let missing = largest.size;
  const { ids, points } = settlements();
  for (let index = 0; index < ids.length && missing > 0; index += 1) {
    const point = { x: points[2 * index] ?? 0, y: points[2 * index + 1] ?? 0 };
    const at = key(zoneAt(point, first.level));
    if (largest.get(at) !== 0) continue;
    largest.set(at, ids[index] ?? 0);
    missing -= 1;
  }
  return new Map(
    zones.flatMap((zone) => {
      const place = all.get(largest.get(key(zone)) ?? 0);
      return place ? [[zoneName(zone), place] as const] : [];
    }),
  );
}

/** Returns what a zone of the map is called: its most populous place. */
export function zoneLabel(name: string | undefined, locale: Locale): string | undefined {
  const zone = name === undefined ? undefined : zoneNamed(name);
  const place = zone && placesOfZones([zone]).get(zoneName(zone));
  return place && placeLabel(place, locale);
}
