'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { goToControl, questionId } from '@/components/market/listing-form/form-kind';
import { capitalised } from '@/lib/core/i18n/format';
import type { AdFact, AdReading } from '@/lib/language/ads/dto';
import { BREEDS } from '@/lib/livestock/stock/breeds';
import { CATEGORIES, type Category } from '@/lib/livestock/stock/categories';
import { SPECIES } from '@/lib/livestock/stock/species';
import { CLASS_CODES, CLASSES, isClassOf, type ClassCode, type ClassFamily } from '@/lib/livestock/stock/classes';
import { controlOf, useAdForm, type Answering, type AskedValues, type OwnQuestion } from './ad-form';
import { guessesOf } from './ad-marks';
import { useFactText, type FactNames } from './fact-text';
import type { Question } from './open-questions';
import { ListOption, Option, OtherOption, QuestionCard } from './question-card';

interface ChoiceProps {
  values: AskedValues;
  reading: AdReading;
  names: FactNames;
  onConfirm: (fact: AdFact) => void;
  onAnswer: Answering;
}

/** The category, which the class and the breed are chosen of. */
export function CategoryQuestion({ onAnswer }: Pick<ChoiceProps, 'onAnswer'>) {
  const ask = useTranslations('listingForm.paste.ask');
  const onChoose = (category: Category) =>
    onAnswer({ category, ...(SPECIES[category].soldSingly && { headCount: '1' }) });
  return (
    <QuestionCard field="category" title={ask('category')}>
      <CategoryOptions categories={CATEGORIES} onChoose={onChoose} />
    </QuestionCard>
  );
}

function CategoryOptions({
  categories,
  onChoose,
}: {
  categories: readonly Category[];
  onChoose: (category: Category) => void;
}) {
  const nameOf = useTranslations('categories');
  return categories.map((category) => (
    <Option key={category} title={nameOf(category)} onChoose={() => onChoose(category)} />
  ));
}

/** Classes by how well the age and the weight that are known go with them; of equals the usual order stays. */
function likeliestFirst(codes: readonly ClassCode[], { age, weight }: AskedValues): ClassCode[] {
  const isWithin = (value: string, [from, to]: readonly [number, number | null]) =>
    value !== '' && Number(value) >= from && (to === null || Number(value) <= to);
  const fits = (code: ClassCode) => {
    const { months, kg } = CLASSES[code] as {
      months: readonly [number, number | null];
      kg?: readonly [number, number];
    };
    return Number(isWithin(age, months)) + Number(kg !== undefined && isWithin(weight, kg));
  };
  return codes.toSorted((one, other) => fits(other) - fits(one));
}

/** So many classes are offered at once; of more their families come first. */
const CLASSES_MAX = 8;

/**
 * The class: one of those that the words may mean; of many, its family and then the class, and of two families the classes
 * of the first. Where other animals were read than are sold, those are chosen here.
 */
export function ClassQuestion({
  values,
  reading,
  names,
  onConfirm,
  onAnswer,
  onCategory,
}: ChoiceProps & { onCategory?: ((category: Category) => void) | undefined }) {
  const locale = useLocale();
  const ask = useTranslations('listingForm.paste.ask');
  const [step, setStep] = useState<ClassFamily | 'category' | null>(null);
  const id = questionId(controlOf(useAdForm(), 'class'));
  useEffect(() => {
    // The button that led here is gone.
    if (step !== null) document.getElementById(id)?.querySelector<HTMLElement>('[data-answer]')?.focus();
  }, [step, id]);
  const { classNames } = names;
  const guesses = guessesOf(reading, 'class');
  const codes = CLASS_CODES.filter((code) => values.category !== '' && isClassOf(values.category, code));
  const among = reading.questions.find(({ asks }) => asks === 'class')?.among ?? [];
  // «50 vaquillonas» leaves so many that none is likely, and no cow.
  const named = codes.filter((code) => guesses.length === 0 && among.includes(code));
  const families = [...new Set((named.length > 0 ? named : codes).map((code) => CLASSES[code].family))];
  const ofFamily = (one: ClassFamily) => codes.filter((code) => CLASSES[code].family === one);
  const nameOf = (code: ClassCode) => capitalised(locale, classNames.classes[code].one);
  const open = (one: ClassFamily) => {
    const [only, another] = ofFamily(one);
    if (only && !another) onAnswer({ class: only });
    else setStep(one);
  };
  if (step === 'category' && onCategory)
    return (
      <QuestionCard field="class" title={ask('category')}>
        <CategoryOptions
          categories={CATEGORIES.filter((category) => category !== values.category)}
          onChoose={(category) => {
            setStep(null);
            onCategory(category);
          }}
        />
      </QuestionCard>
    );
  const isShort = named.length > 0 && named.length <= CLASSES_MAX;
  const [first, second, third] = families;
  const isOfTwo = named.length > CLASSES_MAX && second !== undefined && third === undefined;
  const family = step === 'category' ? null : (step ?? (isOfTwo ? first : null));
  const shown = family ? ofFamily(family) : isShort ? named : [];
  const others = step || isShort || guesses.length > 0 ? [] : families.filter((one) => one !== family);
  return (
    <QuestionCard field="class" title={ask('class')} isEven>
      {likeliestFirst(shown, values).map((code) => (
        <Option
          key={code}
          title={nameOf(code)}
          isHeld={code === values.class}
          onChoose={() => onAnswer({ class: code })}
        />
      ))}
      {step || isShort
        ? null
        : codes.flatMap((code) => {
            const fact = guesses.find(({ value }) => value === code);
            return fact ? <Option key={code} title={nameOf(code)} onChoose={() => onConfirm(fact)} /> : [];
          })}
      {others.map((one) => (
        <Option key={one} title={capitalised(locale, classNames.families[one].other)} onChoose={() => open(one)} />
      ))}
      {shown.length > 0 || guesses.length > 0 ? (
        <OtherOption title={ask('other')} onChoose={() => goToControl('class')} />
      ) : null}
      {onCategory ? <OtherOption title={ask('otherAnimals')} onChoose={() => setStep('category')} /> : null}
    </QuestionCard>
  );
}

/** The breed: one of those that the words may mean, or one of the list. */
export function BreedQuestion({ values, reading, names, onConfirm, onAnswer }: ChoiceProps) {
  const t = useTranslations('listingForm');
  const ask = useTranslations('listingForm.paste.ask');
  const guesses = guessesOf(reading, 'breed');
  const nameOf = (breed: string) => names.breedNames[breed] ?? breed;
  return (
    <QuestionCard field="breed" title={ask('breed')}>
      {guesses.map((fact) => (
        <Option key={String(fact.value)} title={nameOf(String(fact.value))} onChoose={() => onConfirm(fact)} />
      ))}
      <ListOption
        label={t('breed')}
        begin={t('breedChoose')}
        options={(values.category === '' ? [] : BREEDS[values.category]).map((breed) => [breed, nameOf(breed)])}
        onChoose={(breed) => onAnswer({ breed })}
      />
    </QuestionCard>
  );
}

/** A field of which several values are likely: one of them, or none. */
export function EitherQuestion({
  question: { field },
  reading,
  names,
  onConfirm,
  onLeaveOut,
}: Pick<ChoiceProps, 'reading' | 'names' | 'onConfirm'> & {
  question: Extract<Question, { kind: 'either' }>;
  onLeaveOut: () => void;
}) {
  const ask = useTranslations('listingForm.paste.ask');
  const { nameOf, valueOf } = useFactText(names);
  return (
    <QuestionCard field={field} title={ask('either', { field: nameOf(field) })} text={ask('mayBeLeft')}>
      {guessesOf(reading, field).map((fact) => (
        <Option key={String(fact.value)} title={valueOf(fact, reading.facts)} onChoose={() => onConfirm(fact)} />
      ))}
      <OtherOption title={ask('leaveOut')} onChoose={onLeaveOut} />
    </QuestionCard>
  );
}

interface MentionedProps extends Pick<OwnQuestion, 'text' | 'reading' | 'onAnswer'> {
  question: Extract<Question, { kind: 'mentioned' }>;
  onDrop: () => void;
}

/** What the advertisement mentions, but doesn't say: it is said here, or left out. */
export function MentionedQuestion({ question: { asks, field }, onAnswer, onDrop, ...said }: MentionedProps) {
  const t = useTranslations('listingForm');
  const ask = useTranslations('listingForm.paste.ask');
  const adForm = useAdForm();
  const Reserve = adForm.reserve;
  if (asks === 'reserve') return Reserve ? <Reserve {...said} {...{ onAnswer, onDrop }} /> : null;
  return (
    <QuestionCard field={field} title={t(`paste.questions.${asks}`)}>
      {asks === 'papers' ? (
        <Option title={t('facts.healthCertificate')} onChoose={() => onAnswer({ healthCertificate: true })} />
      ) : null}
      {asks === 'vaccines' ? (
        <Option title={t('facts.vaccinated')} onChoose={() => onAnswer({ vaccinated: true })} />
      ) : null}
      {asks === 'payment' ? (
        <Option title={t('choices.paymentKind.cash')} onChoose={() => onAnswer({ paymentKind: 'cash' })} />
      ) : null}
      {asks === 'payment' || asks === 'video' ? (
        <Option
          title={ask(asks === 'payment' ? 'terms' : 'video')}
          onChoose={() => goToControl(controlOf(adForm, field))}
        />
      ) : null}
      <OtherOption title={ask('leaveOut')} onChoose={onDrop} />
    </QuestionCard>
  );
}
