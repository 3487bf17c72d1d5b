'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useConfirmed } from '@/components/accounts/confirmation/confirmation';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { notify } from '@/components/ui/notify';

/** The result of a write to the API: its data, or a translated refusal with field errors. */
export type Sent<T> =
  { ok: true; data: T } | { ok: false; error: { code: string }; message: string; errors: Record<string, string[]> };

/** Returns a function that reports the lost session and leaves for the sign-in page, which leads back here. */
export function useSessionLost(): () => void {
  const t = useTranslations('profile');
  return useCallback(() => {
    notify.error(t('unauthorized'), { description: t('unauthorizedText') });
    leaveToSignIn();
  }, [t]);
}

/**
 * Returns a function that sends a change of the account to the API, after a proof of who is there if it needs one.
 * Refusals are in the page's language.
 */
export function useSend(): <T = null>(
  method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<Sent<T>> {
  const t = useTranslations('profile');
  const language = useLocale();
  const sessionLost = useSessionLost();
  const confirmed = useConfirmed();
  return useCallback(
    <T>(method: string, path: string, body?: unknown) =>
      confirmed<Sent<T>>(async () => {
        const response = await fetch(path, {
          method,
          headers: {
            accept: 'application/json',
            'accept-language': language,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }).catch(() => null);
        const answer = (await response?.json().catch(() => null)) as T & {
          code?: string;
          message?: string;
          errors?: Record<string, string[]>;
        };
        if (response?.ok) return { ok: true, data: answer };
        if (response?.status === 401) sessionLost();
        const code = answer?.code ?? 'internal';
        return { ok: false, error: { code }, message: answer?.message ?? t('offline'), errors: answer?.errors ?? {} };
      }),
    [confirmed, language, sessionLost, t],
  );
}
