'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DRAFT_HASH } from '@/components/ui/forms/leave-to-sign-in';
import type { SubmitOptions } from '@/components/ui/forms/use-submit';
import { localizedPath } from '@/lib/core/i18n/paths';

/** So long it takes to read that the session ended, and that nothing is lost. */
const READ_MS = 2500;

/** What a form whose texts are kept does once the session has ended: it says so, and comes back to `path`, or this page. */
export function useKeptLeave(path?: string): Pick<SubmitOptions, 'unauthorized' | 'unauthorizedText' | 'leave'> {
  const t = useTranslations('editField');
  const locale = useLocale();
  return {
    unauthorized: t('signedOut'),
    unauthorizedText: t('keptText'),
    leave: { afterMs: READ_MS, hash: DRAFT_HASH, ...(path && { path: localizedPath(locale, path) }) },
  };
}
