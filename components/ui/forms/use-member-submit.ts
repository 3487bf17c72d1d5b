'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from './use-error-text';
import { useSubmit } from './use-submit';

/** `useSubmit` with the texts that members' pages share about lost sessions, lost connections and refusals. */
export function useMemberSubmit({ isShared = false } = {}): ReturnType<typeof useSubmit> {
  const t = useTranslations('errors');
  return useSubmit({
    unauthorized: t('signedOut'),
    unauthorizedText: t('signingIn'),
    offline: t('offline'),
    reasonOf: useErrorText(),
    isShared,
  });
}
