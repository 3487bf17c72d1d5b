'use client';

import { useTranslations } from 'next-intl';
import { askToConfirm } from '@/components/accounts/confirm-email/ask-to-confirm';
import { usePageAct } from '@/components/ui/forms/use-page-act';
import type { ActionResult } from '@/lib/core/validation/action-result';

interface Act {
  act: () => Promise<ActionResult>;
  /** The toast on success. */
  done: string;
  onDone?: () => void;
}

/**
 * Runs an action of the papers pages. Whoever has to confirm their address first is asked for that, and the action is
 * repeated.
 */
export function usePapersAct(): { run: (act: Act) => void; pending: boolean; errors: Record<string, string> } {
  const t = useTranslations('papers');
  const { act, pending, errors } = usePageAct(t('failed'));
  const attempt = async (send: Act['act']): Promise<ActionResult | null> => {
    const result = await send().catch(() => null);
    const mayRepeat = result?.ok === false && result.error.code === 'email_unconfirmed' && (await askToConfirm());
    return mayRepeat ? send().catch(() => null) : result;
  };
  const run = ({ act: send, ...rest }: Act) => act({ ...rest, send: () => attempt(send) });
  return { run, pending, errors };
}
