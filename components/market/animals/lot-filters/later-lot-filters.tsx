'use client';

import { useEffect, useState } from 'react';
import { KeptFilters, type FilterState } from '@/components/market/listings/browse/filter-controls';
import { BY_WEIGHT } from '@/components/market/listings/browse/element-ids';
import { whenSheetOpens } from '@/components/market/listings/browse/when-sheet-opens';
import { LOT_FILTER_KEYS } from '@/lib/core/search-keys.mjs';
import type { Category } from '@/lib/livestock/stock/categories';
import type { LotFilters, LotFiltersProps } from './lot-filters';

interface Loaded extends LotFiltersProps {
  /** The language and the animals that they are for. */
  of: string;
  Fields: typeof LotFilters;
}

/** What the previous results showed: shown until the counts of these are known, so that a focused filter keeps the focus. */
let last: Loaded | null = null;

async function load(of: string, locale: string, stock: Category, signal: AbortSignal): Promise<Loaded> {
  const params = new URLSearchParams(window.location.search);
  params.set('category', stock);
  params.set('language', locale);
  const [answer, { LotFilters: Fields }] = await Promise.all([
    fetch(`/api/cattle/lot-filters?${params.toString()}`, { signal }),
    import('./lot-filters'),
  ]);
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
  return { of, Fields, ...((await answer.json()) as LotFiltersProps) };
}

interface LaterLotFiltersProps {
  state: FilterState;
  stock: Category;
  /** The page with all filters of this search, and its name. */
  page: { href: string; label: string };
}

/**
 * The filters of lots, which are in the sheet alone: they load when it is opened, because few visitors open it and they
 * weigh as much as twelve cards. Until then, without scripts and without an answer, a link leads to a page with all
 * filters, and what was set stays.
 */
export function LaterLotFilters({ state, stock, page }: LaterLotFiltersProps) {
  const { locale, values } = state;
  const of = `${locale} ${stock}`;
  const [loaded, setLoaded] = useState(last);
  const [isLoading, setIsLoading] = useState(false);
  useEffect(
    () =>
      whenSheetOpens((signal) => {
        setIsLoading(true);
        load(of, locale, stock, signal)
          .then((found) => {
            last = found;
            setLoaded(found);
          })
          .catch(() => undefined)
          .finally(() => {
            if (!signal.aborted) setIsLoading(false);
          });
      }),
    [of, locale, stock, values],
  );
  if (loaded?.of === of) return <loaded.Fields labels={loaded.labels} choices={loaded.choices} state={state} />;
  return (
    <>
      <KeptFilters values={values} names={LOT_FILTER_KEYS.filter((name) => !BY_WEIGHT.includes(name))} />
      {isLoading ? null : (
        <a href={page.href} className="link">
          {page.label}
        </a>
      )}
    </>
  );
}
