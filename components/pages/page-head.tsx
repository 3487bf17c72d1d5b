'use client';

import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';

interface PageHeadProps {
  /** The site's origin. */
  site: string;
  locale: Locale;
  /** The page's path without the language's prefix. */
  path: string;
  description: string;
}

/**
 * The canonical address of a page, those in the other languages, and its description. React moves the elements to the
 * head; as Next's metadata they would be in the page twice.
 */
export function PageHead({ site, locale, path, description }: PageHeadProps) {
  const address = (language: Locale) => site + localizedPath(language, path);
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address(locale)} />
      {LOCALES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LOCALE)} />
    </>
  );
}
