import './filter-page.css';
import '@/components/market/listings/browse/browse.css';
import { AnimalFilters } from '@/components/market/animals/animal-filters';
import { filterLabels } from '@/components/market/animals/animal-listing-browse';
import { BY_WEIGHT } from '@/components/market/listings/browse/element-ids';
import { LotFilters } from '@/components/market/animals/lot-filters/lot-filters';
import { AreaSelects } from '@/components/market/listings/browse/area-selects';
import type { FilterValues } from '@/components/market/listings/browse/filter-form';
import { areaLabels, browseLabels } from '@/components/market/listings/browse/labels';
import { lotChoices } from '@/components/market/listings/browse/lot-labels';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { CLASSES, classesOf } from '@/lib/livestock/stock/classes';
import {
  animalListingQueryString,
  animalResultsQuery,
  type AnimalListingQuery,
} from '@/lib/market/animal-lots/query-schema';
import type { Locale } from '@/lib/core/i18n/locales';
import { ANIMALS_PATH, localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { LOT_FILTER_KEYS } from '@/lib/core/search-keys.mjs';
import type { AreaCounts } from '@/lib/finding/understood-searches/dto';
import { FilterPageForm } from './filter-page-form';

/** The page that the filters lead to. */
export type FilterTarget = 'map' | 'results';

interface FilterPageProps {
  locale: Locale;
  to: FilterTarget;
  query: AnimalListingQuery;
  /** The URL's values as written, including invalid ones, and the message of each of those. */
  values: FilterValues;
  errors: FilterValues;
  areas: AreaCounts;
}

/** What a search may say without a control here: it stays as it is. */
const KEPT = { map: ['search', 'literal', 'withoutPlace'], results: ['search', 'literal', 'withoutPlace', 'sort'] };

/** Where the form leads, without filters as well, and its own address. */
const PATHS = {
  map: { action: '/map', everything: '/map', form: '/map/filters' },
  results: { action: '/', everything: ANIMALS_PATH, form: '/filters' },
} as const;

async function wordsOf(locale: Locale, to: FilterTarget) {
  const [map, filters] = await Promise.all([translator(locale, 'map'), translator(locale, 'filters')]);
  const own =
    to === 'map'
      ? { title: map('filtersTitle'), back: map('back'), show: map('show') }
      : { title: filters('allTitle'), back: filters('backToResults'), show: filters('apply') };
  return { ...own, ofCategory: map('ofCategory') };
}

/** All filters of a search, in a form that leads to its results or its map. It needs no scripts. */
export async function FilterPage({ locale, to, query, values, errors, areas }: FilterPageProps) {
  const [words, { filters, lot }, ofAreas] = await Promise.all([
    wordsOf(locale, to),
    browseLabels(locale),
    areaLabels(locale),
  ]);
  const { action, everything, form } = PATHS[to];
  const codes = query.class ? classesOf(query.class) : [];
  const [first] = codes;
  const stock = query.category ?? (first && CLASSES[first].category);
  const ofSearch = KEPT[to].filter((name) => name !== 'sort' || query.sort !== 'newest');
  const kept = stock ? ofSearch : [...ofSearch, ...LOT_FILTER_KEYS.filter((name) => !BY_WEIGHT.includes(name))];
  const shown = codes.length > 0 ? { ...values, class: codes.join(',') } : values;
  const state = { locale, values: shown, errors };
  const back = to === 'map' ? animalListingQueryString : animalResultsQuery;
  return (
    <div className="wrap filter-page">
      <a href={localizedPath(locale, action + back({ ...query, page: 1 }))} className="link">
        <Icon name="arrow-left" />
        {words.back}
      </a>
      <h1>{words.title}</h1>
      <FilterPageForm action={localizedPath(locale, action)} fields={localizedPath(locale, form)}>
        {kept.map((name) =>
          values[name] ? <input key={name} type="hidden" name={name} value={values[name]} /> : null,
        )}
        <div>
          <AnimalFilters
            {...state}
            labels={filterLabels(filters, values, lot.filters)}
            areas={<AreaSelects state={{ locale, values, errors }} areas={areas} labels={ofAreas} />}
            lot={
              stock && <LotFilters labels={lot.filters} choices={lotChoices(locale, lot, stock, null)} state={state} />
            }
          />
        </div>
        <p>
          {/* First, so that Enter in a field presses it. */}
          <button className={buttonVariants()}>{words.show}</button>
          <a href={localizedPath(locale, everything)} className={buttonVariants({ variant: 'ghost' })}>
            {filters.clear}
          </a>
          <noscript>
            <button formAction={localizedPath(locale, form)} className={buttonVariants({ variant: 'secondary' })}>
              {words.ofCategory}
            </button>
          </noscript>
        </p>
      </FilterPageForm>
    </div>
  );
}
