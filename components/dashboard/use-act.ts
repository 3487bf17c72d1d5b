'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useTransition } from 'react';
import { leaveToSignIn } from '@/components/forms/leave-to-sign-in';
import { useErrorText } from '@/components/forms/use-error-text';
import { notify } from '@/components/ui/notify';
import { rememberPlace } from '@/components/ui/remember-place';
import { DASHBOARD_KEY, TAB_ID } from './use-dashboard';

/** What the dashboard's actions answer. */
export type ActResult = { ok: true; data: null } | { ok: false; error: { code: string; retryAfterSeconds?: number } };

interface ActOptions {
  /** Shows the outcome before the server confirms it; undone by React where the transition ends without it. */
  optimistic?: () => void;
  done: string;
  failed: string;
  onDone?: () => void;
}

/**
 * Runs an action with toasts for its end, and reads the dashboard anew afterwards. A lost session leads to the sign-in page. The keyboard
 * stays in the row, or at the next one where the row goes.
 */
export function useAct(): { pending: boolean; act: (run: () => Promise<ActResult>, options: ActOptions) => void } {
  const t = useTranslations('dashboard');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [pending, startTransition] = useTransition();
  const place = useRef<(() => HTMLElement | null) | null>(null);
  // After every render until the act is over: what had the focus may go with the first of them, or with the last.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.()?.focus({ preventScroll: true });
    if (!pending) place.current = null;
  });
  const act = (run: () => Promise<ActResult>, { optimistic, done, failed, onDone }: ActOptions) => {
    // A dialog gives the focus back by itself.
    place.current = document.activeElement?.closest('[role=alertdialog]') ? null : rememberPlace(TAB_ID);
    startTransition(async () => {
      optimistic?.();
      const result = await run().catch(() => null);
      if (result?.ok) {
        notify.success(done);
        await queries.invalidateQueries({ queryKey: DASHBOARD_KEY });
        // What follows an await is outside of the transition.
        startTransition(() => onDone?.());
        return;
      }
      if (result?.error.code === 'unauthorized') {
        notify.error(t('unauthorized'), { description: t('unauthorizedText') });
        leaveToSignIn();
        return;
      }
      notify.error(failed, { description: result ? errorText(result.error) : t('offline') });
    });
  };
  return { pending, act };
}
