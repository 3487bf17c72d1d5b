'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { formatWait } from '@/lib/core/i18n/format';

type Refusal = { code: string; retryAfterSeconds?: number };

/** Returns a function that translates why an action was refused, including the time to wait if there is one. */
export function useErrorText(): (refusal: Refusal) => string {
  const t = useTranslations('errors');
  const locale = useLocale();
  return useCallback(
    ({ code, retryAfterSeconds }) => {
      if (code === 'rate_limited' && retryAfterSeconds)
        return t('rate_limited_for', { wait: formatWait(locale, retryAfterSeconds) });
      // During a deployment, a newer server may return codes that have no text yet.
      return t(t.has(code) ? code : 'internal');
    },
    [t, locale],
  );
}
