'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from './use-error-text';
import { useSubmit, type SubmitOptions } from './use-submit';

/** `useSubmit` with the texts that members' pages share about lost sessions, lost connections and refusals, or `own` ones. */
export function useMemberSubmit(own: Partial<SubmitOptions> = {}): ReturnType<typeof useSubmit> {
  const t = useTranslations('errors');
  const errorText = useErrorText();
  return useSubmit({
    unauthorized: t('signedOut'),
    unauthorizedText: t('signingIn'),
    offline: t('offline'),
    reasonOf: (refusal) => refusal.message ?? errorText(refusal),
    ...own,
  });
}
