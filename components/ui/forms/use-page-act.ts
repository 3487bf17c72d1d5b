'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { useFieldText } from './use-field-text';
import { useMemberSubmit } from './use-member-submit';

export interface PageAct {
  send: () => Promise<ActionResult | null>;
  /** The toast on success. */
  done: string;
  onDone?: () => void;
  /** Called with the code of a refusal that is about no field. */
  onRefused?: (code: string) => void;
}

/**
 * Runs an action of a server-rendered page, whose toast on failure begins with `failed`, and refreshes the page afterwards; the first error of each field stays for its
 * form. `isShared` refreshes after a refusal as well: somebody else may have been faster.
 */
export function usePageAct(
  failed: string,
  { isShared = false } = {},
): { act: (act: PageAct) => void; pending: boolean; errors: Record<string, string> } {
  const fieldText = useFieldText();
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
      failed,
      onRefused: (refusal) => {
        const fields = Object.entries(refusal?.fields ?? {}).flatMap(([field, [first]]) =>
          first ? [[field, fieldText(first)] as const] : [],
        );
        setErrors(Object.fromEntries(fields));
        if (isShared && refusal && refusal.code !== 'unauthorized' && fields.length === 0) router.refresh();
        if (refusal && fields.length === 0) onRefused?.(refusal.code);
        return fields.length > 0;
      },
    });
  };
  return { act, pending, errors };
}
