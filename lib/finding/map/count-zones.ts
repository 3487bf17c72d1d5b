import { toPlane, zoneAt, zoneName, type Zone } from '@/lib/places/zones';

/** A place with lots. */
export interface Spot {
  lat: number;
  lon: number;
  country: string | null;
  total: number;
  heads: number;
  prices: readonly number[] | null;
}

/** A zone with the places in it that have lots. */
export type Counted = Zone & { spots: readonly Spot[]; total: number };

/** Of fewer prices a median says nothing, and two tell each other's. */
const PRICES_MIN = 3;

export const sumOf = (counts: readonly { total: number }[]): number =>
  counts.reduce((sum, { total }) => sum + total, 0);

/** Returns the median of what is asked at some places, to the cent; null of too few prices. */
export function medianPrice(counts: readonly Pick<Spot, 'prices'>[]): number | null {
  const sorted = counts.flatMap(({ prices }) => prices ?? []).sort((a, b) => a - b);
  if (sorted.length < PRICES_MIN) return null;
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.round((low + high) * 50) / 100;
}

/** Returns the country that most lots are in; null where it isn't known. */
export function countryOfLots(counts: readonly Pick<Spot, 'country' | 'total'>[]): string | null {
  const totals = new Map<string | null, number>();
  for (const { country, total } of counts) totals.set(country, (totals.get(country) ?? 0) + total);
  const [most] = [...totals].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}

export const isInZone = ({ lat, lon }: Spot, zone: Zone): boolean =>
  zoneName(zoneAt(toPlane(lat, lon), zone.level)) === zoneName(zone);

/** Sorts places with lots into the zones of a level. */
export function countByZone(spots: readonly Spot[], level: number): Counted[] {
  const zones = new Map<string, Zone & { spots: Spot[] }>();
  for (const spot of spots) {
    const zone = zoneAt(toPlane(spot.lat, spot.lon), level);
    const name = zoneName(zone);
    const known = zones.get(name);
    if (known) known.spots.push(spot);
    else zones.set(name, { ...zone, spots: [spot] });
  }
  return [...zones.values()].map((zone) => ({ ...zone, total: sumOf(zone.spots) }));
}
