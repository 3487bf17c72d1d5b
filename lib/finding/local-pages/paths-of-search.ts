import 'server-only';
import { CLASSES, CLASS_NAMES, classesOf } from '@/lib/livestock/stock/classes';
import { animalListingQueryString, type AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import type { Locale } from '@/lib/core/i18n/locales';
import { gazetteer } from '@/lib/places/gazetteer';
import { localCounts } from './counts';
import type { LocalQuery } from './dto';
import { localPaths } from './slugs';

/** Returns the page that shows what a search asks for, if it asks for one class or family in one place and nothing else. */
function localQueryOf({ class: name, country, region, category, ...others }: AnimalListingQuery): LocalQuery | null {
  if (name === undefined || !CLASS_NAMES.has(name) || animalListingQueryString(others) !== '') return null;
  if (category && classesOf(name).some((code) => CLASSES[code].category !== category)) return null;
  if (region === undefined) return country === undefined ? { class: name } : { class: name, country };
  const place = gazetteer().get(region);
  if (place?.kind !== 'region' || (country !== undefined && country !== place.country)) return null;
  return { class: name, country: place.country, region };
}

/** Returns the addresses of the local page that a search repeats, which is what search engines should list; null if there is none. */
export async function localPathsOfSearch(search: AnimalListingQuery): Promise<Record<Locale, string> | null> {
  const query = localQueryOf(search);
  const { isShown, listedAs } = await localCounts();
  return query && isShown(query) ? localPaths(listedAs(query)) : null;
}
