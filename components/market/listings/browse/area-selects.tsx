import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import type { AreaCounts } from '@/lib/finding/understood-searches/dto';
import { FilterSelect, KeptFilters, type FilterState } from './filter-controls';
import type { AreaLabels } from './labels';

interface AreaSelectsProps {
  state: FilterState;
  areas: AreaCounts;
  labels: AreaLabels;
}

const option = (locale: Locale, key: string | number, { name, count }: { name: string; count: number | null }) => (
  <option key={key} value={key}>
    {count === null ? name : `${name} (${formatNumber(locale, count)})`}
  </option>
);

/** The country, and the region in it, with the number of hits in each. */
export function AreaSelects({ state, areas: { country, countries, regions, regionWord }, labels }: AreaSelectsProps) {
  const { locale, values } = state;
  // The areas may be those of other results: what is chosen stays until it can be shown.
  const isOfChosen = Boolean(values.country) && country === values.country;
  const isRegionKnown = !values.region || regions.some(({ id }) => String(id) === values.region);
  const isKnown = countries.some(({ code }) => code === values.country);
  return (
    <>
      {/* Anew once its choice is known: a select forgets an option that is removed. */}
      <FilterSelect
        key={String(isKnown)}
        state={state}
        name="country"
        label={labels.country}
        all={labels.anyCountry}
        resetBy="location"
      >
        {values.country && !isKnown ? <option value={values.country}>{values.country}</option> : null}
        {countries.map((area) => option(locale, area.code, area))}
      </FilterSelect>
      {isOfChosen && isRegionKnown ? (
        <FilterSelect
          state={state}
          name="region"
          label={regionWord}
          all={labels.anyRegion}
          resetBy="country location radius"
        >
          {regions.map((area) => option(locale, area.id, area))}
        </FilterSelect>
      ) : (
        <KeptFilters values={values} names={['region']} />
      )}
    </>
  );
}
