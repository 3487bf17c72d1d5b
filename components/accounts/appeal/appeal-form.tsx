'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { useFieldText } from '@/components/ui/forms/use-field-text';
import { ReadyButton } from '@/components/ui/ready-button';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import { useKeptTexts } from '@/components/ui/forms/use-kept-texts';
import { buttonVariants } from '@/components/ui/button-variants';
import { Field } from '@/components/ui/field';
import { Note } from '@/components/ui/note';
import { Textarea } from '@/components/ui/textarea';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { APPEAL_MAX, appealSchema } from '@/lib/moderation/cases/schema';
import { fieldErrors } from '@/lib/core/validation/field-errors';

export type Send = (input: { subject: string; text: string }) => Promise<ActionResult>;

interface AppealFormProps {
  subject: string;
  /** Whether the listing is held; otherwise it was taken down. */
  held?: boolean;
  /** The form that corrects what was taken down, after which its owner may ask for another look at it. */
  editHref?: string | undefined;
  send: Send;
}

/** What an owner says about their listing, or an appeal. What was typed stays in this tab until it has arrived. */
export function AppealForm({ subject, held = false, editHref, send }: AppealFormProps) {
  // messages: appeal.held.*
  const t = useTranslations('appeal');
  const word = (name: 'field' | 'help' | 'send' | 'failed' | 'sent') => t(held ? `held.${name}` : name);
  const label = editHref ? t('correct.field') : word('field');
  const fieldText = useFieldText();
  const router = useRouter();
  const { values, set, clear } = useKeptTexts(`appeal-${subject}`, { text: '' });
  const { text } = values;
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { pending, submit } = useMemberSubmit({ offline: t('offline') });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const input = { subject, text };
    const [complaint] = fieldErrors(appealSchema.safeParse(input).error?.issues ?? []).text ?? [];
    setError(complaint && fieldText(complaint));
    setFailure(undefined);
    if (complaint) return document.getElementById('appeal-text')?.focus();
    submit({
      send: () => send(input),
      done: word('sent'),
      onDone: clear,
      refresh: () => router.refresh(),
      failed: setFailure,
    });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {editHref ? (
        <section aria-labelledby="appeal-correct" className="grid justify-items-start gap-2">
          <h2 id="appeal-correct" className="text-18">
            {t('correct.title')}
          </h2>
          <p>{t('correct.text')}</p>
          <a href={editHref} className={buttonVariants({ variant: 'secondary' })}>
            {t('held.edit')}
          </a>
          <p>{t('correct.mistaken')}</p>
        </section>
      ) : null}
      {failure ? (
        <Note tone="error" title={word('failed')}>
          {failure}
        </Note>
      ) : null}
      <Field
        id="appeal-text"
        label={label}
        required
        help={word('help')}
        counter={`${text.length} / ${APPEAL_MAX}`}
        error={error}
      >
        {(control) => (
          <Textarea
            {...control}
            required
            rows={6}
            maxLength={APPEAL_MAX}
            value={text}
            onChange={(event) => {
              set({ text: event.target.value });
              setError(undefined);
            }}
          />
        )}
      </Field>
      <ReadyButton type="submit" size="lg" pending={pending} className="sm:justify-self-start">
        {word('send')}
      </ReadyButton>
    </form>
  );
}
