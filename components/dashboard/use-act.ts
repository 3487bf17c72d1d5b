'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { notify } from '@/components/ui/notify';

/** What the dashboard's actions answer. */
export type ActResult = { ok: true; data: null } | { ok: false; error: { code: string } };

interface ActOptions {
  /** Shows the outcome before the server confirms it; undone by React where the transition ends without it. */
  optimistic?: () => void;
  done: string;
  failed: string;
  onDone?: () => void;
}

const LEAVE_AFTER_MS = 1000;

/** Runs an action with toasts for its end, and draws the page anew afterwards. A lost session leads to the sign-in page. */
export function useAct(): { pending: boolean; act: (run: () => Promise<ActResult>, options: ActOptions) => void } {
  const t = useTranslations('dashboard');
  const errorText = useTranslations('errors');
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const act = (run: () => Promise<ActResult>, { optimistic, done, failed, onDone }: ActOptions) => {
    startTransition(async () => {
      optimistic?.();
      const result = await run().catch(() => null);
      if (result?.ok) {
        notify.success(done);
        startTransition(() => {
          router.refresh();
          onDone?.();
        });
        return;
      }
      if (result?.error.code === 'unauthorized') {
        notify.error(t('unauthorized'), { description: t('unauthorizedText') });
        const next = encodeURIComponent(window.location.pathname + window.location.search);
        setTimeout(() => window.location.assign(`/api/login?next=${next}`), LEAVE_AFTER_MS);
        return;
      }
      const code = result?.error.code;
      notify.error(failed, { description: code && errorText.has(code) ? errorText(code) : t('offline') });
    });
  };
  return { pending, act };
}
