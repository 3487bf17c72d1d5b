'use client';

import { useState, type FormEvent, type ReactNode } from 'react';
import { understood } from '@/components/ui/forms/understood';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import type { Locale } from '@/lib/core/i18n/locales';
import { readSearched, shownNumber } from '@/lib/core/i18n/typed-number';
import { IN_UNIT } from './element-ids';
import { FilterError, Said, field, type FilterState } from './filter-controls';
import type { FilterValues } from './filter-form';
import { fromUnit, inUnit, type RangeUnit } from '@/components/ui/units/range-unit';

export interface FilterRangeProps {
  state: FilterState;
  label: string;
  /** Name and accessible name of the lower and the upper limit. */
  limits: readonly [readonly [string, string], readonly [string, string]];
  mode: 'decimal' | 'numeric';
  maxLength: number;
  before?: string;
  after?: string;
  /** A sentence below the limits. */
  help?: string;
  /** Says how a typed limit was understood; undefined while it can't be read. */
  read?: (typed: string) => string | undefined;
  unit?: RangeUnit | undefined;
}

const decimalsOf = (name: string) => (/Kg$/.test(name) ? 4 : 2);

/** A limit that was typed in the unit of a search, in the filter's own; what is no number stays, and is answered. */
function sentFor(locale: Locale, name: string, typed: string, unit: RangeUnit): string {
  const [number, other] = readSearched(locale, 'price', typed);
  return number === undefined || other !== undefined ? typed : fromUnit(Number(number), unit, decimalsOf(name));
}

/** A lower and an upper limit, with how they were understood below them. Without scripts they are in the filter's own unit. */
export function FilterRange({ unit, ...range }: FilterRangeProps) {
  const isScripted = useHydrated();
  const mark = <Said state={range.state} names={range.limits.map(([name]) => name)} />;
  return unit && isScripted ? <RangeInUnit {...range} {...{ unit, mark }} /> : <OwnRange {...range} mark={mark} />;
}

/** The fields have names that the form passes over; beside them it finds what is sent. */
function RangeInUnit({
  unit,
  state,
  limits,
  ...range
}: FilterRangeProps & Pick<OwnRangeProps, 'mark'> & { unit: RangeUnit }) {
  const { locale, values, errors } = state;
  const own = (typed: FilterValues) =>
    Object.fromEntries(limits.map(([name]) => [IN_UNIT + name, typed[name]] as const));
  const shown = Object.fromEntries(limits.map(([name]) => [name, inUnit(values[name] ?? '', unit)]));
  const convert = ({ target, currentTarget }: FormEvent<HTMLElement>) => {
    const { name, value } = target as HTMLInputElement;
    const sent = currentTarget.querySelector<HTMLInputElement>(`[name="${name.slice(IN_UNIT.length)}"]`);
    if (sent) sent.value = sentFor(locale, sent.name, value, unit);
  };
  const { before, after, label } = unit;
  return (
    <OwnRange
      {...range}
      {...{ label, before, after, convert }}
      key={limits.map(([name]) => values[name]).join()}
      state={{ locale, values: own(shown), errors: own(errors) }}
      limits={[
        [IN_UNIT + limits[0][0], unit.limits[0]],
        [IN_UNIT + limits[1][0], unit.limits[1]],
      ]}
      mode="decimal"
      maxLength={16}
      read={before ? (typed) => understood(locale, typed, { before, after }) : undefined}
      sent={limits.map(([name]) => (
        <input key={name} type="hidden" name={name} defaultValue={values[name]} />
      ))}
    />
  );
}

interface OwnRangeProps extends Omit<FilterRangeProps, 'unit'> {
  /** That the search's sentence says it. */
  mark: ReactNode;
  /** What is sent instead of the fields, and puts into it what is typed. */
  sent?: ReactNode;
  convert?: (event: FormEvent<HTMLElement>) => void;
}

function OwnRange(props: OwnRangeProps) {
  const { state, label, limits, mode, maxLength, before, after, read, help, sent, convert, mark } = props;
  const [typed, setTyped] = useState(state.values);
  const [known, setKnown] = useState(state.values);
  if (known !== state.values) {
    setKnown(state.values);
    setTyped(state.values);
  }
  const shown = limits.map(([name]) => read?.(typed[name] ?? ''));
  return (
    <fieldset
      className="filter-group"
      onInput={(event) => {
        convert?.(event);
        const { name, value } = event.target as HTMLInputElement;
        setTyped((before) => ({ ...before, [name]: value }));
      }}
    >
      <legend>
        {label}
        {mark}
      </legend>
      <div className="filter-range">
        {limits.map(([name, text]) => (
          <span key={name}>
            {before ? <span aria-hidden>{before}</span> : null}
            <input
              {...field(state, name)}
              defaultValue={shownNumber(state.locale, state.values[name] ?? '')}
              type="text"
              inputMode={mode}
              maxLength={maxLength}
              autoComplete="off"
              aria-label={text}
              className="control"
            />
            {after ? <span aria-hidden>{after}</span> : null}
          </span>
        ))}
        {shown.some(Boolean) ? shown.map((text, index) => <small key={limits[index]?.[0]}>{text}</small>) : null}
      </div>
      {sent}
      {help ? <p className="text-13 text-ink-2">{help}</p> : null}
      {limits.map(([name]) => (
        <FilterError key={name} errors={state.errors} name={name} />
      ))}
    </fieldset>
  );
}

export type PriceKgLabels = Record<'priceKg' | 'minPriceKg' | 'maxPriceKg' | 'priceKgText', string>;

/** The limits of the price by weight. */
export function FilterPriceKg({ state, labels }: { state: FilterState; labels: PriceKgLabels }) {
  return (
    <FilterRange
      state={state}
      label={labels.priceKg}
      limits={[
        ['minPriceKg', labels.minPriceKg],
        ['maxPriceKg', labels.maxPriceKg],
      ]}
      mode="decimal"
      maxLength={9}
      before="US$"
      read={(typed) => understood(state.locale, typed, { before: 'US$', after: '/kg' })}
      unit={state.units?.priceKg}
      help={labels.priceKgText}
    />
  );
}

/** The price limits. */
export function FilterPrice({
  state,
  labels,
}: {
  state: FilterState;
  labels: Record<'price' | 'minPrice' | 'maxPrice', string>;
}) {
  return (
    <FilterRange
      state={state}
      label={labels.price}
      limits={[
        ['minPrice', labels.minPrice],
        ['maxPrice', labels.maxPrice],
      ]}
      unit={state.units?.price}
      mode="decimal"
      maxLength={16}
      before="US$"
      read={(typed) => understood(state.locale, typed, { before: 'US$' })}
    />
  );
}
