import type { Metadata } from 'next';
import { categoryNames } from '@/components/listings/browse/labels';
import type { LotPage } from '@/lib/auctions/dto';
import { lotQueryString, type LotQuery } from '@/lib/auctions/query-schema';
import { alternates } from '@/lib/i18n/alternates';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { translator } from '@/lib/i18n/translator';

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
  const description = t('metaDescription');
  const path = `/auctions${lotQueryString({ state, ...(category ? { category } : {}), page })}`;
  const neighbour = (to: number) => localizedPath(locale, `/auctions${lotQueryString({ ...query, page: to })}`);
  const narrowed =
    Object.keys(query).some((key) => !INDEXED_KEYS.has(key)) || query.sort !== 'ending' || state === 'ended';
  return {
    title,
    description,
    alternates: alternates(locale, path),
    ...(narrowed || (total === 0 && category) ? { robots: { index: false, follow: true } } : {}),
    pagination: {
      previous: page > 1 ? neighbour(page - 1) : null,
      next: page < totalPages ? neighbour(page + 1) : null,
    },
    openGraph: {
      siteName: 'Corral',
      type: 'website',
      title,
      description,
      url: localizedPath(locale, path),
      images: [{ url: '/art/og-default.png', width: 1200, height: 630 }],
    },
    twitter: { card: 'summary_large_image' },
  };
}
