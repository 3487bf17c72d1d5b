import 'server-only';
import { countryName } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import { placesOfZones } from '@/lib/places/zone-places';
import { FINEST_LEVEL, zoneName, type Zone } from '@/lib/places/zones';
import { countByZone, countryOfLots, isInZone, sumOf, type Counted, type Spot } from './count-zones';
import type { MapStep } from './dto';
import { frameOfCountry } from './frames';

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
export function stepCloser({ spots, chosen, country, level, overview }: Drawn, locale: Locale): MapStep | null {
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
export function stepWider(
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
