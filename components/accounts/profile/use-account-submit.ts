'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useConfirmed } from '@/components/accounts/confirmation/confirmation';
import { resultOf, sendJson } from '@/components/ui/forms/send-json';
import { useSubmit } from '@/components/ui/forms/use-submit';
import type { ActionResult } from '@/lib/core/validation/action-result';

interface AccountSubmit extends ReturnType<typeof useSubmit> {
  /** Asks the API for a change of the account, after a proof of who is there if it needs one. */
  request: <Data = null>(...change: Parameters<typeof sendJson>) => Promise<ActionResult<Data> | null>;
}

/** `useSubmit` for the account's page, whose changes are made by the API: it words its refusals itself. */
export function useAccountSubmit(): AccountSubmit {
  const t = useTranslations('profile');
  const confirmed = useConfirmed();
  const submission = useSubmit({
    unauthorized: t('unauthorized'),
    unauthorizedText: t('unauthorizedText'),
    offline: t('offline'),
    reasonOf: ({ message }) => message,
  });
  const request = useCallback(
    <Data>(...change: Parameters<typeof sendJson>) => confirmed(async () => resultOf<Data>(await sendJson(...change))),
    [confirmed],
  );
  return { ...submission, request };
}
