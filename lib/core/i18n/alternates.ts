import type { Metadata } from 'next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales';
import { pagePath, type PagePath } from './paths';

/**
 * Returns the canonical URL and hreflang alternates of `path` (with its relevant query) for a page's metadata.
 */
export function alternates(locale: Locale, path: PagePath) {
  return {
    canonical: pagePath(locale, path),
    languages: {
      ...Object.fromEntries(LOCALES.map((language) => [language, pagePath(language, path)])),
      'x-default': pagePath(DEFAULT_LOCALE, path),
    },
  } satisfies Metadata['alternates'];
}
