import { locale as rootLocale } from 'next/root-params';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';

/**
 * Returns the language of the page being rendered, in any server component under `app/[locale]`. `[locale]` also
 * matches stray paths such as `/favicon.png/x`, which get the default language.
 */
export async function currentLocale(): Promise<Locale> {
  const value = await rootLocale();
  return isLocale(value) ? value : DEFAULT_LOCALE;
}
