import type { Locale } from '@/lib/core/i18n/locales';
import { oncePerLocale } from '@/lib/core/i18n/once-per-locale';
import { translator } from '@/lib/core/i18n/translator';
import { breedLabel } from '@/lib/livestock/stock/breeds';

// messages: dealSheet.*

/** The texts of a sheet in one language. */
export const sheetWords = oncePerLocale(async (locale: Locale) => {
  const [t, lot, papers, breeds] = await Promise.all([
    translator(locale, 'dealSheet'),
    translator(locale, 'animalLot'),
    translator(locale, 'paperKinds'),
    translator(locale, 'breeds'),
  ]);
  const breed = (name: string) => breedLabel((one) => breeds(one as Parameters<typeof breeds>[0]), name);
  return { locale, t, lot, papers, breed };
});

export type SheetWords = Awaited<ReturnType<typeof sheetWords>>;
