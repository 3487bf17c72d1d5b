import type { Metadata } from 'next';
import type { EquipmentListingDto } from '@/lib/equipment/dto';
import { equipmentListingQueryString, type EquipmentListingQuery } from '@/lib/equipment/query-schema';
import { alternates } from '@/lib/i18n/alternates';
import { formatNumber, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { translator } from '@/lib/i18n/translator';
import { equipmentNames } from './labels';

/** Search engines may index categories and pages of results, but not every combination of filters. */
const INDEXED_KEYS = new Set(['category', 'page', 'limit', 'sort']);
const INDEXED_PAGES = 20;

interface Found {
  total: number;
  totalIsCapped: boolean;
  totalPages: number;
}

/** Title, description, canonical URL and previous/next links of a page of results. */
export async function equipmentListingBrowseMetadata(
  locale: Locale,
  query: EquipmentListingQuery,
  { total, totalIsCapped, totalPages }: Found,
): Promise<Metadata> {
  const [t, { categories }] = await Promise.all([translator(locale, 'equipment'), equipmentNames(locale)]);
  const shown = formatNumber(locale, total) + (totalIsCapped ? '+' : '');
  const { category, page, search } = query;
  const first = search
    ? t('metaSearch', { text: search })
    : category
      ? t('metaCategory', { category: categories[category] })
      : t('metaTitle');
  const title = page > 1 ? t('metaPage', { title: first, page }) : first;
  const description = category
    ? t('metaCategoryDescription', { category: categories[category], shown })
    : t('metaDescription', { shown });
  const narrowed = Object.keys(query).some((key) => !INDEXED_KEYS.has(key)) || query.sort !== 'newest';
  const neighbour = (to: number) =>
    localizedPath(locale, `/equipment${equipmentListingQueryString({ ...query, page: to })}`);
  const path = `/equipment${equipmentListingQueryString({ ...(category ? { category } : {}), page })}`;
  return {
    title: { absolute: `${title} · Corral` },
    description,
    alternates: alternates(locale, path),
    ...(narrowed || total === 0 || page > INDEXED_PAGES ? { robots: { index: false, follow: true } } : {}),
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

/**
 * Title, description, canonical URL and picture of a listing's page, or the title of the 404 page if there is no
 * listing.
 */
export async function equipmentListingMetadata(
  locale: Locale,
  equipment: EquipmentListingDto | null,
): Promise<Metadata> {
  const [t, words, { conditions }] = await Promise.all([
    translator(locale, 'listing'),
    translator(locale, 'equipment'),
    equipmentNames(locale),
  ]);
  if (!equipment) return { title: t('notFoundTitle'), robots: { index: false } };
  const { id, title, condition, price, location, imageDetails } = equipment;
  const description = words('metaOne', {
    title,
    condition: conditions[condition],
    price: formatPrice(locale, price),
    place: location,
  });
  const path = `/equipment/${id}`;
  const picture = imageDetails[0];
  const image = picture
    ? { url: picture.urls[1600], width: picture.width, height: picture.height, alt: title }
    : { url: '/art/og-default.png', width: 1200, height: 630 };
  return {
    title,
    description,
    alternates: alternates(locale, path),
    ...(equipment.isActive ? {} : { robots: { index: false } }),
    openGraph: {
      siteName: 'Corral',
      type: 'website',
      title,
      description,
      url: localizedPath(locale, path),
      images: [image],
    },
    twitter: { card: 'summary_large_image' },
  };
}
