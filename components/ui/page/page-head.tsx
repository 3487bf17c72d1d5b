'use client';

import { alternates } from '@/lib/core/i18n/alternates';
import type { Locale } from '@/lib/core/i18n/locales';
import type { PagePath } from '@/lib/core/i18n/paths';

interface PageHeadProps {
  /** The site's origin. */
  site: string;
  locale: Locale;
  /** The page's path without the language's prefix. */
  path: PagePath;
  description: string;
}

/**
 * The canonical address of a page, those in the other languages, and its description. React moves the elements to the
 * head; as Next's metadata they would be in the page twice.
 */
export function PageHead({ site, locale, path, description }: PageHeadProps) {
  const { canonical, languages } = alternates(locale, path);
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={site + canonical} />
      {Object.entries(languages).map(([language, address]) => (
        <link key={language} rel="alternate" hrefLang={language} href={site + address} />
      ))}
    </>
  );
}
