import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales';

/** Returns the URL path of `path` (unprefixed, starting with "/") in `locale`: `/en/auth`, but `/auth` in Spanish. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' || path.startsWith('/?') || path.startsWith('/#')
    ? `/${locale}${path.slice(1)}`
    : `/${locale}${path}`;
}

/** The list of every animal, without the language's prefix. Without its query the home page is shown. */
export const ANIMALS_PATH = '/?page=1';

/** The path of a page without the language's prefix: one, or one in the words of each language. */
export type PagePath = string | Record<Locale, string>;

/** Returns the URL path of a page in a language. */
export const pagePath = (locale: Locale, path: PagePath): string =>
  localizedPath(locale, typeof path === 'string' ? path : path[locale]);

/** Splits a URL path into its locale and the unprefixed rest: `/en/auth` → `{ locale: 'en', path: '/auth' }`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = LOCALES.find((candidate) => candidate === first);
  return locale ? { locale, path: `/${rest.join('/')}` } : { locale: DEFAULT_LOCALE, path: pathname };
}
