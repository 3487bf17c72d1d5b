'use client';

import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath, type PagePath } from '@/lib/core/i18n/paths';
import { PageHead } from './page-head';
import { SharePreview } from './share-preview';

interface SubjectHeadProps {
  locale: Locale;
  title: string;
  /** None for pages that search engines leave out. */
  description?: string | undefined;
  /** The page's path without the language's prefix. */
  path: string;
  /** The page that search engines list instead. */
  listed?: PagePath | undefined;
  /** The site's origin. */
  site: string;
}

/** The addresses of the home page or of results, their description, and how they look where they are shared. */
export function SubjectHead({ locale, title, description, path, listed = path, site }: SubjectHeadProps) {
  if (description === undefined) return <SharePreview {...{ title, site }} />;
  return (
    <>
      <PageHead {...{ site, locale, description }} path={listed} />
      <SharePreview {...{ title, description, site }} url={site + localizedPath(locale, path)} />
    </>
  );
}
