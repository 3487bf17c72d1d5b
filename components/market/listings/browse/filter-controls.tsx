'use client';

import type { ReactNode } from 'react';
import { PlaceInput } from '@/components/ui/places/place-input';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/core/i18n/locales';
import type { FilterValues } from './filter-form';
import type { RangeUnits } from '@/components/ui/units/range-unit';

/** The initial values of a list's filters and their errors. */
export interface FilterState {
  locale: Locale;
  values: FilterValues;
  /** Field → translated message. */
  errors: FilterValues;
  units?: RangeUnits;
  /** The filters that the search's sentence says, and the words that mark them in the sheet. */
  said?: { keys: readonly string[]; label: string };
}

/** Marks a group of filters whose value the search's sentence says. */
export const Said = ({ state: { said }, names }: { state: FilterState; names: readonly string[] }) =>
  said && names.some((name) => said.keys.includes(name)) ? <em className="filter-said">{said.label}</em> : null;

/** The attributes of a filter's control. */
export function field({ values, errors }: FilterState, name: string) {
  return {
    name,
    defaultValue: values[name] ?? '',
    'aria-invalid': errors[name] ? (true as const) : undefined,
    'aria-describedby': errors[name] ? `${name}-error` : undefined,
  };
}

export function FilterError({ errors, name }: Pick<FilterState, 'errors'> & { name: string }) {
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
      <span>
        {label}
        <Said state={state} names={[name]} />
      </span>
      <select {...field(state, name)} disabled={disabled} data-reset-by={resetBy} className="control select-arrow">
        <option value="">{all}</option>
        {children}
      </select>
      <FilterError errors={state.errors} name={name} />
    </label>
  );
}

/** A value that may be chosen, its label and how many hits have it. A tuple, because a page has some forty. */
export type FilterChoice = readonly [value: string, label: string, count?: string];

/** Values of which any number may be chosen. */
export function FilterChips({
  state,
  name,
  choices,
}: {
  state: FilterState;
  name: string;
  choices: readonly FilterChoice[];
}) {
  if (choices.length === 0) return null;
  const chosen = new Set((state.values[name] ?? '').split(','));
  return (
    <div className="filter-chips">
      {choices.map(([value, label, count]) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.has(value)} />
          {label}
          {count ? <small>{count}</small> : null}
        </label>
      ))}
      <FilterError errors={state.errors} name={name} />
    </div>
  );
}

/** The latest day. */
export function FilterDate({ state, name, label }: { state: FilterState; name: string; label: string }) {
  return (
    <label className="filter-group">
      <span>{label}</span>
      <input {...field(state, name)} type="date" className="control" />
      <FilterError errors={state.errors} name={name} />
    </label>
  );
}

const PLACE_ID = 'filter-location';

/** The labels of a place's field, and the radii: importing those would bundle schemas. */
export interface PlaceFilterLabels {
  location: string;
  locationPlaceholder: string;
  radius: string;
  anyRadius: string;
  /** In kilometres. */
  radii: readonly number[];
}

/** What contradicts a filter that was set. */
const RESET_BY: Partial<Record<string, string>> = {
  country: 'location',
  region: 'country location radius',
  places: 'country region location',
  class: 'category',
  horns: 'category',
  teeth: 'category',
};

/** Filters that a link has set stay where they can't be chosen (yet). */
export const KeptFilters = ({ values, names }: Pick<FilterState, 'values'> & { names: readonly string[] }) =>
  names.map((name) =>
    values[name] ? (
      <input key={name} type="hidden" name={name} value={values[name]} data-reset-by={RESET_BY[name]} />
    ) : null,
  );

/** The location, and how far around it. */
export function FilterPlace({ state, labels }: { state: FilterState; labels: PlaceFilterLabels }) {
  const { values } = state;
  // Nothing is around a whole country.
  const isCountry = values.areaName !== undefined && !values.region;
  const isListed = !values.radius || labels.radii.some((km) => String(km) === values.radius);
  return (
    <>
      <div className="filter-group">
        <span>
          <label htmlFor={PLACE_ID}>{labels.location}</label>
          <Said state={state} names={['location', 'country', 'region']} />
        </span>
        <PlaceInput
          {...field(state, 'location')}
          id={PLACE_ID}
          label={labels.location}
          maxLength={100}
          placeholder={labels.locationPlaceholder}
        />
        <FilterError errors={state.errors} name="location" />
      </div>
      {isCountry ? null : (
        <FilterSelect state={state} name="radius" label={labels.radius} all={labels.anyRadius}>
          {isListed ? null : <option value={values.radius}>{`${values.radius}\u00a0km`}</option>}
          {labels.radii.map((km) => (
            <option key={km} value={km}>{`${km}\u00a0km`}</option>
          ))}
        </FilterSelect>
      )}
    </>
  );
}
