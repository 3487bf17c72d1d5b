import type { Locale } from './locales';

/**
 * Memoizes a reader of texts per language: they don't change while the process runs, and every rendered page would look
 * up about a hundred.
 */
export function oncePerLocale<Value>(read: (locale: Locale) => Promise<Value>): (locale: Locale) => Promise<Value> {
  const known = new Map<Locale, Promise<Value>>();
  return (locale) => {
    let value = known.get(locale);
    if (!value) known.set(locale, (value = read(locale)));
    return value;
  };
}
