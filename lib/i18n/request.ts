import { getRequestConfig } from 'next-intl/server';
import { currentLocale } from './current-locale';
import { isLocale } from './locales';

/** Messages for the server's translators. Actions and route handlers stand outside of `[locale]` and name theirs. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = isLocale(asked) ? asked : await currentLocale();
  const messages = (await import(`../../messages/${locale}.json`)) as { default: Record<string, never> };
  return { locale, messages: messages.default, timeZone: 'UTC' };
});
