'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { askToConfirm } from '@/components/accounts/confirm-email/ask-to-confirm';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { useErrorText } from '@/components/ui/forms/use-error-text';
import { useFieldText } from '@/components/ui/forms/use-field-text';
import { notify } from '@/components/ui/notify';

type Refusal = {
  code: string;
  fields: Record<string, { key: string; values?: Record<string, string | number> }[]>;
  retryAfterSeconds?: number;
};

/** What an action of the papers pages returns. */
export type Answer = { ok: true; data: unknown } | { ok: false; error: Refusal };

interface Act {
  act: () => Promise<Answer>;
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
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const attempt = async (act: Act['act']): Promise<Answer | null> => {
    const result = await act().catch(() => null);
    const mayRepeat = result?.ok === false && result.error.code === 'email_unconfirmed' && (await askToConfirm());
    return mayRepeat ? act().catch(() => null) : result;
  };
  const run = ({ act, done, onDone }: Act) =>
    startTransition(async () => {
      setErrors({});
      const result = await attempt(act);
      if (result?.ok) {
        notify.success(done);
        onDone?.();
        startTransition(() => router.refresh());
        return;
      }
      if (result?.error.code === 'unauthorized') {
        notify.error(t('unauthorized'), { description: t('unauthorizedText') });
        return leaveToSignIn();
      }
      const fields = Object.entries(result?.error.fields ?? {}).flatMap(([field, [first]]) =>
        first ? [[field, fieldText(first)] as const] : [],
      );
      setErrors(Object.fromEntries(fields));
      if (fields.length === 0)
        notify.error(t('failed'), { description: result ? errorText(result.error) : t('offline') });
    });
  return { run, pending, errors };
}
