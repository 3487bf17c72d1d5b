'use client';

import type { ReactNode } from 'react';
import {
  FilterPlace,
  FilterSelect,
  KeptFilters,
  Said,
  type FilterState,
  type PlaceFilterLabels,
} from '@/components/market/listings/browse/filter-controls';
import {
  FilterPrice,
  FilterPriceKg,
  FilterRange,
  type PriceKgLabels,
} from '@/components/market/listings/browse/filter-range';
import { FilterAreas } from '@/components/market/listings/browse/filter-areas';
import { BREEDS, breedsIn, nameOfBreeds } from '@/lib/livestock/stock/breeds';
import { CATEGORIES, type Category } from '@/lib/livestock/stock/categories';
import type { HealthFlag } from '@/lib/livestock/facts/health';
import { formatAge } from '@/lib/core/i18n/format';
import { LaterLotFilters } from './lot-filters/later-lot-filters';
import { wholeMonths } from './whole-months';

export interface AnimalFilterLabels extends PlaceFilterLabels {
  category: string;
  allCategories: string;
  breed: string;
  allBreeds: string;
  chooseCategory: string;
  price: string;
  minPrice: string;
  maxPrice: string;
  age: string;
  minAge: string;
  maxAge: string;
  months: string;
  health: string;
  categories: Record<Category, string>;
  /** In display order. Importing the flags themselves would bundle the whole query schema. */
  flags: Record<HealthFlag, string>;
  /** The breeds whose names are translated; all others are proper names. */
  breeds: Record<string, string>;
  class: string;
  more: string;
  /** Only where a price by weight is asked for, which is then beside that per head. */
  byWeight?: PriceKgLabels | undefined;
}

/** The number of animals on sale of each breed of the searched category, in the order of its breeds. */
interface BreedCounts {
  category: Category;
  shown: readonly string[];
}

/** The filters of the animal search. */
export function AnimalFilters({
  labels,
  counts,
  stockName,
  categoryCounts,
  later,
  lot,
  areas,
  ...state
}: FilterState & {
  labels: AnimalFilterLabels;
  counts?: BreedCounts | undefined;
  /** What the chosen classes are called, beside their category. */
  stockName?: string | undefined;
  /** The formatted number of hits of each category. */
  categoryCounts?: Record<Category, string> | undefined;
  /** The category that the filters of lots are for, and the page that has them without scripts. */
  later?: { stock: Category; page: string } | undefined;
  /** The filters of lots, where they don't load later. */
  lot?: ReactNode;
  /** The country and the region, where they don't load later. */
  areas?: ReactNode;
}) {
  const { values } = state;
  const flags = Object.keys(labels.flags) as HealthFlag[];
  const category = CATEGORIES.find((known) => known === values.category);
  const countOf = (index: number) => (counts && counts.category === category ? ` (${counts.shown[index] ?? 0})` : '');
  const breeds: readonly string[] = category ? BREEDS[category] : breedsIn(values.breed);
  return (
    <>
      {/* Set by links to a seller's listings, from the map and by what is typed; shown as active filters, which remove them. */}
      {values.sellerId ? <input type="hidden" name="sellerId" value={values.sellerId} /> : null}
      {values.notBreed ? <input type="hidden" name="notBreed" value={values.notBreed} /> : null}
      {values.inWords ? <input type="hidden" name="inWords" value={values.inWords} /> : null}
      {values.zone ? <input type="hidden" name="zone" value={values.zone} data-reset-by="country region" /> : null}
      <KeptFilters values={values} names={['places']} />
      <FilterSelect state={state} name="category" label={labels.category} all={labels.allCategories}>
        {CATEGORIES.map((name) => (
          <option key={name} value={name}>
            {[labels.categories[name], name === category && stockName].filter(Boolean).join(' · ') +
              (categoryCounts && !(name === category && stockName) ? ` (${categoryCounts[name]})` : '')}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        state={state}
        name="breed"
        label={labels.breed}
        all={breeds.length === 0 ? labels.chooseCategory : labels.allBreeds}
        disabled={breeds.length === 0}
        resetBy="category"
      >
        <optgroup label={category ? labels.categories[category] : labels.breed}>
          {values.breed?.includes(',') ? (
            <option value={values.breed}>{nameOfBreeds(labels.breeds, values.breed)}</option>
          ) : null}
          {breeds.map((name, index) => {
            const text = (labels.breeds[name] ?? name) + countOf(index);
            // A choice's value is its text if it has none of its own: thirty names are written once.
            return (
              <option key={name} value={text === name ? undefined : name}>
                {text}
              </option>
            );
          })}
        </optgroup>
      </FilterSelect>
      <FilterPrice state={state} labels={labels} />
      {labels.byWeight ? <FilterPriceKg state={state} labels={labels.byWeight} /> : null}
      <FilterRange
        state={state}
        label={labels.age}
        limits={[
          ['minAge', labels.minAge],
          ['maxAge', labels.maxAge],
        ]}
        mode="numeric"
        maxLength={4}
        after={labels.months}
        read={(typed) => {
          const months = wholeMonths(state.locale, typed);
          return months === null ? undefined : formatAge(state.locale, months);
        }}
      />
      {areas ? (
        <div className="filter-places">
          <FilterPlace state={state} labels={labels} />
          {areas}
        </div>
      ) : (
        <FilterAreas state={state}>
          <FilterPlace state={state} labels={labels} />
        </FilterAreas>
      )}
      <fieldset className="filter-group filter-ticks">
        <legend>
          {labels.health}
          <Said state={state} names={flags} />
        </legend>
        {flags.map((flag) => (
          <label key={flag}>
            <input type="checkbox" name={flag} value="true" defaultChecked={Boolean(values[flag])} className="tick" />
            {labels.flags[flag]}
          </label>
        ))}
      </fieldset>
      <div className="filter-more">
        {later ? (
          <LaterLotFilters state={state} stock={later.stock} page={{ href: later.page, label: labels.more }} />
        ) : lot ? (
          lot
        ) : (
          <FilterSelect state={state} name="class" label={labels.class} all={labels.chooseCategory} disabled>
            {null}
          </FilterSelect>
        )}
      </div>
    </>
  );
}
