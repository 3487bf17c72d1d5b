'use client';

import type { SubmitEvent } from 'react';
import { useBrowse } from './browse';
import { SearchBox, type SearchBoxLabels } from './search-box';

interface HeroLabels extends SearchBoxLabels {
  headline: readonly [string, string];
}

interface SearchProps {
  /** The path of the list, and the address of all of it. */
  action: string;
  everything: string;
  labels: HeroLabels;
  text: string | undefined;
  /** The filters that were chosen beside the text, as a URL's query. */
  chosen: string;
}

/**
 * The search in a form of its own: another text keeps the filters that a hand chose, and none that the text before said.
 */
function SearchForm({ action, everything, labels, text, chosen }: SearchProps) {
  const { navigate } = useBrowse();
  const filters = [...new URLSearchParams(chosen)];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    const search = typeof typed === 'string' ? typed.trim() : '';
    const query = new URLSearchParams([...(search ? [['search', search]] : []), ...filters]);
    navigate(query.size > 0 ? `${action}?${query}` : everything);
  };
  return (
    <form action={action} method="get" onSubmit={submit}>
      <SearchBox labels={labels} text={text} />
      {filters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/** One sentence and the search, above all equipment. A client component, whose props are smaller than its elements. */
export function Hero({ count, ...search }: SearchProps & { /** "2.128 machines for sale". */ count: string }) {
  const [first, second] = search.labels.headline;
  return (
    <section data-own-search data-scene="equipment" className="hero">
      <div className="hero-scene" aria-hidden="true" />
      <div className="hero-body">
        <h1>
          {first} <br className="sm:hidden" />
          {second}
        </h1>
        <p className="max-sm:sr-only">{count}</p>
        <SearchForm {...search} />
      </div>
    </section>
  );
}

/** The search alone, near its results. */
export function SearchAlone(search: SearchProps) {
  return (
    <section data-own-search className="hero-alone">
      <div className="hero-body">
        <h1 className="sr-only">{search.labels.headline.join(' ')}</h1>
        <SearchForm {...search} />
      </div>
    </section>
  );
}
