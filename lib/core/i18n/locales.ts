/** The interface's locales. Spanish is the default and has no prefix in URLs. */
export const LOCALES = ['es', 'en', 'pt'] as const;

export type Locale = (typeof LOCALES)[number];

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
  }
}

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Locale, string> = { es: 'Español', en: 'English', pt: 'Português' };

export const DEFAULT_LOCALE: Locale = 'es';

/** The cookie, and the key in the browser's storage, that stores a visitor's language. */
export const LANGUAGE_KEY = 'language';

/** Narrows a stored language; anything else, which the database refuses, is the default. */
export function languageOf(stored: unknown): Locale {
  return isLocale(stored) ? stored : DEFAULT_LOCALE;
}

/** Returns the `lang` attribute for a text on a page in `locale`: undefined if it is written in the page's language. */
export function foreignLanguage(written: Locale, locale: Locale): Locale | undefined {
  return written === locale ? undefined : written;
}

/** The same as a property of what is sent to the browser, which an undefined one would be sent with. */
export function foreignLang(written: Locale, locale: Locale): { lang?: Locale } {
  const lang = foreignLanguage(written, locale);
  return lang ? { lang } : {};
}

/** True if `value` is one of our locales. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

const MARKS: Record<Locale, readonly [string, string]> = { es: ['«', '»'], en: ['“', '”'], pt: ['“', '”'] };

/** The marks before and after words that somebody else wrote. */
export const quotationMarks = (locale: Locale): readonly [string, string] => MARKS[locale];

/** Somebody else's words, between the marks of the reader's language. */
export function quoted(locale: Locale, words: string): string {
  const [before, after] = quotationMarks(locale);
  return before + words + after;
}
