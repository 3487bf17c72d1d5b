'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { leaveToSignIn } from '@/components/forms/leave-to-sign-in';
import { notify } from '@/components/ui/notify';

/** The result of a write to the API: its data, or a translated refusal with field errors. */
export type Sent<T> = { ok: true; data: T } | { ok: false; message: string; errors: Record<string, string[]> };

/** Returns a function that reports the lost session and leaves for the sign-in page, which leads back here. */
export function useSessionLost(): () => void {
  const t = useTranslations('profile');
  return useCallback(() => {
    notify.error(t('unauthorized'), { description: t('unauthorizedText') });
    leaveToSignIn();
  }, [t]);
}

/** Returns a function that sends a change of the account to the API. Refusals are in the page's language. */
export function useSend(): <T = null>(
  method: 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<Sent<T>> {
  const t = useTranslations('profile');
  const language = useLocale();
  const sessionLost = useSessionLost();
  return useCallback(
    async <T>(method: string, path: string, body?: unknown): Promise<Sent<T>> => {
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
        message?: string;
        errors?: Record<string, string[]>;
      };
      if (response?.ok) return { ok: true, data: answer };
      if (response?.status === 401) sessionLost();
      return { ok: false, message: answer?.message ?? t('offline'), errors: answer?.errors ?? {} };
    },
    [language, sessionLost, t],
  );
}
