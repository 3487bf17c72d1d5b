import type { Metadata } from 'next';
import { pageMetadata } from '@/components/ui/page/page-metadata';
import { breedNames } from '@/components/market/listings/browse/labels';
import type { LotDetail } from '@/lib/market/auctions/dto';
import { bidPriceInFull } from '@/lib/livestock/price-formats/bid-price';
import { placeIn } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import { sharedLot, shareModel } from '@/lib/market/sharing/subject';
import { translator } from '@/lib/core/i18n/translator';

/** Title, description, canonical URL and picture of a lot's page, or the title of the 404 page if there is no lot. */
export async function lotMetadata(locale: Locale, lot: LotDetail | null): Promise<Metadata> {
  const [t, breeds] = await Promise.all([translator(locale, 'lot'), breedNames(locale)]);
  if (!lot) return { title: t('notFoundTitle'), robots: { index: false } };
  const title = t('metaTitle', { title: lot.title });
  const description = t('metaDescription', {
    animals: [lot.quantity !== null && t('headCount', { count: lot.quantity }), breeds[lot.breed] ?? lot.breed]
      .filter(Boolean)
      .join(', '),
    place: placeIn(lot.location, locale),
    price: bidPriceInFull(locale, lot.startingPrice, lot),
  });
  const { preview } = shareModel(await sharedLot(locale, lot), '');
  return pageMetadata({
    locale,
    path: `/auctions/${lot.id}`,
    title,
    description,
    preview,
    isIndexed: lot.state !== 'cancelled',
  });
}
