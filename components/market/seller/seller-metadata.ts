import type { Metadata } from 'next';
import type { PublicPersonDto } from '@/lib/accounts/accounts/dto';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import { placeIn } from '@/lib/core/i18n/country';
import { alternates } from '@/lib/core/i18n/alternates';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { sharedSeller, shareModel } from '@/lib/market/sharing/subject';
import { translator } from '@/lib/core/i18n/translator';
import { previewImage } from '@/components/ui/page/page-metadata';
import { sellerPath } from './seller-page';

interface Found {
  seller: PublicPersonDto;
  listings: readonly AnimalListingDto[];
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
  const { seller, listings, total, page, totalPages } = found;
  const { preview } = shareModel(await sharedSeller(locale, seller, { total, first: listings[0] }), '');
  const place = total > 0 && seller.location ? placeIn(seller.location, locale) : null;
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
      images: [previewImage(preview)],
    },
    twitter: { card: 'summary_large_image' },
  };
}
