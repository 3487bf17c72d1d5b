'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { leaveToSignIn } from '@/components/forms/leave-to-sign-in';
import { notify } from '@/components/ui/notify';

/** The API's answer to a write, or why it refused: in words, and at which fields. */
export type Sent<T> = { ok: true; data: T } | { ok: false; message: string; errors: Record<string, string[]> };

/** Says that the session has ended, and leaves for the sign-in page and back. */
export function useSessionLost(): () => void {
  const t = useTranslations('profile');
  return useCallback(() => {
    notify.error(t('unauthorized'), { description: t('unauthorizedText') });
    leaveToSignIn();
  }, [t]);
}

/** Sends a change of the account to the API. Refusals come in the language of the page. */
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
