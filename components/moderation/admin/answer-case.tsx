'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { useCheckedText } from '@/components/ui/forms/use-field-text';
import { ReadyButton } from '@/components/ui/ready-button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { answerSchema, SUPPORT_ANSWER_MAX } from '@/lib/messages/support/schema';
import { useAdminAct } from '@/components/accounts/confirmation/use-admin-act';

interface AnswerCaseProps {
  caseId: string;
  /** Formatted for people. */
  number: string;
  closed: boolean;
  acts: {
    answer: (input: { caseId: string; text: string; close: boolean }) => Promise<ActionResult>;
    setClosed: (input: { caseId: string; closed: boolean }) => Promise<ActionResult>;
  };
}

/** The form that answers a support case by mail, and the button that closes or reopens it. */
export function AnswerCase({ caseId, number, closed, acts }: AnswerCaseProps) {
  const t = useTranslations('admin.support');
  const admin = useTranslations('admin');
  const answer = useCheckedText({ id: 'answer', name: 'text', schema: answerSchema });
  const [close, setClose] = useState(true);
  const { run, pending } = useAdminAct(() => answer.write(''));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = { caseId, text: answer.text, close };
    if (!answer.check(input)) return;
    run({
      act: () => acts.answer(input),
      done: { title: t('answered', { number }), description: admin('notifiedByMail') },
      failed: t('answerFailed'),
    });
  };
  const toggle = () =>
    run({
      act: () => acts.setClosed({ caseId, closed: !closed }),
      done: { title: t(closed ? 'reopened' : 'closedNow', { number }) },
      failed: t('answerFailed'),
    });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field {...answer.field} label={t('answer')} required help={t('answerHelp')}>
        {(control) => <Textarea {...control} {...answer.input} rows={6} maxLength={SUPPORT_ANSWER_MAX} />}
      </Field>
      <Checkbox checked={close} onChange={(event) => setClose(event.target.checked)}>
        {t('closeToo')}
      </Checkbox>
      <div className="flex flex-wrap gap-3">
        <ReadyButton type="submit" pending={pending}>
          {t('sendAnswer')}
        </ReadyButton>
        <ReadyButton variant="secondary" disabled={pending} onClick={toggle}>
          {t(closed ? 'reopen' : 'close')}
        </ReadyButton>
      </div>
    </form>
  );
}
