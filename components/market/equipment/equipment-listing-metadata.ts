import type { Metadata } from 'next';
import { listingMetadata } from '@/components/market/listings/detail/listing-metadata';
import { resultsMetadata } from '@/components/ui/page/page-metadata';
import type { EquipmentListingDto } from '@/lib/market/equipment/dto';
import { equipmentListingQueryString, type EquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { placeIn } from '@/lib/core/i18n/country';
import { formatMoney, formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { equipmentNames } from './labels';

/** Search engines may index categories and pages of results, but not every combination of filters. */
const INDEXED_KEYS = new Set(['category', 'page', 'limit', 'sort']);
const INDEXED_PAGES = 20;

interface Found {
  total: number;
  totalIsCapped: boolean;
  totalPages: number;
}

/** True of a search that search engines don't index. */
export const isNarrowed = (query: EquipmentListingQuery): boolean =>
  Object.keys(query).some((key) => !INDEXED_KEYS.has(key)) || query.sort !== 'newest';

/** What a page of results is called and described by, and its address without the language. */
export async function equipmentListingBrowseSubject(
  locale: Locale,
  query: EquipmentListingQuery,
  { total, totalIsCapped }: Omit<Found, 'totalPages'>,
): Promise<{ title: string; description: string; path: string }> {
  const [t, { categories }] = await Promise.all([translator(locale, 'equipment'), equipmentNames(locale)]);
  const shown = formatNumber(locale, total) + (totalIsCapped ? '+' : '');
  const { category, page, search } = query;
  const first = search
    ? t('metaSearch', { text: search })
    : category
      ? t('metaCategory', { category: categories[category] })
      : t('metaTitle');
  return {
    title: page > 1 ? t('metaPage', { title: first, page }) : first,
    description: category
      ? t('metaCategoryDescription', { category: categories[category], shown })
      : t('metaDescription', { shown }),
    path: `/equipment${equipmentListingQueryString({ ...(category ? { category } : {}), page })}`,
  };
}

/**
 * Title of a page of results, whether it is indexed, and its neighbours. Its other metadata are in the page itself
 * (`SubjectHead`).
 */
export async function equipmentListingBrowseMetadata(
  locale: Locale,
  query: EquipmentListingQuery,
  found: Found,
): Promise<Metadata> {
  const { page } = query;
  const subject = await equipmentListingBrowseSubject(locale, query, found);
  return {
    ...resultsMetadata({
      locale,
      ...subject,
      isIndexed: !isNarrowed(query) && found.total > 0 && page <= INDEXED_PAGES,
      page,
      totalPages: found.totalPages,
      pathOf: (to) => `/equipment${equipmentListingQueryString({ ...query, page: to })}`,
    }),
    title: { absolute: `${subject.title} · Corral` },
    description: null,
    alternates: null,
    openGraph: null,
    twitter: null,
  };
}

/** One sentence about equipment, for search engines and where its page is shared. */
export async function equipmentListingSummary(
  locale: Locale,
  { title, condition, priceAmount, priceCurrency, location }: EquipmentListingDto,
): Promise<string> {
  const [words, { conditions }] = await Promise.all([translator(locale, 'equipment'), equipmentNames(locale)]);
  return words('metaOne', {
    title,
    condition: conditions[condition],
    price: formatMoney(locale, priceAmount, priceCurrency),
    place: placeIn(location, locale),
  });
}

/** Title of a listing's page, or the title of the 404 page if there is no listing. */
export async function equipmentListingMetadata(
  locale: Locale,
  equipment: EquipmentListingDto | null,
): Promise<Metadata> {
  if (!equipment) return { title: (await translator(locale, 'listing'))('notFoundTitle'), robots: { index: false } };
  return listingMetadata(equipment);
}
