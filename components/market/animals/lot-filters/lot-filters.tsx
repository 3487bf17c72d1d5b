'use client';

import {
  FilterChips,
  FilterDate,
  FilterSelect,
  Said,
  type FilterChoice,
  type FilterState,
} from '@/components/market/listings/browse/filter-controls';
import { isByWeight } from '@/components/market/listings/browse/element-ids';
import { FilterPriceKg, FilterRange } from '@/components/market/listings/browse/filter-range';
import { Icon } from '@/components/ui/icon';
import type { ReactNode } from 'react';

/** The classes of a category: families with several of them, and the others. */
export interface ClassChoices {
  families: readonly { label: string; classes: readonly FilterChoice[] }[];
  others: readonly FilterChoice[];
}

/** The words of the filters of lots. */
export interface LotFilterLabels {
  class: string;
  heads: string;
  minHeads: string;
  maxHeads: string;
  headsUnit: string;
  weight: string;
  minWeight: string;
  maxWeight: string;
  priceKg: string;
  minPriceKg: string;
  maxPriceKg: string;
  priceKgText: string;
  horns: string;
  teeth: string;
  pay: string;
  anyPay: string;
  delivery: string;
}

export interface LotFilterChoices {
  classes: ClassChoices;
  /** Empty for animals without horns; so are teeth. */
  horns: readonly FilterChoice[];
  teeth: readonly FilterChoice[];
  pay: readonly FilterChoice[];
}

/** Filters whose control is somewhere else: they stay as they are until their chip is removed. */
const KEPT = ['sex', 'withoutWeight'];

/** What may be chosen for the lots of one category of animals. */
export interface LotFiltersProps {
  labels: LotFilterLabels;
  choices: LotFilterChoices;
}

interface SeldomChosenProps {
  state: FilterState;
  labels: LotFilterLabels;
  names: readonly ('horns' | 'teeth' | 'pay' | 'delivery')[];
  children: ReactNode;
}

/** What few choose, closed unless it was chosen. */
function SeldomChosen({ state, labels, names, children }: SeldomChosenProps) {
  const isChosen = names.some((name) => state.values[name]);
  return (
    <details open={isChosen} className="filter-family filter-group">
      <summary className="font-semibold">
        {names.map((name) => labels[name]).join(' · ')}
        <Said state={state} names={names} />
        <Icon name="chevron-down" />
      </summary>
      <div className="grid gap-5 pt-2">{children}</div>
    </details>
  );
}

/** The filters of what a lot is and how it is sold, for one category of animals. */
export function LotFilters({
  labels,
  choices: { classes, horns, teeth, pay },
  state,
}: LotFiltersProps & { state: FilterState }) {
  const chosen = new Set((state.values.class ?? '').split(','));
  const range = (name: 'Heads' | 'Weight') =>
    [
      [`min${name}`, labels[`min${name}`]],
      [`max${name}`, labels[`max${name}`]],
    ] as const;
  return (
    <>
      {KEPT.map((name) =>
        state.values[name] ? <input key={name} type="hidden" name={name} value={state.values[name]} /> : null,
      )}
      <fieldset className="filter-group" data-reset-by="category">
        <legend>
          {labels.class}
          <Said state={state} names={['class']} />
        </legend>
        {classes.families.map(({ label, classes }) => {
          const count = classes.filter(([value]) => chosen.has(value)).length;
          return (
            <details key={label} open={count > 0} className="filter-family">
              <summary>
                {label}
                {count > 0 ? <b>{count}</b> : null}
                <Icon name="chevron-down" />
              </summary>
              <FilterChips state={state} name="class" choices={classes} />
            </details>
          );
        })}
        <FilterChips state={state} name="class" choices={classes.others} />
      </fieldset>
      <FilterRange
        state={state}
        label={labels.heads}
        limits={range('Heads')}
        mode="numeric"
        maxLength={7}
        after={labels.headsUnit}
      />
      <FilterRange
        state={state}
        label={labels.weight}
        limits={range('Weight')}
        mode="numeric"
        maxLength={7}
        after="kg"
        unit={state.units?.weight}
      />
      {isByWeight(state.values) ? null : <FilterPriceKg state={state} labels={labels} />}
      {horns.length > 0 || teeth.length > 0 ? (
        <SeldomChosen state={state} labels={labels} names={['horns', 'teeth']}>
          {horns.length > 0 ? (
            <fieldset className="filter-group" data-reset-by="category">
              <legend>{labels.horns}</legend>
              <FilterChips state={state} name="horns" choices={horns} />
            </fieldset>
          ) : null}
          {teeth.length > 0 ? (
            <fieldset className="filter-group" data-reset-by="category">
              <legend>{labels.teeth}</legend>
              <FilterChips state={state} name="teeth" choices={teeth} />
            </fieldset>
          ) : null}
        </SeldomChosen>
      ) : null}
      <SeldomChosen state={state} labels={labels} names={['pay', 'delivery']}>
        <FilterSelect state={state} name="pay" label={labels.pay} all={labels.anyPay}>
          {pay.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FilterSelect>
        <FilterDate state={state} name="delivery" label={labels.delivery} />
      </SeldomChosen>
    </>
  );
}
