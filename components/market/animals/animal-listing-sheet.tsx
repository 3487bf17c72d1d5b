import { figure } from '@/components/market/listings/figures';
import { breedNames } from '@/components/market/listings/browse/labels';
import { Sheet } from '@/components/ui/sharing/sheet';
import type { AnimalListingDetailDto } from '@/lib/market/animal-lots/dto';
import { headsForSale } from '@/lib/market/animal-lots/lot-figures';
import { formatAge, formatNumber, formatWeight } from '@/lib/core/i18n/format';
import { healthStatusIn } from '@/lib/livestock/facts/health-words';
import { foreignLanguage, type Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { sharedListing } from '@/lib/market/sharing/subject';

interface AnimalListingSheetProps {
  locale: Locale;
  listing: AnimalListingDetailDto;
  siteUrl: URL;
}

/** The sheet to print of an animal listing. */
export async function AnimalListingSheet({ locale, listing, siteUrl }: AnimalListingSheetProps) {
  const [t, lots, animalLot, health, breeds] = await Promise.all([
    translator(locale, 'listing'),
    translator(locale, 'lot'),
    translator(locale, 'animalLot'),
    translator(locale, 'health'),
    breedNames(locale),
  ]);
  const { lot, breed, age, weight, healthStatus, description, language, seller } = listing;
  const count = formatNumber(locale, lot.headCount ?? 0);
  const left = formatNumber(locale, headsForSale(lot) ?? 0);
  const confirmed = (['vaccinated', 'healthCertificate', 'pregnancyTested'] as const).filter((flag) => listing[flag]);
  const facts = [
    ...(lot.headCount === null
      ? []
      : [[lots('heads'), left === count ? count : animalLot('headsLeft', { left, count })] as const]),
    [t('breed'), breeds[breed] ?? breed],
    [t('age'), formatAge(locale, age)],
    ...(weight === null ? [] : [[t('weight'), figure([formatWeight(locale, weight), String(weight)])] as const]),
    ...(healthStatus ? [[t('healthStatus'), healthStatusIn(locale, healthStatus)] as const] : []),
    ...(confirmed.length > 0 ? [[t('health'), confirmed.map((flag) => health(flag)).join(', ')] as const] : []),
  ] as const;
  return (
    <Sheet
      {...{ locale, facts, description, siteUrl }}
      shared={await sharedListing(locale, listing)}
      lang={foreignLanguage(language, locale)}
      seller={seller.name}
    />
  );
}
