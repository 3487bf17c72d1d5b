import type { Metadata } from 'next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales';
import { localizedPath } from './paths';

/**
 * Returns the canonical URL and hreflang alternates of `path` (unprefixed, with its relevant query) for a page's
 * metadata.
 */
export function alternates(locale: Locale, path: string): NonNullable<Metadata['alternates']> {
  return {
    canonical: localizedPath(locale, path),
    languages: {
      ...Object.fromEntries(LOCALES.map((language) => [language, localizedPath(language, path)])),
      'x-default': localizedPath(DEFAULT_LOCALE, path),
    },
  };
}
