'use client';

import { useTranslations } from 'next-intl';
import { AnswerForm, type AnswerFormProps } from '@/components/ui/forms/answer-form';
import type { ActionResult } from '@/lib/core/validation/action-result';

type AnswerVerb = 'accept' | 'decline' | 'withdraw';

/** What answers an offer: from a script, and as a form that needs none. */
export interface AnswerActions extends Record<AnswerVerb, (input: { offerId: string }) => Promise<ActionResult>> {
  answerByForm: (form: FormData) => Promise<void>;
}

interface AnswerButtonProps extends Pick<AnswerFormProps, 'variant' | 'sure' | 'onStale'> {
  verb: AnswerVerb;
  offerId: string;
  label: string;
  actions: AnswerActions;
}

/** Refusals that mean that the offer is another one by now. */
const STALE: ReadonlySet<string> = new Set(['offer_outdated', 'offer_closed', 'heads_unavailable', 'listing_off_sale']);

/** Accepts, declines or withdraws the offer that the reader sees, and no other one. */
export function AnswerButton({ verb, offerId, label, actions, ...button }: AnswerButtonProps) {
  const t = useTranslations('offers');
  return (
    <AnswerForm
      {...button}
      action={actions.answerByForm}
      fields={{ verb, offerId }}
      send={() => actions[verb]({ offerId })}
      // The card says it, in the place of its buttons.
      done={null}
      failed={t('failed')}
      stale={STALE}
    >
      {label}
    </AnswerForm>
  );
}
