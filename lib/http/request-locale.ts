import { DEFAULT_LOCALE, LANGUAGE_KEY, LOCALES, isLocale, type Locale } from '@/lib/i18n/locales';

/** The language of an API answer: the visitor's cookie, else what the browser prefers, else Spanish. */
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

/** `requestLocale` of a request. */
export function localeOf(request: {
  cookies: { get(name: string): { value: string } | undefined };
  headers: Headers;
}): Locale {
  return requestLocale(request.cookies.get(LANGUAGE_KEY)?.value, request.headers.get('accept-language'));
}
