'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { useRefusedFields } from './use-field-text';
import { useMemberSubmit } from './use-member-submit';

export interface PageAct {
  send: () => Promise<ActionResult | null>;
  /** The toast on success. */
  done: string;
  onDone?: () => void;
  /** Called with the code of a refusal that is about no field; true if it asks a question instead of failing. */
  onRefused?: (code: string) => boolean;
}

/**
 * Runs an action of a server-rendered page, whose toast on failure begins with `failed`, and refreshes the page afterwards; the first error of each field stays for its
 * form. `isShared` refreshes after a refusal as well: somebody else may have been faster.
 */
export function usePageAct(
  failed: string,
  { isShared = false } = {},
): { act: (act: PageAct) => void; pending: boolean; errors: Record<string, string> } {
  const refusedFields = useRefusedFields();
  const router = useRouter();
  const { pending, submit } = useMemberSubmit();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const act = ({ send, done, onDone, onRefused }: PageAct) => {
    setErrors({});
    submit({
      send,
      done,
      onDone,
      refresh: () => router.refresh(),
      failed: (_, refusal) => {
        const fields = refusedFields(refusal);
        setErrors(fields);
        if (Object.keys(fields).length > 0) return;
        if (isShared && refusal) router.refresh();
        return refusal && onRefused?.(refusal.code) ? undefined : failed;
      },
    });
  };
  return { act, pending, errors };
}
