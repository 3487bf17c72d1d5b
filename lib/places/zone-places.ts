import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { Place } from './dto';
import { gazetteer } from './gazetteer';
import { placeLabel } from './place-text';
import { toPlane, zoneAt, zoneName, zoneNamed, type Zone } from './zones';

/** More than the rows of any level. */
const ROWS = 100_000;
const key = ({ column, row }: Zone) => column * ROWS + row;

/** Returns the most populous place of each of some zones of one level, by which people know them. */
export function placesOfZones(zones: readonly Zone[]): Map<string, Place> {
  const [first] = zones;
  if (!first) return new Map();
  const all = gazetteer();
  const largest = new Map(zones.map((zone) => [key(zone), 0]));
  all.forEachSettlement((id, lat, lon) => {
    const at = key(zoneAt(toPlane(lat, lon), first.level));
    const known = largest.get(at);
    if (known !== undefined && (known === 0 || all.populationOf(id) > all.populationOf(known))) largest.set(at, id);
  });
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
