import type { Locale } from './locales';

const MARKS: Record<Locale, readonly [string, string]> = { es: ['«', '»'], en: ['“', '”'], pt: ['“', '”'] };

/** The marks before and after words that somebody else wrote. */
export const quotationMarks = (locale: Locale): readonly [string, string] => MARKS[locale];

/** Somebody else's words, between the marks of the reader's language. */
export function quoted(locale: Locale, words: string): string {
  const [before, after] = quotationMarks(locale);
  return before + words + after;
}
