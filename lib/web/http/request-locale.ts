import { DEFAULT_LOCALE, LANGUAGE_KEY, LOCALES, isLocale, type Locale } from '@/lib/core/i18n/locales';

/** Returns the language of an API response: the visitor's cookie, else the browser's preference, else Spanish. */
export function requestLocale(cookie: string | undefined, acceptLanguage: string | null): Locale {
  if (isLocale(cookie)) return cookie;
  const preferred = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=');
      return { language: tag.split('-')[0]?.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .sort((a, b) => b.quality - a.quality)
    .find(({ language, quality }) => quality > 0 && isLocale(language));
  return LOCALES.find((locale) => locale === preferred?.language) ?? DEFAULT_LOCALE;
}

/** Applies `requestLocale` to a request. */
export function localeOf(request: {
  cookies: { get(name: string): { value: string } | undefined };
  headers: Headers;
}): Locale {
  return requestLocale(request.cookies.get(LANGUAGE_KEY)?.value, request.headers.get('accept-language'));
}

/** Returns the language that a page asks for by `language`, which its visitor may have left since; else `localeOf`. */
export function pageLocale(request: Parameters<typeof localeOf>[0] & { nextUrl: URL }): Locale {
  const language = request.nextUrl.searchParams.get('language');
  return language !== null && isLocale(language) ? language : localeOf(request);
}
