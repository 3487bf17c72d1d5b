'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonVariants } from '@/components/ui/button-variants';
import { useErrorText } from '@/components/ui/forms/use-error-text';
import { useSubmit } from '@/components/ui/forms/use-submit';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { slotKey, type Slot } from '@/lib/deals/terms/dates/visit-slots';

/** What answers a visit: from a script, and as a form that needs none. */
export interface VisitActions {
  choose: (input: { visitId: string; slot: Slot }) => Promise<ActionResult>;
  decline: (input: { visitId: string }) => Promise<ActionResult>;
  cancel: (input: { visitId: string }) => Promise<ActionResult>;
  answerByForm: (form: FormData) => Promise<void>;
}

type Answer = { verb: 'choose'; slot: Slot } | { verb: 'decline' | 'cancel' };

interface AnswerFormProps {
  visitId: string;
  answer: Answer;
  /** The button's name where its words alone don't say it. */
  name?: string;
  variant: ButtonVariants['variant'];
  actions: VisitActions;
  /** Called with the code of a refusal after which the page shows what has changed meanwhile. */
  onStale: (code: string) => void;
  children: ReactNode;
}

/** Refusals that mean that the visit is another one by now. */
const STALE: ReadonlySet<string> = new Set(['visit_outdated', 'visit_closed', 'visit_own']);

/** Chooses the slot that the reader sees, declines or cancels. */
export function AnswerForm({ visitId, answer, name, variant, actions, onStale, children }: AnswerFormProps) {
  const t = useTranslations('visits');
  const router = useRouter();
  const { pending, submit } = useSubmit({
    unauthorized: t('unauthorized'),
    unauthorizedText: t('unauthorizedText'),
    offline: t('offline'),
    reasonOf: useErrorText(),
  });
  const send = () =>
    answer.verb === 'choose' ? actions.choose({ visitId, slot: answer.slot }) : actions[answer.verb]({ visitId });
  return (
    <form
      action={actions.answerByForm}
      onSubmit={(event) => {
        event.preventDefault();
        submit({
          send,
          // messages: visits.done.*
          done: t(`done.${answer.verb}`),
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
      <input type="hidden" name="verb" value={answer.verb} />
      {answer.verb === 'choose' ? <input type="hidden" name="slot" value={slotKey(answer.slot)} /> : null}
      <Button type="submit" variant={variant} pending={pending} aria-label={name} className="w-full">
        {children}
      </Button>
    </form>
  );
}
