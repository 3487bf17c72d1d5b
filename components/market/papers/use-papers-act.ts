'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { askToConfirm } from '@/components/accounts/confirm-email/ask-to-confirm';
import { useErrorText } from '@/components/ui/forms/use-error-text';
import { useFieldText } from '@/components/ui/forms/use-field-text';
import { useSubmit } from '@/components/ui/forms/use-submit';
import type { ActionResult } from '@/lib/core/validation/action-result';

interface Act {
  act: () => Promise<ActionResult>;
  /** The toast on success. */
  done: string;
  onDone?: () => void;
}

/**
 * Runs an action of the papers pages: refreshes the page afterwards, or keeps the first error of each field. Whoever has to
 * confirm their address first is asked for that, and the action is repeated.
 */
export function usePapersAct(): { run: (act: Act) => void; pending: boolean; errors: Record<string, string> } {
  const t = useTranslations('papers');
  const fieldText = useFieldText();
  const router = useRouter();
  const { pending, submit } = useSubmit({
    unauthorized: t('unauthorized'),
    unauthorizedText: t('unauthorizedText'),
    offline: t('offline'),
    reasonOf: useErrorText(),
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const attempt = async (act: Act['act']): Promise<ActionResult | null> => {
    const result = await act().catch(() => null);
    const mayRepeat = result?.ok === false && result.error.code === 'email_unconfirmed' && (await askToConfirm());
    return mayRepeat ? act().catch(() => null) : result;
  };
  const run = ({ act, done, onDone }: Act) => {
    setErrors({});
    submit({
      send: () => attempt(act),
      done,
      onDone,
      refresh: () => router.refresh(),
      failed: t('failed'),
      onRefused: (refusal) => {
        const fields = Object.entries(refusal?.fields ?? {}).flatMap(([field, [first]]) =>
          first ? [[field, fieldText(first)] as const] : [],
        );
        setErrors(Object.fromEntries(fields));
        return fields.length > 0;
      },
    });
  };
  return { run, pending, errors };
}
