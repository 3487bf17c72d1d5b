'use client';

import { useRouter } from 'next/navigation';
import { useOfferUndo } from '@/components/accounts/admin-undo/undo-offers';
import { useConfirmed } from '@/components/accounts/confirmation/confirmation';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { UndoActInput } from '@/lib/records/undo/schema';

interface AdminAct {
  act: () => Promise<ActionResult>;
  /** Names it where it is asked who is there, if the page goes on meanwhile. */
  what?: string;
  done: { title: string; description?: string };
  /** What undoes it, and whether a notice about it waits until then. */
  undo?: UndoActInput & { isNoticed?: boolean };
  /** The title of the toast on failure; its description gives the reason. */
  failed: string;
}

/**
 * Runs an administrator's action: shows the result as a toast, or offers to undo it, refreshes the table and calls `onDone`. On a conflict
 * with another administrator, it also refreshes the table to show their change. Asks first who is there if it must.
 */
export function useAdminAct(onDone: () => void): { run: (act: AdminAct) => void; pending: boolean } {
  const router = useRouter();
  const confirmed = useConfirmed();
  const offerUndo = useOfferUndo();
  const { pending, submit } = useMemberSubmit();
  const run = ({ act, what, done: { title, description }, undo, failed }: AdminAct) => {
    const offer = undo && offerUndo && (() => offerUndo({ isNoticed: false, ...undo, text: title }));
    submit({
      send: () => confirmed(act, what),
      done: offer ? null : title,
      ...(offer ? { onDone: offer } : {}),
      ...(description ? { doneMore: { description } } : {}),
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
