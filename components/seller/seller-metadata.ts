import type { Metadata } from 'next';
import type { PublicPersonDto } from '@/lib/accounts/dto';
import { alternates } from '@/lib/i18n/alternates';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { translator } from '@/lib/i18n/translator';
import { sellerPath } from './seller-page';

interface Found {
  seller: PublicPersonDto;
  total: number;
  page: number;
  totalPages: number;
}

/**
 * Title, description, canonical URL and picture of a seller's page. A seller without listings on sale isn't indexed.
 */
export async function sellerMetadata(locale: Locale, found: Found | null): Promise<Metadata> {
  const t = await translator(locale, 'seller');
  if (!found) return { title: t('notFoundTitle'), robots: { index: false } };
  const { seller, total, page, totalPages } = found;
  const place = total > 0 ? seller.location : null;
  const title = page > 1 ? t('metaTitlePage', { name: seller.name, page }) : t('metaTitle', { name: seller.name });
  const description = place
    ? t('metaDescriptionPlace', { name: seller.name, count: total, place })
    : t('metaDescription', { name: seller.name, count: total });
  const path = sellerPath(seller.id, page);
  const at = (to: number) => localizedPath(locale, sellerPath(seller.id, to));
  return {
    title,
    description,
    alternates: alternates(locale, path),
    ...(total === 0 ? { robots: { index: false, follow: true } } : {}),
    pagination: { previous: page > 1 ? at(page - 1) : null, next: page < totalPages ? at(page + 1) : null },
    openGraph: {
      siteName: 'Corral',
      type: 'profile',
      title,
      description,
      url: localizedPath(locale, path),
      images: [
        seller.profileImageUrl
          ? { url: seller.profileImageUrl, width: 400, height: 400, alt: seller.name }
          : { url: '/art/og-default.png', width: 1200, height: 630 },
      ],
    },
    twitter: { card: seller.profileImageUrl ? 'summary' : 'summary_large_image' },
  };
}
