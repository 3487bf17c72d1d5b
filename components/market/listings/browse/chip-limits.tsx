'use client';

import { useState, type ChangeEvent } from 'react';
import { fill } from '@/components/ui/fill';
import { understood } from '@/components/ui/forms/understood';
import { CURRENCIES, currencySign, isCurrency, type Currency } from '@/lib/core/i18n/currencies';
import type { Locale } from '@/lib/core/i18n/locales';
import { readSearched } from '@/lib/core/i18n/typed-number';
import { IN_UNIT } from './element-ids';
import type { ChipRange } from './filter-chip';
import { FilterRange } from './filter-range';

/** The money that limits are in, with what else a menu offers: another currency, and by what weight. */
export interface MoneyChoice {
  currency: Currency;
  /** `/kg`, `/lb`, or nothing of a price that is by no weight. */
  per: string;
  /** How a sentence says both limits, the lower and the upper one: `{min} a {max} {unit}`. */
  words: readonly [both: string, min: string, max: string];
  labels: Record<'currency' | 'per' | 'whole', string>;
  /** What a price is called by the head and by weight, and its limits in other money: `{label} en {unit}, desde`. */
  names: readonly [head: string, weight: string];
  limits: readonly [min: string, max: string];
}

// Names that addresses leave out, as those of limits in a unit.
const CURRENCY = `${IN_UNIT}currency`;
const PER = `${IN_UNIT}per`;
const WEIGHTS = ['/kg', '/lb'];

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

const moneyOf = (form: FormData) => [textOf(form, CURRENCY), textOf(form, PER)] as const;

/** What a sentence says of limits in other money than the menu opened with; undefined if it is the same. */
export function otherMoney(form: FormData, { currency, per, words }: MoneyChoice) {
  const [chosen, weight] = moneyOf(form);
  return chosen === currency && weight === per ? undefined : { words, unit: `${chosen}${weight}` };
}

/** The limits of a price in other money than the menu opened with. */
function inMoney(range: ChipRange, { names: [head, weight], limits }: MoneyChoice, before: string, after: string) {
  const label = after ? weight : head;
  const [min, max] = limits.map((text) => fill(text, { label, unit: before + after }));
  const [[low], [high]] = range.limits;
  return {
    ...range,
    ...{ label, before, after, unit: undefined },
    limits: [
      [low, min ?? ''],
      [high, max ?? ''],
    ] as const,
  };
}

interface ChoiceProps {
  name: string;
  value: string;
  label: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

function Choice({ name, value, label, options, onChange }: ChoiceProps) {
  return (
    <select name={name} defaultValue={value} onChange={onChange} aria-label={label} className="control select-arrow">
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** The two limits of a chip's menu; of a price also its currency and by what weight it is, which go on with what was typed. */
export function ChipLimits({ locale, range }: { locale: Locale; range: ChipRange }) {
  const { money, values } = range;
  const [chosen, setChosen] = useState({ currency: money?.currency ?? 'USD', per: money?.per ?? '', values });
  const isOther = chosen.currency !== money?.currency || chosen.per !== money.per;
  const change = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const form = new FormData(currentTarget.form ?? undefined);
    const typed = (name: string) =>
      readSearched(locale, name, textOf(form, form.has(IN_UNIT + name) ? IN_UNIT + name : name))[0];
    const [currency, per] = moneyOf(form);
    if (!isCurrency(currency)) return;
    const limits = Object.fromEntries(range.limits.map(([name]) => [name, typed(name) ?? '']));
    const isBack = currency === money?.currency && per === money.per;
    setChosen({ currency, per, values: isBack ? values : limits });
  };
  const shown = money && isOther ? inMoney(range, money, currencySign(locale, chosen.currency), chosen.per) : range;
  const { before, after = '' } = shown;
  return (
    <>
      <FilterRange
        key={`${chosen.currency} ${chosen.per}`}
        {...shown}
        state={{ locale, values: chosen.values, errors: {} }}
        {...(before ? { read: (typed: string) => understood(locale, typed, { before, after }) } : {})}
      />
      {money ? (
        <div className="flex gap-2">
          <Choice
            name={CURRENCY}
            value={money.currency}
            label={money.labels.currency}
            options={CURRENCIES.map((code) => [code, currencySign(locale, code)])}
            onChange={change}
          />
          <Choice
            name={PER}
            value={money.per}
            label={money.labels.per}
            options={[...new Set(['', ...WEIGHTS, money.per])].map((per) => [per, per || money.labels.whole])}
            onChange={change}
          />
        </div>
      ) : null}
    </>
  );
}
