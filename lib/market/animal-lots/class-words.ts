import 'server-only';
import { LOCALES, type Locale } from '@/lib/core/i18n/locales';
import { wordsRegion } from '@/lib/core/i18n/country';
import en from '@/messages/classes/en.json';
import es from '@/messages/classes/es.json';
import pt from '@/messages/classes/pt.json';
import { CLASS_CODES, isClassCode, type ClassCode, type ClassFamily } from '@/lib/livestock/stock/classes';
import {
  animalsOfLot,
  lotTitle,
  readWord,
  withoutBreed,
  type ClassTexts,
  type TitleFacts,
  type Word,
} from './lots/title';

const TEXTS: Record<Locale, ClassTexts> = { es, en, pt };

/** The words of one language, for a client component that writes titles. */
export const classTexts = (locale: Locale): ClassTexts => TEXTS[locale];

/** Returns what a class is called in a language, in lower case, and in the words of a region where those differ. */
export function classWord(code: ClassCode, locale: Locale, region?: string | null): Word {
  const { one, other } = readWord(TEXTS[locale].classes, code, region);
  return { one: withoutBreed(one), other: withoutBreed(other) };
}

/** Returns what a family of classes is called, as `classWord` does. */
export const familyWord = (family: ClassFamily, locale: Locale, region?: string | null): Word =>
  readWord(TEXTS[locale].families, family, region);

/** Returns what a class or a family is called, as `classWord` does; a name that is both is the class. */
export const stockWord = (name: string, locale: Locale, region?: string | null): Word =>
  isClassCode(name) ? classWord(name, locale, region) : familyWord(name as ClassFamily, locale, region);

/** Returns the words of all classes in one language, for a client component that is sent them. */
export const classWords = (locale: Locale, region?: string | null): Record<ClassCode, Word> =>
  Object.fromEntries(CLASS_CODES.map((code) => [code, classWord(code, locale, region)])) as Record<ClassCode, Word>;

/** Writes what the animals of a lot are, as `animalsOfLot` does. */
export const animalsText = (facts: Omit<TitleFacts, 'weight'>, locale: Locale): string =>
  animalsOfLot(facts, locale, TEXTS[locale]);

/** Writes the title that is stored: in the listing's language and the words of its place. */
export const titleOfLot = (facts: TitleFacts, language: Locale, location: string): string =>
  lotTitle(facts, language, TEXTS[language], wordsRegion(location));

/** The title for readers of `locale` of what doesn't say how its title was written: theirs if it is the one that its facts make. */
export function titleByFacts(
  stored: { title: string; language: Locale; location: string },
  { class: code, ...facts }: Omit<TitleFacts, 'class'> & { class: string | null },
  locale: Locale,
): string {
  const known = isClassCode(code) ? { ...facts, class: code } : null;
  const isWritten = known === null || stored.title !== titleOfLot(known, stored.language, stored.location);
  return isWritten ? stored.title : titlesOfLot(stored, known)[locale];
}

/** Writes the titles that readers of the other languages see beside the stored one. */
export const titlesOfLot = (stored: { title: string; language: Locale }, facts: TitleFacts): Record<Locale, string> =>
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      locale === stored.language ? stored.title : lotTitle(facts, locale, TEXTS[locale]),
    ]),
  ) as Record<Locale, string>;
