import type { Metadata } from 'next';
import { resultsMetadata } from '@/components/ui/page/page-metadata';
import { categoryNames } from '@/components/market/listings/browse/labels';
import type { LotPage } from '@/lib/market/auctions/dto';
import { lotQueryString, type LotQuery } from '@/lib/market/auctions/query-schema';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';

/** Search engines may index live and upcoming lots and categories, but not every combination of filters. */
const INDEXED_KEYS = new Set(['state', 'category', 'page', 'limit', 'sort']);

/** Title, description, canonical URL and previous/next links of a list of lots. */
export async function auctionsMetadata(
  locale: Locale,
  query: LotQuery,
  { total, totalPages }: LotPage,
): Promise<Metadata> {
  const [t, categories] = await Promise.all([translator(locale, 'auctions'), categoryNames(locale)]);
  const { category, state, page } = query;
  const subject = category ? t('metaCategory', { category: categories[category] }) : t('metaTitle');
  const title = page > 1 ? t('metaPage', { title: subject, page }) : subject;
  const narrowed =
    Object.keys(query).some((key) => !INDEXED_KEYS.has(key)) || query.sort !== 'ending' || state === 'ended';
  return resultsMetadata({
    locale,
    path: `/auctions${lotQueryString({ state, ...(category ? { category } : {}), page })}`,
    title,
    description: t('metaDescription'),
    isIndexed: !narrowed && (total > 0 || !category),
    page,
    totalPages,
    pathOf: (to) => `/auctions${lotQueryString({ ...query, page: to })}`,
  });
}
