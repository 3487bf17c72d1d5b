'use client';

import { useTranslations } from 'next-intl';
import { AnswerForm, type AnswerFormProps } from '@/components/ui/forms/answer-form';
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

interface AnswerButtonProps extends Pick<AnswerFormProps, 'name' | 'variant' | 'sure' | 'onStale' | 'children'> {
  visitId: string;
  answer: Answer;
  actions: VisitActions;
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
