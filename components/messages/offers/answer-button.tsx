'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ButtonVariants } from '@/components/ui/button-variants';
import { useErrorText } from '@/components/ui/forms/use-error-text';
import { useSubmit } from '@/components/ui/forms/use-submit';
import type { ActionResult } from '@/lib/core/validation/action-result';

type AnswerVerb = 'accept' | 'decline' | 'withdraw';

/** What answers an offer: from a script, and as a form that needs none. */
export interface AnswerActions extends Record<AnswerVerb, (input: { offerId: string }) => Promise<ActionResult>> {
  answerByForm: (form: FormData) => Promise<void>;
}

interface AnswerButtonProps {
  verb: AnswerVerb;
  offerId: string;
  label: string;
  variant: ButtonVariants['variant'];
  className?: string;
  actions: AnswerActions;
  /** Called with the code of a refusal after which the page shows what has changed meanwhile. */
  onStale: (code: string) => void;
}

/** Refusals that mean that the offer is another one by now. */
const STALE: ReadonlySet<string> = new Set(['offer_outdated', 'offer_closed', 'heads_unavailable']);

/** Accepts, declines or withdraws the offer that the reader sees, and no other one. */
export function AnswerButton({ verb, label, variant, className, actions, onStale, offerId }: AnswerButtonProps) {
  const t = useTranslations('offers');
  const router = useRouter();
  const { pending, submit } = useSubmit({
    unauthorized: t('unauthorized'),
    unauthorizedText: t('unauthorizedText'),
    offline: t('offline'),
    reasonOf: useErrorText(),
  });
  return (
    <form
      action={actions.answerByForm}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        submit({
          send: () => actions[verb]({ offerId }),
          // messages: offers.done.*
          done: t(`done.${verb}`),
          failed: t('failed'),
          refresh: () => router.refresh(),
          onRefused: (refusal) => {
            if (!refusal || !STALE.has(refusal.code)) return false;
            onStale(refusal.code);
            router.refresh();
            return true;
          },
        });
      }}
    >
      <input type="hidden" name="verb" value={verb} />
      <input type="hidden" name="offerId" value={offerId} />
      <Button type="submit" variant={variant} pending={pending} className="w-full">
        {label}
      </Button>
    </form>
  );
}
