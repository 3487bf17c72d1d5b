import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import en from '@/messages/classes/en.json';
import es from '@/messages/classes/es.json';
import pt from '@/messages/classes/pt.json';
import { CLASS_CODES, type ClassCode, type ClassFamily } from './classes';

/** A word for one head and for several. */
export type Word = { one: string; other: string };

type Words = Record<string, readonly string[]>;

const FILES: Record<Locale, { classes: Words; families: Words }> = { es, en, pt };

function read(words: Words, code: string, country: string | null = null): Word {
  const [one = code, other = code] = words[`${code}@${country}`] ?? words[code] ?? [];
  return { one, other };
}

const withoutBreed = ({ one, other }: Word): Word => ({
  one: one.replace('{breed} ', ''),
  other: other.replace('{breed} ', ''),
});

/** Returns a word with the place of the breed, where that is neither behind it (Spanish, Portuguese) nor before it. */
export const classWordWithBreed = (code: ClassCode, locale: Locale, country?: string | null): Word =>
  read(FILES[locale].classes, code, country);

/** Returns what a class is called in a language, in lower case, and in the words of a country where those differ. */
export const classWord = (code: ClassCode, locale: Locale, country?: string | null): Word =>
  withoutBreed(classWordWithBreed(code, locale, country));

/** Returns what a family of classes is called, as `classWord` does. */
export const familyWord = (family: ClassFamily, locale: Locale, country?: string | null): Word =>
  read(FILES[locale].families, family, country);

/** Returns the words of all classes in one language, for a client component that is sent them. */
export const classWords = (locale: Locale, country?: string | null): Record<ClassCode, Word> =>
  Object.fromEntries(CLASS_CODES.map((code) => [code, classWord(code, locale, country)])) as Record<ClassCode, Word>;
