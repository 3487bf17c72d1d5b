import { breedNames } from '@/components/market/listings/browse/labels';
import { figure } from '@/components/market/listings/figures';
import { Sheet } from '@/components/ui/sharing/sheet';
import type { LotDetail } from '@/lib/market/auctions/dto';
import { formatAge, formatDate, formatNumber, formatWeight } from '@/lib/core/i18n/format';
import { healthStatusIn } from '@/lib/livestock/facts/health-words';
import { foreignLanguage, type Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { sharedLot } from '@/lib/market/sharing/subject';

interface LotSheetProps {
  locale: Locale;
  lot: LotDetail;
  siteUrl: URL;
}

/** The sheet to print of an auction lot. */
export async function LotSheet({ locale, lot, siteUrl }: LotSheetProps) {
  const [t, words, breeds] = await Promise.all([
    translator(locale, 'lot'),
    translator(locale, 'sharing'),
    breedNames(locale),
  ]);
  const { quantity, breed, averageAge, averageWeight, healthStatus, startTime, endTime, description, language } = lot;
  const facts = [
    ...(quantity === null ? [] : [[t('heads'), formatNumber(locale, quantity)] as const]),
    [t('breed'), breeds[breed] ?? breed] as const,
    ...(averageAge === null ? [] : [[t('age'), formatAge(locale, averageAge)] as const]),
    ...(averageWeight === null
      ? []
      : [[t('weight'), figure([formatWeight(locale, averageWeight), String(averageWeight)])] as const]),
    [words('starts'), formatDate(locale, startTime)] as const,
    [words('ends'), formatDate(locale, endTime)] as const,
    ...(healthStatus ? [[t('healthStatus'), healthStatusIn(locale, healthStatus)] as const] : []),
  ];
  return (
    <Sheet
      {...{ locale, facts, description, siteUrl }}
      shared={await sharedLot(locale, lot)}
      lang={foreignLanguage(language, locale)}
      seller={lot.seller?.name ?? null}
    />
  );
}
