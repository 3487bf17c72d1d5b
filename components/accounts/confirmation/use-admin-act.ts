'use client';

import { useRouter } from 'next/navigation';
import { useOfferUndo } from '@/components/accounts/admin-undo/undo-offers';
import { useConfirmed, type AskedAbout } from '@/components/accounts/confirmation/confirmation';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import { notify } from '@/components/ui/notify';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { UndoActInput } from '@/lib/records/undo/schema';

interface AdminAct<Data> {
  act: () => Promise<ActionResult<Data>>;
  /** What it is asked about who is there, if the page goes on meanwhile. */
  about?: AskedAbout;
  done: { title: string; description?: string };
  /** What undoes it, and whether a notice about it waits until then. */
  undo?: UndoActInput & { isNoticed?: boolean };
  /** Whether what was done can be undone at all; left out if it always can. */
  mayUndo?: (data: Data) => boolean;
  /** The title of the toast on failure; its description gives the reason. */
  failed: string;
}

/**
 * Runs an administrator's action: shows the result as a toast, or offers to undo it, refreshes the table and calls `onDone`. On a conflict
 * with another administrator, it also refreshes the table to show their change. Asks first who is there if it must.
 */
export function useAdminAct(onDone: () => void): { run: <Data>(act: AdminAct<Data>) => void; pending: boolean } {
  const router = useRouter();
  const confirmed = useConfirmed();
  const offerUndo = useOfferUndo();
  const { pending, submit } = useMemberSubmit();
  const run = <Data>({ act, about, done: { title, description }, undo, mayUndo, failed }: AdminAct<Data>) => {
    submit({
      send: () => confirmed(act, about),
      done: null,
      onDone: (data) => {
        if (undo && offerUndo && (mayUndo?.(data) ?? true)) offerUndo({ isNoticed: false, ...undo, text: title });
        else notify.success(title, description ? { description } : undefined);
      },
      failed,
      staleCode: 'conflict',
      refresh: () => {
        router.refresh();
        onDone();
      },
    });
  };
  return { run, pending };
}
