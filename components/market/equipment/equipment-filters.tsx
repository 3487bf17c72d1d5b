'use client';

import {
  FilterPlace,
  FilterSelect,
  KeptFilters,
  type FilterState,
  type PlaceFilterLabels,
} from '@/components/market/listings/browse/filter-controls';
import { FilterPrice, FilterRange } from '@/components/market/listings/browse/filter-range';
import {
  CONDITIONS,
  EQUIPMENT_CATEGORIES,
  type Condition,
  type EquipmentCategory,
} from '@/lib/market/equipment/categories';

type Words =
  | 'category'
  | 'allCategories'
  | 'condition'
  | 'anyCondition'
  | 'price'
  | 'minPrice'
  | 'maxPrice'
  | 'year'
  | 'minYear'
  | 'maxYear';

export type EquipmentFilterLabels = Record<Words, string> &
  PlaceFilterLabels & {
    categories: Record<EquipmentCategory, string>;
    conditions: Record<Condition, string>;
  };

interface EquipmentFiltersProps extends FilterState {
  labels: EquipmentFilterLabels;
  /** Tiles above ask for the category. */
  hasTiles: boolean;
}

/** The filters of the equipment search. */
export function EquipmentFilters({ labels, hasTiles, ...state }: EquipmentFiltersProps) {
  return (
    <>
      {hasTiles ? null : (
        <FilterSelect state={state} name="category" label={labels.category} all={labels.allCategories}>
          {EQUIPMENT_CATEGORIES.map((name) => (
            <option key={name} value={name}>
              {labels.categories[name]}
            </option>
          ))}
        </FilterSelect>
      )}
      <FilterSelect state={state} name="condition" label={labels.condition} all={labels.anyCondition}>
        {CONDITIONS.map((name) => (
          <option key={name} value={name}>
            {labels.conditions[name]}
          </option>
        ))}
      </FilterSelect>
      <FilterPrice state={state} labels={labels} />
      <FilterRange
        state={state}
        label={labels.year}
        limits={[
          ['minYear', labels.minYear],
          ['maxYear', labels.maxYear],
        ]}
        mode="numeric"
        maxLength={4}
      />
      <KeptFilters values={state.values} names={['country', 'region', 'places']} />
      <FilterPlace state={state} labels={labels} />
    </>
  );
}
