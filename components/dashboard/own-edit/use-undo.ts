'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { resultOf, sendJson } from '@/components/ui/forms/send-json';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import { notify } from '@/components/ui/notify';
import { DASHBOARD_KEY } from '@/components/ui/shared-data/query-keys';
import { UNDO_MS } from '@/lib/core/durations';
import type { Undo } from '@/lib/market/undo/schema';

/** Returns the function that says that something is done and offers for ten seconds to undo it, which `undone` confirms. */
export function useUndo(): (done: string, undo: { by: Undo; undone: string } | null) => void {
  const t = useTranslations('editField');
  const router = useRouter();
  const queries = useQueryClient();
  const { submit } = useMemberSubmit();
  return (done, undo) =>
    notify.success(
      done,
      undo
        ? {
            durationMs: UNDO_MS,
            action: {
              label: t('undo'),
              onClick: () =>
                submit({
                  send: async () => resultOf(await sendJson('POST', '/api/dashboard/undo', undo.by)),
                  done: undo.undone,
                  failed: t('undoFailed'),
                  onDone: () => {
                    router.refresh();
                    return queries.invalidateQueries({ queryKey: DASHBOARD_KEY });
                  },
                }),
            },
          }
        : undefined,
    );
}
