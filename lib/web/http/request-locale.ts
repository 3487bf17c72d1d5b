import { DEFAULT_LOCALE, LANGUAGE_KEY, LOCALES, isLocale, type Locale } from '@/lib/core/i18n/locales';

/** Returns the language that a request names: the visitor's cookie, else the browser's preference; null for neither. */
function namedLocale(cookie: string | undefined, acceptLanguage: string | null): Locale | null {
  if (isLocale(cookie)) return cookie;
  const preferred = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=');
      return { language: tag.split('-')[0]?.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .sort((a, b) => b.quality - a.quality)
    .find(({ language, quality }) => quality > 0 && isLocale(language));
  return LOCALES.find((locale) => locale === preferred?.language) ?? null;
}

/** Returns the language of an API response: what the request names, else Spanish. */
export const requestLocale = (cookie: string | undefined, acceptLanguage: string | null): Locale =>
  namedLocale(cookie, acceptLanguage) ?? DEFAULT_LOCALE;

type Asking = { cookies: { get(name: string): { value: string } | undefined }; headers: Headers };

/** Applies `requestLocale` to a request. */
export const localeOf = (request: Asking): Locale =>
  requestLocale(request.cookies.get(LANGUAGE_KEY)?.value, request.headers.get('accept-language'));

/** Returns the language of a refusal: what the request names, else that of its account, which is read only then. */
export async function refusalLocale(request: Asking, account: () => Promise<{ language: Locale } | null>) {
  const named = namedLocale(request.cookies.get(LANGUAGE_KEY)?.value, request.headers.get('accept-language'));
  // A database that is gone keeps nobody from the answer.
  return named ?? (await account().catch(() => null))?.language ?? DEFAULT_LOCALE;
}

/** Returns the language that a page asks for by `language`, which its visitor may have left since; else `localeOf`. */
export function pageLocale(request: Asking & { nextUrl: URL }): Locale {
  const language = request.nextUrl.searchParams.get('language');
  return language !== null && isLocale(language) ? language : localeOf(request);
}
