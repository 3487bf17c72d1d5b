'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { LegalPage } from '@/lib/records/legal/schema';

/** Returns what turns the marked words of a form's sentence into links; in a new tab, so that nothing typed is lost. */
export function useLegalLinks(): Record<'terms' | 'privacy', (words: ReactNode) => ReactNode> {
  const locale = useLocale();
  const to = (page: LegalPage) =>
    function LegalLink(words: ReactNode) {
      return (
        <a href={localizedPath(locale, `/${page}`)} target="_blank" rel="noopener" className="link">
          {words}
        </a>
      );
    };
  return { terms: to('terms'), privacy: to('privacy') };
}
