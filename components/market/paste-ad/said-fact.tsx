'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { NUMBER_FIELDS } from '@/components/market/animal-form/number-fields';
import { CHOICES, UNITS } from '@/components/market/animal-form/sheet';
import { goToControl } from '@/components/market/listing-form/form-kind';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import type { AdFact, AdField } from '@/lib/language/ads/dto';
import { HEALTH_FLAGS } from '@/lib/livestock/facts/health';
import { nameIn, useAdForm, type Answering } from './ad-form';
import { contradictions } from './ad-marks';
import { useFactText, worthSaying, type FactNames } from './fact-text';
import { weighedIn } from './figures/weights';
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

/** What other animals are meant by than those that are published. */
const IS_OF_CLASS: readonly AdField[] = ['category', 'class'];

/**
 * What the text says otherwise than the form, which its writer filled in; and the description, which is published:
 * nobody rewrites it for them. Of other animals than the form has, it asks which are meant.
 */
export function SaidOtherwise({
  text,
  reading,
  saidFirst,
  filled,
  names,
  filling,
  onSettled,
}: Result & { names: FactNames; filling: Filling; onSettled: () => void }) {
  const t = useTranslations('listingForm.paste');
  const echo = useTranslations('listingForm.echo');
  const adForm = useAdForm();
  const form = useFormContext<Record<string, unknown>>();
  const values = adForm.asked(useWatch({ control: form.control }));
  const { nameOf, valueOf } = useFactText(names, weighedIn(text, reading));
  const [meant, setMeant] = useState('');
  const changedTo = (fact: AdFact) => {
    const value = form.getValues(nameIn(adForm, fact.field));
    return typeof value === 'string' && value !== adForm.fillWith(fact) ? value : null;
  };
  // A price is said with the basis and the currency that it has now.
  const now = reading.facts.map((fact) => ({ ...fact, value: changedTo(fact) ?? fact.value }));
  const found = contradictions(text, saidFirst, values.description, changedTo);
  const left = filled.kept.filter((fact) => form.getValues(nameIn(adForm, fact.field)) !== adForm.fillWith(fact));
  const kept = worthSaying(left).filter(({ field }) => !found.some(({ fact }) => fact.field === field));
  const doubt = JSON.stringify(found.filter(({ fact }) => IS_OF_CLASS.includes(fact.field)));
  const isDoubtful = doubt !== '[]' && doubt !== meant;
  return (
    <div data-otherwise data-doubt={isDoubtful ? 'class' : undefined} aria-live="polite" className="empty:hidden">
      {found.length + kept.length > 0 ? (
        <Note tone="warn" icon="circle-alert" title={isDoubtful ? t('which') : undefined}>
          <ul className="grid gap-1">
            {found.map(({ words, fact }) => (
              <li key={`${fact.field} ${words}`}>
                {t('textSays', { words, field: nameOf(fact.field), value: valueOf(fact, now) })}
              </li>
            ))}
            {kept.length > 0 ? <li>{t('kept')}</li> : null}
            {kept.map((fact) => (
              <li key={fact.field}>
                {t('keptItem', { field: nameOf(fact.field), value: valueOf(fact, reading.facts) })}
              </li>
            ))}
          </ul>
          <span className="mt-1 flex flex-wrap items-center gap-x-4">
            {/* Publishing leads to the first of them, and whoever presses twice changes nothing. */}
            {found.length > 0 ? (
              <button type="button" className="link min-h-11" onClick={() => goToControl('description')}>
                {t('changeDescription')}
              </button>
            ) : null}
            {isDoubtful ? (
              <button
                type="button"
                className="link min-h-11"
                onClick={() => {
                  setMeant(doubt);
                  onSettled();
                }}
              >
                {echo('meant')}
              </button>
            ) : null}
            {left.length > 0 ? (
              <Button
                variant="secondary"
                onClick={() => {
                  filling.overwrite();
                  onSettled();
                }}
              >
                {t('overwrite')}
              </Button>
            ) : null}
          </span>
        </Note>
      ) : null}
    </div>
  );
}

/** What its writer had answered to an earlier text and this one doesn't say, each to be taken out with one tap. */
export function AnsweredBefore({
  answered,
  text,
  reading,
  names,
  filling,
  onEmpty,
}: Result & { names: FactNames; filling: Filling; onEmpty: () => void }) {
  const t = useTranslations('listingForm.paste');
  const adForm = useAdForm();
  const form = useFormContext<Record<string, unknown>>();
  useWatch({ control: form.control });
  const { nameOf, valueOf } = useFactText(names, weighedIn(text, reading));
  const box = useRef<HTMLUListElement>(null);
  // What was answered otherwise or taken out since is known.
  const left = answered.filter(({ field, value }) => form.getValues(nameIn(adForm, field)) === value);
  const shown = worthSaying(left);
  if (shown.length === 0) return null;
  return (
    <Note tone="info">
      <ul ref={box} tabIndex={-1} className="text-15 outline-none">
        {shown.map((fact) => (
          <li key={fact.field} className="flex flex-wrap items-center gap-x-2">
            <span>{t('answered', { field: nameOf(fact.field), value: valueOf(fact, left) })}</span>
            <button
              type="button"
              className="link min-h-11"
              onClick={() => {
                filling.leaveOut(fact.field);
                if (left.some(({ field }) => field !== fact.field)) box.current?.focus();
                else onEmpty();
              }}
            >
              {t('takeOut')}
              <span className="sr-only"> {nameOf(fact.field)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** A fact that was read, on a card: to be said otherwise, left out, or left as it is. */
export function SaidFact({ field, text, reading, names, country, home, filling, onDone }: SaidFactProps) {
  const t = useTranslations('listingForm');
  const ask = useTranslations('listingForm.paste.ask');
  const adForm = useAdForm();
  const form = useFormContext<Record<string, unknown>>();
  const values = adForm.asked(useWatch({ control: form.control }));
  const { nameOf } = useFactText(names);
  const card = useRef<HTMLDivElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const find = (selector: string) => card.current?.querySelector<HTMLElement>(selector);
    // Enter leaves it as it is.
    const first =
      find('[aria-current]') ?? (find('[data-answer]') ? keep.current : find('fieldset :is(input, select), button'));
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
                  isHeld={choice === form.getValues(nameIn(adForm, field))}
                  onChoose={() => say(choice)}
                />
              ))
            ) : isFigure(field) ? (
              <OwnFigure
                field={field}
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
      <button ref={keep} type="button" className="link min-h-11 text-15" onClick={onDone}>
        {ask('keep')}
      </button>
    </div>
  );
}
