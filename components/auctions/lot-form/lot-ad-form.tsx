'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { EMPTY_ANIMAL_LISTING } from '@/components/market/animals/animal-listing-form-kind';
import type { AdForm, AskedValues, OwnQuestion } from '@/components/market/paste-ad/ad-form';
import type { FormField } from '@/components/market/listing-form/form-kind';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import type { ClassTexts } from '@/lib/market/animal-lots/lots/title';
import { Option, OtherOption, QuestionCard } from '@/components/market/paste-ad/question-card';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { TITLE_MAX } from '@/lib/market/listings/schema';
import { guessesOf } from '@/components/market/paste-ad/ad-marks';
import { wordsAt } from '@/components/market/paste-ad/fact-text';
import { localMoment } from './end-presets';
import type { LotFormValues } from './lot-form-kind';
import { composedTitle } from './composed-title';
import { ReserveQuestion } from './reserve-question';
import { useUsualEnds } from './use-usual-ends';

/** What the form of a lot calls what advertisements have another name for. */
const NAMES = {
  headCount: 'quantity',
  age: 'averageAge',
  weight: 'averageWeight',
  priceAmount: 'startingPrice',
} as const satisfies Record<string, FormField>;

/** A lot as a listing of animals has it, as far as it is known. */
export function askedLot(lot: LotFormValues): AskedValues {
  return {
    ...EMPTY_ANIMAL_LISTING,
    ...lot,
    headCount: lot.quantity,
    age: lot.averageAge,
    weight: lot.averageWeight,
    priceAmount: lot.startingPrice,
  };
}

/** How the form of a lot for auction takes an advertisement. */
export const lotAdForm = (openedAt: string, texts: ClassTexts): AdForm => ({
  of: 'auction',
  names: NAMES,
  asked: (values) => askedLot(values as LotFormValues),
  needed: ({ priceBasis }) => [
    ...(['category', 'priceAmount', 'endTime', 'location', 'class', 'breed', 'headCount', 'title'] as const),
    ...(isByWeight(priceBasis as LotFormValues['priceBasis']) ? (['weight'] as const) : []),
  ],
  reserve: ReserveQuestion,
  fillWith: ({ field, value }) => (field === 'endTime' ? localMoment(new Date(String(value))) : value),
  own: {
    endTime: function End(question) {
      return <EndQuestion {...question} openedAt={openedAt} />;
    },
    title: function Title(question) {
      return <TitleQuestion {...question} texts={texts} />;
    },
  },
});

type TitleQuestionProps = Pick<OwnQuestion, 'values' | 'onAnswer'> & { texts: ClassTexts };

/** The title: the one that the facts make, or another. It is in the language of the text. */
function TitleQuestion({ values, texts, onAnswer }: TitleQuestionProps) {
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

interface EndQuestionProps extends OwnQuestion {
  openedAt: string;
}

/** When the auction ends: at one of the moments that the words may mean, at a usual one, or at another. */
function EndQuestion({ values, text, reading, openedAt, onAnswer, onConfirm }: EndQuestionProps) {
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
    <QuestionCard field="endTime" title={words && guesses.length !== 1 ? t('endOf', { words }) : t('end')}>
      {guesses.map((fact) => {
        const { time, day } = ends.say(new Date(String(fact.value)));
        return <Option key={String(fact.value)} title={time} more={day} onChoose={() => onConfirm(fact)} />;
      })}
      {/* One moment may be when the animals are shown, or the auction begins. */}
      {guesses.length > 1
        ? null
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
