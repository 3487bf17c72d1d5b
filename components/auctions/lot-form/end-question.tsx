'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { guessesOf } from '@/components/market/paste-ad/ad-marks';
import type { OwnQuestion } from '@/components/market/paste-ad/ad-form';
import { wordsAt } from '@/components/market/paste-ad/fact-text';
import { Option, OtherOption, QuestionCard } from '@/components/market/paste-ad/question-card';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { useUsualEnds } from './use-usual-ends';

interface EndQuestionProps extends OwnQuestion {
  openedAt: string;
}

/** When the auction ends: at one of the moments that the words may mean, at a usual one, or at another. */
export function EndQuestion({ values, text, reading, openedAt, onAnswer, onConfirm }: EndQuestionProps) {
  const t = useTranslations('lotForm.paste');
  const form = useTranslations('listingForm');
  const ends = useUsualEnds(openedAt);
  const [typed, setTyped] = useState<string | null>(null);
  const send = () => {
    if (typed) onAnswer({ endTime: typed });
  };
  const guesses = guessesOf(reading, 'endTime');
  const asked = reading.questions.find(({ asks }) => asks === 'end');
  const [words] = wordsAt(text, guesses[0]?.spans ?? asked?.spans ?? []);
  return (
    <QuestionCard field="endTime" title={words ? t('endOf', { words }) : t('end')}>
      {guesses.length > 0
        ? guesses.map((fact) => {
            const { time, day } = ends.say(new Date(String(fact.value)));
            return <Option key={String(fact.value)} title={time} more={day} onChoose={() => onConfirm(fact)} />;
          })
        : ends
            .presets(values.startTime)
            .map(({ name, title, day, local }) => (
              <Option key={name} title={title} more={day} onChoose={() => onAnswer({ endTime: local })} />
            ))}
      {typed === null ? (
        <OtherOption title={t('otherEnd')} onChoose={() => setTyped('')} />
      ) : (
        <div className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-2">
          <Input
            type="datetime-local"
            aria-label={t('otherEnd')}
            className="tabular-nums"
            value={typed}
            // Somebody asked for it with the tap before.
            autoFocus
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              send();
            }}
          />
          <Button variant="secondary" aria-disabled={!typed} onClick={send}>
            {form('paste.ask.done')}
          </Button>
        </div>
      )}
    </QuestionCard>
  );
}
