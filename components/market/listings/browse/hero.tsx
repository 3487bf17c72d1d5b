'use client';

import { FILTER_FORM_ID } from './element-ids';
import { SearchBox, type SearchBoxLabels } from './search-box';

interface HeroLabels extends SearchBoxLabels {
  headline: readonly [string, string];
}

interface HeroProps {
  labels: HeroLabels;
  /** "2.128 machines for sale". */
  count: string;
  search: string | undefined;
}

/**
 * One sentence and the search, above all equipment. The search box belongs to the filter form, so a search
 * keeps the filters. A client component, whose props are smaller than its elements.
 */
export function Hero({ labels, count, search }: HeroProps) {
  return (
    <section data-own-search data-scene="equipment" className="hero">
      <div className="hero-scene" aria-hidden="true" />
      <div className="hero-body">
        <h1>
          {labels.headline[0]} <br className="sm:hidden" />
          {labels.headline[1]}
        </h1>
        <p className="max-sm:sr-only">{count}</p>
        <SearchBox labels={labels} text={search} form={FILTER_FORM_ID} />
      </div>
    </section>
  );
}

/** Text that is searched for as it is keeps being that when another filter is chosen: its box shows each word in quotes. */
const quoted = (text: string | undefined) =>
  text
    ?.match(/"[^"]+"|[^\s"]+/g)
    ?.map((part) => (part.startsWith('"') ? part : `"${part}"`))
    .join(' ');

interface SearchAloneProps {
  labels: HeroLabels;
  search: string | undefined;
  isLiteral?: boolean;
}

/** The search alone, near its results. */
export function SearchAlone({ labels, search, isLiteral = false }: SearchAloneProps) {
  return (
    <section data-own-search className="hero-alone">
      <div className="hero-body">
        <h1 className="sr-only">{labels.headline.join(' ')}</h1>
        <SearchBox labels={labels} text={isLiteral ? quoted(search) : search} form={FILTER_FORM_ID} />
      </div>
    </section>
  );
}
