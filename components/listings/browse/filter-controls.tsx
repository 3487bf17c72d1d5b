'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { FilterValues } from './filter-form';

/** The initial values of a list's filters and their errors. */
export interface FilterState {
  values: FilterValues;
  /** Field → translated message. */
  errors: FilterValues;
}

function field({ values, errors }: FilterState, name: string) {
  return {
    name,
    defaultValue: values[name] ?? '',
    'aria-invalid': errors[name] ? (true as const) : undefined,
    'aria-describedby': errors[name] ? `${name}-error` : undefined,
  };
}

function FilterError({ errors, name }: Pick<FilterState, 'errors'> & { name: string }) {
  if (!errors[name]) return null;
  return (
    <p id={`${name}-error`} className="flex items-start gap-1.5 text-14 font-medium text-clay-ink">
      <Icon name="circle-alert" className="mt-0.75 size-3.75" />
      {errors[name]}
    </p>
  );
}

interface FilterSelectProps {
  state: FilterState;
  name: string;
  label: string;
  /** The label of the empty choice. */
  all: string;
  disabled?: boolean;
  /** Name of the field whose change clears this one. */
  resetBy?: string;
  children: ReactNode;
}

/** A select filter. */
export function FilterSelect({ state, name, label, all, disabled, resetBy, children }: FilterSelectProps) {
  return (
    <label className="filter-group">
      <span>{label}</span>
      <select {...field(state, name)} disabled={disabled} data-reset-by={resetBy} className="control select-arrow">
        <option value="">{all}</option>
        {children}
      </select>
      <FilterError errors={state.errors} name={name} />
    </label>
  );
}

interface FilterRangeProps {
  state: FilterState;
  label: string;
  /** Name and accessible name of the lower and the upper limit. */
  limits: readonly [readonly [string, string], readonly [string, string]];
  mode: 'decimal' | 'numeric';
  maxLength: number;
  before?: string;
  after?: string;
}

/** A lower and an upper limit. */
export function FilterRange({ state, label, limits, mode, maxLength, before, after }: FilterRangeProps) {
  return (
    <fieldset className="filter-group">
      <legend>{label}</legend>
      <div className="filter-range">
        {limits.map(([name, text]) => (
          <span key={name}>
            {before ? <span aria-hidden>{before}</span> : null}
            <input
              {...field(state, name)}
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
      </div>
      {limits.map(([name]) => (
        <FilterError key={name} errors={state.errors} name={name} />
      ))}
    </fieldset>
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
      mode="decimal"
      maxLength={12}
      before="US$"
    />
  );
}

/** The location, as free text. */
export function FilterPlace({
  state,
  labels,
}: {
  state: FilterState;
  labels: Record<'location' | 'locationPlaceholder', string>;
}) {
  return (
    <label className="filter-group">
      <span>{labels.location}</span>
      <input
        {...field(state, 'location')}
        type="text"
        maxLength={100}
        placeholder={labels.locationPlaceholder}
        className="control"
      />
      <FilterError errors={state.errors} name="location" />
    </label>
  );
}
