'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { NUMBER_FIELDS } from '@/components/market/animal-form/number-fields';
import { CHOICES } from '@/components/market/animal-form/sheet';
import { formatDecimal, formatNumber } from '@/lib/core/i18n/format';
import { readPounds } from '@/lib/livestock/price-formats/read-quantity';
import { SPECIES } from '@/lib/livestock/stock/species';
import type { OwnQuestion } from '../ad-form';
import { guessesOf } from '../ad-marks';
import { classesMeant, usualAges } from '../open-questions';
import { shownIn, weighedIn, weightsToChoose } from './weights';
import { Option, OtherOption, OwnFigure, QuestionCard } from '../question-card';

const UNITS = ['months', 'years', 'teeth'] as const;
const MONTHS_PER_YEAR = 12;
const YEARS_FROM_MONTHS = 36;

const yearsOf = (months: number) => months / MONTHS_PER_YEAR;
const isWholeYears = (months: number) => Number.isInteger(yearsOf(months));

/** The age, in months, years or teeth. Teeth make it likely, but don't say it: the months are asked all the same. */
export function AgeQuestion({ values, reading, onAnswer, onConfirm }: OwnQuestion) {
  const t = useTranslations('listingForm');
  const ask = useTranslations('listingForm.paste.ask');
  const locale = useLocale();
  const classes = classesMeant(values, reading);
  const [first = 0] = usualAges(classes, 'months');
  const likely = guessesOf(reading, 'age');
  const likelyMonths = likely.map(({ value }) => Number(value));
  const isByYear = (likelyMonths[0] ?? first) >= YEARS_FROM_MONTHS && likelyMonths.every(isWholeYears);
  const [unit, setUnit] = useState<(typeof UNITS)[number]>(isByYear ? 'years' : 'months');
  const [isOwn, setOwn] = useState(false);
  const hasTeeth = values.category !== '' && SPECIES[values.category].ruminant && values.teethMin === '';
  const units = UNITS.filter(
    (one) => (one !== 'teeth' || hasTeeth) && (one !== 'years' || isByYear || usualAges(classes, one).length > 0),
  );
  const shown = units.includes(unit) ? unit : 'months';
  const likelyAges = shown === 'years' ? likelyMonths.filter(isWholeYears).map(yearsOf) : likelyMonths;
  // What the advertisement makes likely comes first.
  const ages = shown === 'teeth' ? [] : [...new Set([...likelyAges, ...usualAges(classes, shown)])];
  const monthsOf = (age: number) => String(shown === 'years' ? age * MONTHS_PER_YEAR : age);
  const choose = (age: number) => {
    const months = monthsOf(age);
    const guess = likely.find(({ value }) => value === months);
    if (guess) onConfirm(guess);
    else onAnswer({ age: months });
  };
  return (
    <QuestionCard
      field="age"
      title={ask('age', { count: Number(values.headCount) })}
      text={values.teethMin ? ask('teethSaid') : undefined}
      tabs={
        units.length > 1 ? (
          <div className="flex text-14" role="group" aria-label={ask('ageIn')}>
            {units.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === shown}
                onClick={() => setUnit(one)}
                className="min-h-11 px-2 font-medium text-ink-2 aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-[inset_0_-2px_0_var(--color-pasture)]"
              >
                {ask(one)}
              </button>
            ))}
          </div>
        ) : null
      }
    >
      {shown === 'teeth'
        ? CHOICES.teethMin.map((teeth) => (
            <Option
              key={teeth}
              title={t(`choices.teeth.${teeth}`)}
              onChoose={() => {
                onAnswer({ teethMin: teeth, teethMax: teeth });
                setUnit('months');
              }}
            />
          ))
        : ages.map((age) => (
            <Option
              key={age}
              title={formatNumber(locale, age)}
              isHeld={monthsOf(age) === values.age}
              onChoose={() => choose(age)}
            />
          ))}
      {shown !== 'teeth' && (isOwn || ages.length === 0) ? (
        <OwnFigure
          field="age"
          label={t('age')}
          suffix={t('months')}
          read={NUMBER_FIELDS.age}
          hasFocus={isOwn}
          onAnswer={(age) => onAnswer({ age })}
        />
      ) : shown === 'teeth' ? null : (
        <OtherOption title={ask('other')} onChoose={() => setOwn(true)} />
      )}
    </QuestionCard>
  );
}

/** The average weight: first what the advertisement says, deduces or may name without a unit, in the unit that it weighs in. */
export function WeightQuestion({ values, text, reading, onAnswer, onConfirm }: OwnQuestion) {
  const t = useTranslations('listingForm');
  const ask = useTranslations('listingForm.paste.ask');
  const locale = useLocale();
  const [isOwn, setOwn] = useState(false);
  const unit = weighedIn(text, reading);
  const likely = guessesOf(reading, 'weight');
  const weights = weightsToChoose(text, reading, values, unit);
  const choose = (weight: string) => {
    const guess = likely.find(({ value }) => value === weight);
    if (guess) onConfirm(guess);
    else onAnswer({ weight });
  };
  return (
    <QuestionCard field="weight" title={ask('weight', { count: Number(values.headCount) })}>
      {weights.map((weight) => (
        <Option
          key={weight}
          title={`${formatNumber(locale, Number(shownIn(unit, weight)))}\u00a0${unit}`}
          isHeld={weight === values.weight}
          onChoose={() => choose(weight)}
        />
      ))}
      {isOwn || weights.length === 0 ? (
        <OwnFigure
          field="weight"
          label={t('weight')}
          suffix={unit}
          read={unit === 'lb' ? readPounds : NUMBER_FIELDS.weight}
          write={(reader, kilograms) => formatDecimal(reader, shownIn(unit, kilograms))}
          hasFocus={isOwn}
          onAnswer={(weight) => onAnswer({ weight })}
        />
      ) : (
        <OtherOption title={ask('other')} onChoose={() => setOwn(true)} />
      )}
    </QuestionCard>
  );
}

/** The number of head. */
export function HeadsQuestion({ onAnswer }: Pick<OwnQuestion, 'onAnswer'>) {
  const t = useTranslations('listingForm');
  const ask = useTranslations('listingForm.paste.ask');
  return (
    <QuestionCard field="headCount" title={ask('headCount')}>
      <OwnFigure
        field="headCount"
        label={t('headCount')}
        suffix={t('headsShort')}
        read={NUMBER_FIELDS.headCount}
        hasFocus={false}
        onAnswer={(headCount) => onAnswer({ headCount })}
      />
    </QuestionCard>
  );
}
