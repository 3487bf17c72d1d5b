import 'server-only';
import type { Locale } from '@/lib/core/i18n/locales';
import { understand } from '@/lib/language/sentences/understand';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import type { EquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { currentRates } from '@/lib/market/rates/current-rates';
import type { VisitorPlace } from '@/lib/places/dto';
import { gazetteer } from '@/lib/places/gazetteer';
import { withPlaceAsText } from '@/lib/places/search-words';
import { isOfAnimals } from './of-equipment';
import { wished } from './search-equipment';

/**
 * Reads the text of a search of equipment as a sentence: the price and the place that it says become filters, and the rest
 * stays text («tractor hasta 20.000 dólares en Durazno»). What was chosen wins. Null if it says neither, or asks for animals.
 */
export async function readEquipment(
  asked: EquipmentListingQuery,
  locale: Locale,
  from?: VisitorPlace,
): Promise<EquipmentListingQuery | null> {
  const { search, minPrice, maxPrice, near, radius, location, region, places, country } = asked;
  if (!search || isOfAnimals(search, locale)) return null;
  const home = country ?? from?.country;
  const { filters, text } = understand(search, {
    ...{ locale, perUsd: await currentRates(), places: gazetteer() },
    ...(home === undefined ? {} : { country: home }),
  });
  const chosen = { minPrice, maxPrice, near, radius, location, region, places, country };
  const said = wished({ ...parseAnimalListingQuery({}).query, ...chosen }, filters);
  const isSaid = Object.entries(said).some(([key, value]) => asked[key as keyof typeof said] !== value);
  if (!isSaid) return null;
  const { search: _search, ...others } = asked;
  return withPlaceAsText({ ...others, ...said, ...(text ? { search: text } : {}) }, locale);
}
