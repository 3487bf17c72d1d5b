import type { Locale } from '@/lib/core/i18n/locales';
import { oncePerLocale } from '@/lib/core/i18n/once-per-locale';
import { translator } from '@/lib/core/i18n/translator';
import type { DisputeKind } from '@/lib/deals/terms/disputes/dispute-kinds';
import { breedLabel } from '@/lib/livestock/stock/breeds';

// messages: dealSheet.*

/** The texts of a sheet in one language. */
export const sheetWords = oncePerLocale(async (locale: Locale) => {
  const [t, lot, papers, breeds, deals] = await Promise.all([
    translator(locale, 'dealSheet'),
    translator(locale, 'animalLot'),
    translator(locale, 'paperKinds'),
    translator(locale, 'breeds'),
    translator(locale, 'deals'),
  ]);
  const breed = (name: string) => breedLabel((one) => breeds(one as Parameters<typeof breeds>[0]), name);
  const dispute = (kind: DisputeKind) => deals(`dispute.kinds.${kind}`);
  return { locale, t, lot, papers, breed, dispute };
});

export type SheetWords = Awaited<ReturnType<typeof sheetWords>>;
