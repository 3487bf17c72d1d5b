import type { SearchChip } from '@/components/market/listings/browse/filter-chip';
import type { BrowseLabels } from '@/components/market/listings/browse/labels';
import type { UnknownPlace } from '@/lib/finding/understood-searches/dto';
import { animalResultsQuery, type AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { RADIUS_KM } from '@/lib/places/schema';

/** The chip of a place that nobody knows: its menu asks for another one, and without it the search is for the rest of its text. */
export async function unknownPlaceChip(
  { name, rest }: UnknownPlace,
  {
    locale,
    labels,
    action,
    asked,
  }: { locale: Locale; labels: BrowseLabels; action: string; asked: AnimalListingQuery },
): Promise<SearchChip> {
  const t = await translator(locale, 'understood');
  const search = rest.replace(/\s+/g, ' ').trim() || undefined;
  const query = { ...asked, search, page: 1 };
  const title = labels.filters.location;
  return {
    label: t('unknown', { place: name }),
    href: action + animalResultsQuery(query),
    isUnmet: true,
    menu: { title, choices: [], place: { label: title, value: '', radius: RADIUS_KM } },
  };
}
