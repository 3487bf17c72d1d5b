'use client';

import { useTranslations } from 'next-intl';
import { goToControl } from '@/components/market/listing-form/form-kind';
import { guessesOf } from '@/components/market/paste-ad/ad-marks';
import type { OwnQuestion } from '@/components/market/paste-ad/ad-form';
import { wordsAt } from '@/components/market/paste-ad/fact-text';
import { Option, OtherOption, QuestionCard } from '@/components/market/paste-ad/question-card';
import { useUsualEnds } from './use-usual-ends';

interface EndQuestionProps extends OwnQuestion {
  openedAt: string;
}

/** When the auction ends: at one of the moments that the words may mean, at a usual one, or at another. */
export function EndQuestion({ values, text, reading, openedAt, onAnswer, onConfirm }: EndQuestionProps) {
  const t = useTranslations('lotForm.paste');
  const ends = useUsualEnds(openedAt);
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
      <OtherOption title={t('otherEnd')} onChoose={() => goToControl('endTime')} />
    </QuestionCard>
  );
}
