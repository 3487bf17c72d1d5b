'use client';

import '@/components/market/listings/browse/browse.css';
import { AnimalFilters } from '@/components/market/animals/animal-filters';
import { Browse } from '@/components/market/listings/browse/browse';
import { KeptFilters } from '@/components/market/listings/browse/filter-controls';
import { FilterForm, type FilterValues } from '@/components/market/listings/browse/filter-form';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { CATEGORIES } from '@/lib/livestock/stock/categories';
import { CLASSES, classesOf } from '@/lib/livestock/stock/classes';
import type { MapFilterWords } from './filter-words';

/** What a search may say without a control here: it stays as it is. */
const KEPT = ['search', 'literal', 'withoutPlace'] as const;

/** The filters of the map in the sheet that results have: each change draws the map behind it. */
export function MapFilterSheet({ locale, href, words }: { locale: Locale; href: string; words: MapFilterWords }) {
  const query = href.replace(/^[^?]*/, '');
  const values: FilterValues = Object.fromEntries(new URLSearchParams(query));
  const classes = values.class ? classesOf(values.class) : [];
  if (classes.length > 0) values.class = classes.join(',');
  const [first] = classes;
  const stock = CATEGORIES.find((name) => name === values.category) ?? (first && CLASSES[first].category);
  const map = localizedPath(locale, '/map');
  return (
    <Browse address={query}>
      <FilterForm action={map} everything={map} labels={words} values={values} narrowed={query !== ''}>
        <KeptFilters values={values} names={KEPT} />
        <AnimalFilters
          {...{ locale, values }}
          errors={{}}
          labels={words}
          {...(stock ? { later: { stock, page: href } } : {})}
        />
      </FilterForm>
    </Browse>
  );
}
