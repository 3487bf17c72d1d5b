/** The interface's locales. Spanish is the default and has no prefix in URLs. */
export const LOCALES = ['es', 'en', 'pt'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'es';

/** The cookie, and the key in the browser's storage, that stores a visitor's language. */
export const LANGUAGE_KEY = 'language';

/** True if `value` is one of our locales. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}
