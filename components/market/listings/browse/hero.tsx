'use client';

import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { FILTER_FORM_ID } from './element-ids';

interface HeroProps {
  /** The illustration beside the search; animals by default. `none` is the search alone, near its results. */
  scene?: 'equipment' | 'none';
  labels: {
    headline: readonly [string, string];
    search: string;
    searchLabel: string;
    searchPlaceholder: string;
    browse: string;
    sell: string;
  };
  /** "2.128 animals for sale". */
  count: string;
  search: string | undefined;
  browseHref: string;
  sellHref: string;
}

/**
 * One sentence, the search and two links. The search box belongs to the filter form, so a search keeps the filters. A client
 * component, whose props are smaller than its elements.
 */
export function Hero({ scene, labels, count, search, browseHref, sellHref }: HeroProps) {
  const isAlone = scene === 'none';
  return (
    <section data-own-search data-scene={scene} className={isAlone ? 'hero-alone' : 'hero'}>
      {isAlone ? null : <div className="hero-scene" aria-hidden="true" />}
      <div className="hero-body">
        <h1 className={isAlone ? 'sr-only' : undefined}>
          {labels.headline[0]} <br className="sm:hidden" />
          {labels.headline[1]}
        </h1>
        {isAlone ? null : <p className="max-sm:sr-only">{count}</p>}
        <search>
          <Icon name="search" />
          <input
            type="search"
            name="search"
            form={FILTER_FORM_ID}
            defaultValue={search}
            maxLength={100}
            aria-label={labels.searchLabel}
            placeholder={labels.searchPlaceholder}
          />
          <button type="submit" form={FILTER_FORM_ID} className={buttonVariants()}>
            {labels.search}
          </button>
        </search>
        {isAlone ? null : (
          <div className="hero-ways">
            <a href={browseHref} className={buttonVariants({ variant: 'secondary' })}>
              {labels.browse}
            </a>
            <a href={sellHref} data-tour="create" className={buttonVariants({ variant: 'secondary' })}>
              <Icon name="plus" />
              {labels.sell}
            </a>
          </div>
        )}
      </div>
    </section>
  );
}
