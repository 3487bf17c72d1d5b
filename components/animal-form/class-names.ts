import { classWords, familyWord } from '@/lib/animals/class-words';
import { CLASS_CODES, CLASSES } from '@/lib/animals/classes';
import type { Locale } from '@/lib/i18n/locales';
import type { ClassNames } from './class-picker';

/** What classes and families are called in a language, and in a country's own words where those differ. */
export function classNames(locale: Locale, country: string | null): ClassNames {
  const families = new Set(CLASS_CODES.map((code) => CLASSES[code].family));
  return {
    classes: classWords(locale, country),
    families: Object.fromEntries(
      [...families].map((family) => [family, familyWord(family, locale, country)]),
    ) as ClassNames['families'],
  };
}
