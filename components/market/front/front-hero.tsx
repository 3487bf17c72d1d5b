'use client';

import './front.css';
import { SearchBox, type SearchBoxLabels } from '@/components/market/listings/browse/search-box';

interface FrontHeroProps {
  /** The path of searches. */
  action: string;
  labels: SearchBoxLabels & { headline: readonly [string, string]; examples: string };
  /** Searches to start from. */
  examples: readonly string[];
}

/** One sentence, a large search box and searches to start from. A client component, whose props are smaller than its elements. */
export function FrontHero({ action, labels, examples }: FrontHeroProps) {
  return (
    <section data-own-search className="hero front-hero">
      <div className="hero-scene" aria-hidden="true" />
      <div className="hero-body">
        <h1>
          {labels.headline[0]} <br className="sm:hidden" />
          {labels.headline[1]}
        </h1>
        <form action={action} data-tour="filters">
          <SearchBox labels={labels} />
        </form>
        <ul data-roving aria-label={labels.examples}>
          {examples.map((example) => (
            <li key={example}>
              <a href={`${action}?${new URLSearchParams({ search: example }).toString()}`}>{example}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
