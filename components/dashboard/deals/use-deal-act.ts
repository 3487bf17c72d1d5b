'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorText } from '@/components/ui/forms/use-error-text';
import { useFieldText } from '@/components/ui/forms/use-field-text';
import { useSubmit } from '@/components/ui/forms/use-submit';
import type { ActionResult } from '@/lib/core/validation/action-result';

/** A server action of the deal's pages. */
export type Send = (input: unknown) => Promise<ActionResult>;

interface Act {
  send: () => Promise<ActionResult>;
  /** The toast on success. */
  done: string;
  onDone?: () => void;
}

/**
 * Runs an action of a deal and renders what it came to; the first error of each field stays for its form. A refusal renders
 * the deal anew as well: often the other side was faster.
 */
export function useDealAct(): { act: (act: Act) => void; pending: boolean; errors: Record<string, string> } {
  const t = useTranslations('deals');
  const fieldText = useFieldText();
  const router = useRouter();
  const { pending, submit } = useSubmit({
    unauthorized: t('unauthorized'),
    unauthorizedText: t('unauthorizedText'),
    offline: t('offline'),
    reasonOf: useErrorText(),
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const act = ({ send, done, onDone }: Act) => {
    setErrors({});
    submit({
      send,
      done,
      onDone,
      refresh: () => router.refresh(),
      failed: t('failed'),
      onRefused: (refusal) => {
        const fields = Object.entries(refusal?.fields ?? {}).flatMap(([field, [first]]) =>
          first ? [[field, fieldText(first)] as const] : [],
        );
        setErrors(Object.fromEntries(fields));
        if (refusal && refusal.code !== 'unauthorized' && fields.length === 0) router.refresh();
        return fields.length > 0;
      },
    });
  };
  return { act, pending, errors };
}
