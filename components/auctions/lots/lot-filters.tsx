'use client';

import './auctions.css';
import { useState, type FormEvent } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { CATEGORIES, type Category } from '@/lib/livestock/stock/categories';
import type { LotList, LotSort } from '@/lib/market/auctions/query-schema';

interface LotFiltersProps {
  action: string;
  query: {
    state: LotList;
    category?: Category | undefined;
    location?: string | undefined;
    search?: string | undefined;
    sort: LotSort;
  };
  /** The prices that the address asks for, as written, and what is wrong with them. */
  values: Partial<Record<string, string>>;
  errors: Partial<Record<string, string>>;
  /** The link that clears all filters; null if none is active. */
  clearHref: string | null;
  categories: Record<Category, string>;
  labels: Record<
    | 'search'
    | 'filters'
    | 'location'
    | 'category'
    | 'allCategories'
    | 'minPrice'
    | 'maxPrice'
    | 'sort'
    | 'apply'
    | 'clear',
    string
  > & {
    sorts: Record<LotSort, string>;
  };
}

const PRICES = ['minPrice', 'maxPrice'] as const;

/** A choice in a list applies at once; text fields wait for the button or Enter. */
function applyChoice(event: FormEvent<HTMLFormElement>): void {
  if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit();
}

/** Keeps blank fields out of the URL. */
function dropBlanks(event: FormEvent<HTMLFormElement>): void {
  for (const control of event.currentTarget.elements) {
    if (
      (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) &&
      control.value === (control.dataset.default ?? '')
    )
      control.disabled = true;
  }
}

/**
 * The filters of the lots: a plain GET form whose state is in the URL. Phones fold all but the search, unless one is chosen.
 */
export function LotFilters({ action, query, values, errors, clearHref, categories, labels }: LotFiltersProps) {
  const asked = PRICES.filter((name) => values[name] !== undefined);
  const chosen = [query.category, query.location, query.sort !== 'ending', ...asked].filter(Boolean).length;
  const [isOpen, setOpen] = useState(chosen > 0);
  return (
    <search>
      <form
        action={action}
        onChange={applyChoice}
        onSubmit={dropBlanks}
        className="lot-filters grid grid-cols-2 gap-2 py-4 sm:py-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.1fr)_auto]"
      >
        {query.state === 'live' ? null : <input type="hidden" name="state" value={query.state} />}
        <span className="flex gap-2 max-lg:col-span-2">
          <span className="relative flex-1">
            <Icon name="search" className="pointer-events-none absolute top-3.25 left-3 text-ink-2" />
            <input
              type="search"
              name="search"
              defaultValue={query.search}
              maxLength={100}
              aria-label={labels.search}
              placeholder={labels.search}
              className="control pl-10!"
            />
          </span>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className={buttonVariants({ variant: 'secondary' })}
          >
            <Icon name="sliders-horizontal" />
            {labels.filters}
          </button>
        </span>
        <input
          type="text"
          name="location"
          defaultValue={query.location}
          maxLength={100}
          aria-label={labels.location}
          placeholder={labels.location}
          className="control max-lg:order-last"
        />
        <select
          name="category"
          defaultValue={query.category ?? ''}
          aria-label={labels.category}
          className="control select-arrow"
        >
          <option value="">{labels.allCategories}</option>
          {CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {categories[category]}
            </option>
          ))}
        </select>
        <select
          name="sort"
          defaultValue={query.sort}
          data-default="ending"
          aria-label={labels.sort}
          className="control select-arrow"
        >
          {Object.entries(labels.sorts).map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </select>
        {/* Only links ask for prices: what they ask for can be corrected. */}
        {asked.map((name) => (
          <Field
            key={name}
            id={`lots-${name}`}
            label={labels[name]}
            error={errors[name]}
            className="max-lg:col-span-2 lg:order-last"
          >
            {(control) => (
              <Input {...control} name={name} defaultValue={values[name]} inputMode="decimal" maxLength={20} />
            )}
          </Field>
        ))}
        <span className="flex gap-2 max-lg:order-last">
          <button type="submit" className={`${buttonVariants({ variant: 'secondary' })} max-lg:flex-1`}>
            {labels.apply}
          </button>
          {clearHref === null ? null : (
            <a href={clearHref} aria-label={labels.clear} title={labels.clear} className="icon-button text-ink-2">
              <Icon name="x" />
            </a>
          )}
        </span>
      </form>
    </search>
  );
}
