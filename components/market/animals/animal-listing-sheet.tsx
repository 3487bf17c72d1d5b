import type { Figure } from '@/components/market/listings/card-model';
import { figure } from '@/components/market/listings/figures';
import { breedNames } from '@/components/market/listings/browse/labels';
import { Sheet } from '@/components/ui/sharing/sheet';
import type { AnimalListingDetailDto } from '@/lib/market/animal-lots/dto';
import { formatAge, formatWeight } from '@/lib/core/i18n/format';
import { HEALTH_FLAGS } from '@/lib/livestock/facts/health';
import { healthStatusIn } from '@/lib/livestock/facts/health-words';
import { foreignLanguage, type Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { sharedListing } from '@/lib/market/sharing/subject';
import { readLot } from './lot-detail/read-lot';

interface AnimalListingSheetProps {
  locale: Locale;
  listing: AnimalListingDetailDto;
  siteUrl: URL;
}

/** A figure, which a reader may see in pounds, goes without the note that names kilos: rows of their own say it. */
const noted = (value: Figure | string, note: string | undefined) => (
  <>
    {figure(value)}
    {note && typeof value === 'string' ? <small> {note}</small> : null}
  </>
);

/** The sheet to print of an animal listing. */
export async function AnimalListingSheet({ locale, listing, siteUrl }: AnimalListingSheetProps) {
  const [t, health, breeds] = await Promise.all([
    translator(locale, 'listing'),
    translator(locale, 'health'),
    breedNames(locale),
  ]);
  const { age, weight, healthStatus, description, language, seller } = listing;
  const breed = breeds[listing.breed] ?? listing.breed;
  const lot = await readLot(locale, listing, { breed, stockClass: null });
  const ofAnimal = [
    [t('breed'), breed],
    [t('age'), formatAge(locale, age)],
    ...(weight === null ? [] : [[t('weight'), figure([formatWeight(locale, weight), String(weight)])] as const]),
    ...(healthStatus ? [[t('healthStatus'), healthStatusIn(locale, healthStatus)] as const] : []),
  ] as const;
  const stated = HEALTH_FLAGS.filter((flag) => listing[flag]).map((flag) => health(flag));
  const facts = [
    ...(lot
      ? [...lot.glance, ...lot.sheet].map(([name, value, note]) => [name, noted(value, note)] as const)
      : ofAnimal),
    ...(stated.length > 0 ? [[t('health'), noted(stated.join(', '), health('declared'))] as const] : []),
  ];
  return (
    <Sheet
      {...{ locale, facts, description, siteUrl }}
      shared={await sharedListing(locale, listing)}
      lang={foreignLanguage(language, locale)}
      seller={seller.name}
    />
  );
}
