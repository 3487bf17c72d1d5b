'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { OwnQuestion } from '@/components/market/paste-ad/ad-form';
import { Option, OtherOption, QuestionCard } from '@/components/market/paste-ad/question-card';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import type { ClassTexts } from '@/lib/market/animal-lots/lots/title';
import { TITLE_MAX } from '@/lib/market/listings/schema';
import { composedTitle } from './composed-title';

type TitleQuestionProps = Pick<OwnQuestion, 'values' | 'onAnswer'> & { texts: ClassTexts };

/** The title: the one that the facts make, or another. It is in the language of the text. */
export function TitleQuestion({ values, texts, onAnswer }: TitleQuestionProps) {
  const t = useTranslations('lotForm.paste');
  const form = useTranslations('listingForm');
  const locale = useLocale();
  const [isOwn, setOwn] = useState(false);
  const [typed, setTyped] = useState('');
  const suggested = composedTitle(values, locale, texts);
  const send = () => {
    if (typed.trim() !== '') onAnswer({ title: typed.trim() });
  };
  return (
    <QuestionCard field="title" title={t('title')}>
      {suggested ? <Option title={suggested} onChoose={() => onAnswer({ title: suggested })} /> : null}
      {isOwn || !suggested ? (
        <div className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-2">
          <Input
            aria-label={form('title')}
            value={typed}
            maxLength={TITLE_MAX}
            autoComplete="off"
            // Somebody asked for it with the tap before.
            autoFocus={isOwn}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              send();
            }}
          />
          <Button variant="secondary" aria-disabled={typed.trim() === ''} onClick={send}>
            {form('paste.ask.done')}
          </Button>
        </div>
      ) : (
        <OtherOption title={t('otherTitle')} onChoose={() => setOwn(true)} />
      )}
    </QuestionCard>
  );
}
