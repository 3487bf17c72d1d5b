'use client';

import { useTranslations } from 'next-intl';
import type { ButtonVariants } from '@/components/ui/button-variants';
import { AnswerForm } from '@/components/ui/forms/answer-form';
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

interface AnswerButtonProps {
  visitId: string;
  answer: Answer;
  /** The button's name where its words alone don't say it. */
  name?: string;
  variant: ButtonVariants['variant'];
  /** What is asked first. */
  sure?: { title: string; text: string; back: string } | undefined;
  actions: VisitActions;
  /** Called with the code of a refusal after which the page shows what has changed meanwhile. */
  onStale: (code: string) => void;
  children: string;
}

/** Refusals that mean that the visit is another one by now. */
const STALE: ReadonlySet<string> = new Set(['visit_outdated', 'visit_closed', 'visit_own']);

/** Chooses the slot that the reader sees, declines or cancels. */
export function AnswerButton({ visitId, answer, actions, ...button }: AnswerButtonProps) {
  const t = useTranslations('visits');
  const { verb } = answer;
  return (
    <AnswerForm
      {...button}
      action={actions.answerByForm}
      fields={{ verb, ...(answer.verb === 'choose' ? { slot: slotKey(answer.slot) } : {}) }}
      send={() =>
        answer.verb === 'choose' ? actions.choose({ visitId, slot: answer.slot }) : actions[answer.verb]({ visitId })
      }
      // messages: visits.done.*
      done={t(`done.${verb}`)}
      failed={t('failed')}
      stale={STALE}
    />
  );
}
