'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import type { SubmitOptions } from '@/components/ui/forms/use-submit';
import { rememberPlace } from '@/components/ui/lists/remember-place';
import { DASHBOARD_KEY, MESSAGES_KEY } from '@/components/ui/shared-data/query-keys';
import { TAB_ID } from '@/components/ui/page/follow-softly';
import type { ActionResult, Refusal } from '@/lib/core/validation/action-result';

interface ActOptions<Data> {
  optimistic?: () => void;
  /** The toast; null if `onData` says it. */
  done: string | null;
  /** The title of the toast on failure; or a function that shows it elsewhere, and may return a title. */
  failed: string | ((refusal: Refusal | null) => string | void);
  onDone?: () => void;
  /** Called with what the action returned. */
  onData?: (data: Data) => void;
}

/**
 * Runs an action, shows its result as a toast and refetches the page's data, which is old if it was refused. A lost session
 * leads to the sign-in page. The focus stays in the row, or moves to the next row if the row disappears.
 */
export function useAct(own: Partial<SubmitOptions> = {}): {
  pending: boolean;
  act: <Data>(run: () => Promise<ActionResult<Data>>, options: ActOptions<Data>) => void;
} {
  const { pending, submit } = useMemberSubmit({ isShared: true, ...own });
  const queries = useQueryClient();
  const place = useRef<(() => HTMLElement | null) | null>(null);
  // Runs after every render until the action ends, since any of them may remove the focused element.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.()?.focus({ preventScroll: true });
    if (!pending) place.current = null;
  });
  const act = <Data>(
    run: () => Promise<ActionResult<Data>>,
    { onDone, onData, failed, ...options }: ActOptions<Data>,
  ) => {
    // A dialog restores the focus itself.
    place.current = document.activeElement?.closest('[role=alertdialog]') ? null : rememberPlace(TAB_ID);
    const refetch = () =>
      Promise.all([DASHBOARD_KEY, MESSAGES_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })));
    submit({
      send: run,
      ...options,
      failed: (_, refusal) => {
        if (refusal) void refetch();
        return typeof failed === 'string' ? failed : failed(refusal);
      },
      onDone: (data) => {
        onData?.(data);
        return refetch();
      },
      ...(onDone && { refresh: onDone }),
    });
  };
  return { pending, act };
}
