'use client';

import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath, type PagePath } from '@/lib/core/i18n/paths';
import { PageHead } from './page-head';
import { SharePreview } from './share-preview';

interface SubjectHeadProps {
  locale: Locale;
  title: string;
  description?: string | undefined;
  /** The page's path without the language's prefix. */
  path: string;
  /** The page that search engines list instead. */
  listed?: PagePath | undefined;
  /** The site's origin. */
  site: string;
  isIndexed?: boolean;
}

/** The addresses of the home page or of results, their description, and how they look where they are shared. */
export function SubjectHead({ locale, title, description, path, listed = path, site, isIndexed }: SubjectHeadProps) {
  return (
    <>
      <PageHead {...{ site, locale, description, isIndexed }} path={listed} />
      <SharePreview {...{ title, description, site }} url={site + localizedPath(locale, path)} />
    </>
  );
}
