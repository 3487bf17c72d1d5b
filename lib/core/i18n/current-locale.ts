import { locale as rootLocale } from 'next/root-params';
import { languageOf, type Locale } from './locales';

/**
 * Returns the language of the page being rendered, in any server component under `app/[locale]`. `[locale]` also
 * matches stray paths such as `/favicon.png/x`, which get the default language.
 */
export async function currentLocale(): Promise<Locale> {
  return languageOf(await rootLocale());
}
