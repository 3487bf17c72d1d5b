'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { useConfirmed } from '@/components/accounts/confirmation/confirmation';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { notify } from '@/components/ui/notify';

type Answer = { ok: true; data: unknown } | { ok: false; error: { code: string } };

interface AdminAct {
  act: () => Promise<Answer>;
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
  const [pending, startTransition] = useTransition();
  const run = ({ act, done, failed }: AdminAct) =>
    startTransition(async () => {
      const answer = await confirmed(act).catch(() => null);
      if (answer?.ok) notify.success(done.title, done.description ? { description: done.description } : undefined);
      else if (answer?.error.code === 'unauthorized') {
        notify.error(t('unauthorized'), { description: t('unauthorizedText') });
        return leaveToSignIn();
      } else {
        const code = answer?.error.code;
        notify.error(failed, { description: code && errorText.has(code) ? errorText(code) : t('offline') });
        if (code !== 'conflict') return;
      }
      startTransition(() => {
        router.refresh();
        onDone();
      });
    });
  return { run, pending };
}
