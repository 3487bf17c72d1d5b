'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { NUMBER_FIELDS } from '@/components/market/animal-form/number-fields';
import { CHOICES, UNITS } from '@/components/market/animal-form/sheet';
import type { AdFact, AdField } from '@/lib/language/ads/dto';
import { HEALTH_FLAGS } from '@/lib/livestock/facts/health';
import { useAdForm, type Answering } from './ad-form';
import { useFactText, type FactNames } from './fact-text';
import { NeededQuestion } from './needed-question';
import { NEXT, Option, OtherOption, OwnFigure, QuestionCard } from './question-card';
import type { Result } from './pasted';
import type { Filling } from './use-filled';

/** What its own question asks again. */
const AGAIN = ['class', 'headCount', 'weight', 'breed', 'age', 'priceAmount', 'location', 'endTime'] as const;
type Again = (typeof AGAIN)[number];
type Choice = keyof typeof CHOICES;
type Figure = keyof typeof UNITS;

const isAgain = (field: AdField): field is Again => AGAIN.some((one) => one === field);
// The terms of payment are three fields, which stand together in the form.
const isChoice = (field: AdField): field is AdField & Choice => field in CHOICES && field !== 'paymentKind';
const isFigure = (field: AdField): field is AdField & Figure => field in UNITS;
const isTicked = (field: AdField) => HEALTH_FLAGS.some((flag) => flag === field);

/** The field whose card says a fact otherwise; null for one that only the form can. */
export function cardFor(field: AdField): AdField | null {
  if (field === 'priceBasis' || field === 'priceCurrency') return 'priceAmount';
  return isAgain(field) || isChoice(field) || isFigure(field) || isTicked(field) ? field : null;
}

interface SaidFactProps extends Pick<Result, 'text' | 'reading'> {
  field: AdField;
  names: FactNames;
  country: string | null;
  home: string | null;
  filling: Filling;
  onDone: () => void;
}

/** A fact that was read, on a card: to be said otherwise, left out, or left as it is. */
export function SaidFact({ field, text, reading, names, country, home, filling, onDone }: SaidFactProps) {
  const t = useTranslations('listingForm');
  const ask = useTranslations('listingForm.paste.ask');
  const adForm = useAdForm();
  const { control } = useFormContext<Record<string, unknown>>();
  const values = adForm.asked(useWatch({ control }));
  const { nameOf } = useFactText(names);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = card.current?.querySelector<HTMLElement>('fieldset :is([data-answer], input, select), button');
    first?.scrollIntoView({ block: 'nearest' });
    first?.focus({ preventScroll: true });
  }, [field]);
  const correct = (...facts: AdFact[]) => {
    filling.correct(...facts);
    onDone();
  };
  const answer: Answering = (answers) =>
    correct(
      ...Object.entries(answers).map(([name, value]): AdFact => ({
        ...{ field: name as AdField, value: value as string | true },
        ...{ spans: [], state: 'said' },
      })),
    );
  const say = (value: string) => correct({ field, value, spans: [], state: 'said' });
  const leaveOut = () => {
    filling.leaveOut(field);
    onDone();
  };
  return (
    <div ref={card} className={`grid justify-items-start gap-1 ${NEXT}`}>
      <div className="grid w-full">
        {isAgain(field) ? (
          <NeededQuestion
            {...{ field, values, text, reading, names, country, home }}
            onAnswer={answer}
            onConfirm={correct}
          />
        ) : (
          <QuestionCard field={field} title={nameOf(field)}>
            {isChoice(field) ? (
              CHOICES[field].map((choice) => (
                <Option
                  key={choice}
                  title={t(`choices.${field.replace(/M..$/, '')}.${choice}`)}
                  onChoose={() => say(choice)}
                />
              ))
            ) : isFigure(field) ? (
              <OwnFigure
                label={nameOf(field)}
                suffix={t(`units.${UNITS[field]}`)}
                read={NUMBER_FIELDS[field]}
                hasFocus={false}
                onAnswer={say}
              />
            ) : null}
            <OtherOption title={ask('leaveOut')} onChoose={leaveOut} />
          </QuestionCard>
        )}
      </div>
      <button type="button" className="link min-h-11 text-15" onClick={onDone}>
        {ask('keep')}
      </button>
    </div>
  );
}
