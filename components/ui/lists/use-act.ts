'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useTransition } from 'react';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { useErrorText } from '@/components/ui/forms/use-error-text';
import { notify } from '@/components/ui/notify';
import { rememberPlace } from '@/components/ui/lists/remember-place';
import { DASHBOARD_KEY, MESSAGES_KEY } from '@/components/ui/shared-data/query-keys';
import { TAB_ID } from '@/components/ui/page/follow-softly';

/** The result of a dashboard action. */
export type ActResult = { ok: true; data: null } | { ok: false; error: { code: string; retryAfterSeconds?: number } };

interface ActOptions {
  /** Shows the outcome before the server confirms it; React reverts it if the transition ends without new data. */
  optimistic?: () => void;
  done: string;
  failed: string;
  onDone?: () => void;
}

/**
 * Runs an action, shows its result as a toast and refetches the page's data. A lost session leads to the sign-in page.
 * The focus stays in the row, or moves to the next row if the row disappears.
 */
export function useAct(): { pending: boolean; act: (run: () => Promise<ActResult>, options: ActOptions) => void } {
  const t = useTranslations('dashboard');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [pending, startTransition] = useTransition();
  const place = useRef<(() => HTMLElement | null) | null>(null);
  // Runs after every render until the action ends, since any of them may remove the focused element.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.()?.focus({ preventScroll: true });
    if (!pending) place.current = null;
  });
  const act = (run: () => Promise<ActResult>, { optimistic, done, failed, onDone }: ActOptions) => {
    // A dialog restores the focus itself.
    place.current = document.activeElement?.closest('[role=alertdialog]') ? null : rememberPlace(TAB_ID);
    startTransition(async () => {
      optimistic?.();
      const result = await run().catch(() => null);
      if (result?.ok) {
        notify.success(done);
        await Promise.all([DASHBOARD_KEY, MESSAGES_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })));
        // After an await, React needs a new transition.
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
