'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { formatWait } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

type Refusal = { code: string; retryAfterSeconds?: number };

/** Why an action was refused, in the reader's language and with the time to wait where there is one. */
export function useErrorText(): (refusal: Refusal) => string {
  const t = useTranslations('errors');
  const locale = useLocale() as Locale;
  return useCallback(
    ({ code, retryAfterSeconds }) => {
      if (code === 'rate_limited' && retryAfterSeconds)
        return t('rate_limited_for', { wait: formatWait(locale, retryAfterSeconds) });
      // A server of another release may refuse what this one has no words for.
      return t(t.has(code) ? code : 'internal');
    },
    [t, locale],
  );
}
