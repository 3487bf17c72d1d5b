'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { resultOf, sendJson } from '@/components/ui/forms/send-json';
import { useErrorText } from '@/components/ui/forms/use-error-text';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import { notify } from '@/components/ui/notify';
import { DASHBOARD_KEY } from '@/components/ui/shared-data/query-keys';
import { UNDO_MS } from '@/lib/core/durations';
import type { Undo } from '@/lib/market/undo/schema';

interface Undoing {
  by: Undo;
  /** The toast once it is undone. */
  undone: string;
}

/** Returns the function that takes back what a seller did, and shows what has become of it. */
export function useTakeBack(): { pending: boolean; takeBack: (undo: Undoing, onDone?: () => void) => void } {
  const t = useTranslations('editField');
  const errorText = useErrorText();
  const router = useRouter();
  const queries = useQueryClient();
  const { pending, submit } = useMemberSubmit({
    // Nothing was written that could be kept.
    reasonOf: (refusal) => (refusal.code === 'listing_changed' ? t('undoStale') : errorText(refusal)),
  });
  const takeBack = ({ by, undone }: Undoing, onDone?: () => void) =>
    submit({
      send: async () => resultOf(await sendJson('POST', '/api/dashboard/undo', by)),
      done: undone,
      failed: t('undoFailed'),
      onDone: () => {
        router.refresh();
        return queries.invalidateQueries({ queryKey: DASHBOARD_KEY });
      },
      ...(onDone && { refresh: onDone }),
    });
  return { pending, takeBack };
}

/** Returns the function that says that something is done and offers for ten seconds to undo it, which `undone` confirms. */
export function useUndo(): (done: string, undo: Undoing | null) => void {
  const t = useTranslations('editField');
  const { takeBack } = useTakeBack();
  return (done, undo) =>
    notify.success(
      done,
      undo ? { durationMs: UNDO_MS, action: { label: t('undo'), onClick: () => takeBack(undo) } } : undefined,
    );
}
