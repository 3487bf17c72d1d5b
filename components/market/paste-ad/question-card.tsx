'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useRef, useState, type ReactNode } from 'react';
import { questionId } from '@/components/market/listing-form/form-kind';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { HeldInput } from '@/components/ui/forms/held-input';
import { useFieldText } from '@/components/ui/forms/use-field-text';
import type { Locale } from '@/lib/core/i18n/locales';
import { unreadText, type Reader } from '@/lib/core/i18n/typed-number';
import { fieldErrors } from '@/lib/core/validation/field-errors';
import type { AdField } from '@/lib/language/ads/dto';
import { animalListingFieldsSchema } from '@/lib/market/animal-lots/schema';
import { controlOf, useAdForm } from './ad-form';
import type { Needed } from './open-questions';

/** The first card is the next to answer. */
export const NEXT =
  '[&>div:first-of-type>fieldset]:border-pasture [&>div:first-of-type>fieldset]:inset-ring [&>div:first-of-type>fieldset]:inset-ring-pasture';

/** One open question with what answers it. */
export function QuestionCard({
  field,
  title,
  text,
  tabs,
  isEven = false,
  children,
}: {
  field: string;
  title: string;
  text?: string | undefined;
  /** Beside the title: the units of the answer. */
  tabs?: ReactNode;
  /** Whether answers are of one width; those with what comes of them are. */
  isEven?: boolean;
  children: ReactNode;
}) {
  const id = questionId(controlOf(useAdForm(), field as AdField | Needed));
  return (
    <fieldset
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid min-w-0 gap-2 rounded-card border border-line bg-surface p-3 sm:gap-2.5 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={`${id}-title`} className="text-16">
          {title}
        </h3>
        {tabs}
      </div>
      {text ? <p className="text-14 text-ink-2">{text}</p> : null}
      <div
        data-even={isEven || undefined}
        className="flex flex-wrap items-center gap-2 has-[small]:grid has-[small]:grid-cols-2 has-[small]:items-stretch data-even:grid data-even:grid-cols-2 data-even:items-stretch sm:has-[small]:grid-cols-3 sm:data-even:grid-cols-3"
      >
        {children}
      </div>
    </fieldset>
  );
}

interface OptionProps {
  title: string;
  more?: string | undefined;
  /** Whether it is what the form has, where a fact is said again. */
  isHeld?: boolean;
  onChoose: () => void;
}

/** An answer in one tap, with what comes of it. */
export function Option({ title, more, isHeld = false, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      data-answer
      aria-current={isHeld || undefined}
      onClick={onChoose}
      className="grid min-h-11 min-w-11 content-center justify-items-start has-[small]:min-h-13 sm:has-[small]:min-h-15 gap-0.5 rounded-input border border-line-strong px-3 py-1.5 text-left text-15 leading-tight font-medium tabular-nums hover:border-ink hover:bg-sunken aria-[current]:border-pasture aria-[current]:bg-pasture-soft aria-[current]:text-pasture-ink"
    >
      {title}
      {more ? <small className="text-13 font-normal text-ink-2">{more}</small> : null}
    </button>
  );
}

/** The answers of a list that is too long to show. */
export function ListOption({
  label,
  begin,
  options,
  onChoose,
}: {
  label: string;
  /** What it shows before anything is chosen. */
  begin: string;
  options: readonly (readonly [value: string, name: string])[];
  onChoose: (value: string) => void;
}) {
  const t = useTranslations('listingForm.paste.ask');
  // A key in the list changes its value with every step: only a choice that nobody walks on from is an answer.
  const [chosen, setChosen] = useState('');
  const isByKey = useRef(false);
  const send = (value: string) => {
    if (value !== '') onChoose(value);
  };
  return (
    <>
      <div className="min-w-0 flex-1 basis-44">
        <Select
          aria-label={label}
          value={chosen}
          onPointerDown={() => (isByKey.current = false)}
          onKeyDown={(event) => {
            isByKey.current = true;
            if (event.key !== 'Enter' || chosen === '') return;
            event.preventDefault();
            send(chosen);
          }}
          onChange={({ target }) => {
            setChosen(target.value);
            if (!isByKey.current) send(target.value);
          }}
        >
          <option value="">{begin}</option>
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      {chosen === '' ? null : (
        <Button variant="secondary" onClick={() => send(chosen)}>
          {t('done')}
        </Button>
      )}
    </>
  );
}

/** Leads to another answer than those that are offered. */
export function OtherOption({ title, onChoose }: { title: string; onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="min-h-11 justify-self-start rounded-input px-2.5 text-15 font-semibold text-pasture-ink hover:bg-sunken"
    >
      {title}
    </button>
  );
}

const RULES = animalListingFieldsSchema.shape;
type RuledField = keyof typeof RULES;

/** What the rule of a field has against a value. */
function wrongIn(field: RuledField, value: string) {
  const { error } = RULES[field].safeParse(value);
  return error ? Object.values(fieldErrors(error.issues)).flat() : [];
}

/** A number to type. It is an answer once it is sent, so that its first digit isn't taken for it. */
export function OwnFigure({
  field,
  label,
  suffix,
  read,
  write,
  hasFocus,
  onAnswer,
  children,
}: {
  /** A field of animals, whose rule holds already here. */
  field?: RuledField;
  label: string;
  suffix?: string;
  read: Reader;
  write?: (locale: Locale, decimal: string) => string;
  hasFocus: boolean;
  onAnswer: (value: string) => void;
  /** What the number is in, if that is chosen. */
  children?: ReactNode;
}) {
  const t = useTranslations('listingForm.paste.ask');
  const v = useTranslations('validation');
  const locale = useLocale();
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(null);
  const errorId = useId();
  const fieldText = useFieldText();
  const isNumber = value !== '' && unreadText(value) === null;
  const send = () => {
    if (!isNumber) return;
    const [wrong] = field ? wrongIn(field, value) : [];
    if (wrong) setError(fieldText(wrong));
    else onAnswer(value);
  };
  return (
    <>
      <div className="w-36">
        <HeldInput
          aria-label={label}
          suffix={suffix}
          read={read}
          value={value}
          {...(write && { write })}
          onHold={(held) => {
            setValue(held);
            setError(null);
          }}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorId}
          locale={locale}
          question={v('whichNumber')}
          // Somebody asked for it with the tap before.
          autoFocus={hasFocus}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            send();
          }}
        />
      </div>
      {children}
      <Button variant="secondary" aria-disabled={!isNumber} onClick={send}>
        {t('done')}
      </Button>
      {error === null ? null : (
        <p id={errorId} role="alert" className="w-full text-14 text-danger">
          {error}
        </p>
      )}
    </>
  );
}
