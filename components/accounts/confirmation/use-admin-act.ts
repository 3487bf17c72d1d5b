'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useConfirmed } from '@/components/accounts/confirmation/confirmation';
import { useSubmit } from '@/components/ui/forms/use-submit';
import type { ActionResult } from '@/lib/core/validation/action-result';

interface AdminAct {
  act: () => Promise<ActionResult>;
  done: { title: string; description?: string };
  /** The title of the toast on failure; its description gives the reason. */
  failed: string;
}

/**
 * Runs an administrator's action: shows the result as a toast, refreshes the table and calls `onDone`. On a conflict
 * with another administrator, it also refreshes the table to show their change. Asks first who is there if it must.
 */
export function useAdminAct(onDone: () => void): { run: (act: AdminAct) => void; pending: boolean } {
  const t = useTranslations('admin');
  const errorText = useTranslations('errors');
  const router = useRouter();
  const confirmed = useConfirmed();
  const { pending, submit } = useSubmit({
    unauthorized: t('unauthorized'),
    unauthorizedText: t('unauthorizedText'),
    offline: t('offline'),
    reasonOf: ({ code }) => (errorText.has(code) ? errorText(code) : undefined),
  });
  const run = ({ act, done: { title, description }, failed }: AdminAct) =>
    submit({
      send: () => confirmed(act),
      done: title,
      ...(description ? { doneMore: { description } } : {}),
      failed,
      staleCode: 'conflict',
      refresh: () => {
        router.refresh();
        onDone();
      },
    });
  return { run, pending };
}
