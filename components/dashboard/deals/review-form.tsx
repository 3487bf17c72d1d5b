'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Segments } from '@/components/ui/forms/segments';
import { MemberForm } from '@/components/ui/forms/member-form';
import { useKeptTexts } from '@/components/ui/forms/use-kept-texts';
import { Textarea } from '@/components/ui/textarea';
import { REVIEW_MAX } from '@/lib/deals/deals/schema';
import { useDealAct, type Send } from './use-deal-act';

const MARKS = ['1', '2', '3', '4', '5'] as const;

interface ReviewFormProps {
  number: number;
  /** The reader received the animals, and says how they were. */
  judgesAnimals: boolean;
  /** Another card has the one filled button. */
  isQuiet: boolean;
  send: Send;
}

/** What the reader thinks of the other one, from 1 to 5 and in words. */
export function ReviewForm({ number, judgesAnimals, isQuiet, send }: ReviewFormProps) {
  const t = useTranslations('deals.review');
  const { act, pending, errors } = useDealAct();
  const {
    values: given,
    set: give,
    clear,
    isBegun,
  } = useKeptTexts(`review-${number}`, { overall: '', asDescribed: '', dealing: '', text: '' });
  const [isMissing, setMissing] = useState(false);
  const ends: Partial<Record<string, string>> = { '1': t('worst'), '5': t('best') };
  const marks = MARKS.map((value) => ({ value, title: ends[value] ?? value }));
  const optional = [...marks, { value: '', title: t('skip') }];
  const submit = () => {
    setMissing(given.overall === '');
    if (given.overall === '') document.getElementById('review-overall')?.focus();
    else act({ send: () => send({ number, ...given }), done: t('sent'), onDone: clear });
  };
  return (
    <MemberForm errors={errors} isBegun={isBegun} onSubmit={submit} className="mt-3">
      <Segments
        name="review-overall"
        id="review-overall"
        label={t('overall')}
        required
        look="band"
        options={marks}
        chosen={given.overall}
        onChoose={(overall) => give({ overall })}
        error={isMissing && given.overall === '' ? t('missing') : errors.overall}
      />
      {judgesAnimals ? (
        <Segments
          name="review-described"
          label={t('asDescribed')}
          look="band"
          options={optional}
          chosen={given.asDescribed}
          onChoose={(asDescribed) => give({ asDescribed })}
          error={errors.asDescribed}
        />
      ) : null}
      <Segments
        name="review-dealing"
        label={t('dealing')}
        look="band"
        options={optional}
        chosen={given.dealing}
        onChoose={(dealing) => give({ dealing })}
        error={errors.dealing}
      />
      <Field id="review-text" label={t('text')} note={t('optional')} error={errors.text}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={REVIEW_MAX}
            value={given.text}
            onChange={({ target }) => give({ text: target.value })}
          />
        )}
      </Field>
      <Button
        type="submit"
        size="lg"
        variant={isQuiet ? 'secondary' : 'primary'}
        pending={pending}
        className="justify-self-start max-sm:w-full"
      >
        {t('send')}
      </Button>
    </MemberForm>
  );
}
