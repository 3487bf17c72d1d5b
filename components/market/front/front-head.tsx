'use client';

import { PageHead } from '@/components/ui/page/page-head';
import { SharePreview } from '@/components/ui/page/share-preview';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';

interface FrontHeadProps {
  locale: Locale;
  title: string;
  description: string;
  /** The site's origin. */
  site: string;
}

/** The home page's addresses, its description, and how it looks where it is shared. */
export function FrontHead({ locale, title, description, site }: FrontHeadProps) {
  return (
    <>
      <PageHead {...{ site, locale, description }} path="/" />
      <SharePreview {...{ title, description, site }} url={site + localizedPath(locale, '/')} />
    </>
  );
}
