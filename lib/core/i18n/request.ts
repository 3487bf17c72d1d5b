import { getRequestConfig } from 'next-intl/server';
import { currentLocale } from './current-locale';
import { isLocale } from './locales';

/**
 * Loads the messages for next-intl. Actions and route handlers run outside `[locale]` and pass their locale
 * explicitly.
 */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = isLocale(asked) ? asked : await currentLocale();
  const messages = (await import(`../../../messages/${locale}.json`)) as { default: Record<string, never> };
  return { locale, messages: messages.default, timeZone: 'UTC' };
});
