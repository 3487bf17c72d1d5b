import './browse.css';
import type { ReactNode } from 'react';
import { AdSlot } from '@/components/market/ads/ad-slot';
import type { FavoriteLabels } from '@/components/market/favorites/favorites';
import { buttonVariants } from '@/components/ui/button-variants';
import { RemovableChip } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/panel';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import type { CardModel } from '../card-model';
import type { CardLabels } from '../listing-card';
import { ListingGrid } from '../listing-grid';
import type { ActiveFilter, FilterProblem } from './active-filters';
import { Browse } from './browse';
import { FilterForm, type FilterFormLabels, type FilterValues } from './filter-form';
import { FilterProblems } from './filter-problems';
import { Pagination } from '@/components/ui/pagination/pagination';
import { Results } from './results';
import { ResultsJsonLd } from './results-json-ld';
import type { ResultsBarProps } from './results-bar';

const CHIPS_ROW = 'flex flex-1 flex-wrap items-center gap-2';
/**
 * Pictures fetched ahead of the layout. Only the first: React preloads each, and phones show no other before scrolling.
 */
const IN_SIGHT = 1;

/** The labels of every page of results. */
export interface BrowseShellLabels {
  filters: Omit<FilterFormLabels, 'show'>;
  card: CardLabels;
  /** Undefined if listings can't be saved. */
  favorites?: FavoriteLabels;
  bar: ResultsBarProps['labels'];
  activeFilters: string;
  pages: string;
  previous: string;
  next: string;
  emptyTitle: string;
  emptyText: string;
  /** Asks to remove one of so many filters, which are listed below it. */
  emptyFilters: (count: number) => string;
  browseAll: string;
  /** A page beyond the last; `text` gets the number of listed results if there are more, otherwise null. */
  past: { title: string; first: string; text: (shown: string | null) => string };
  /** Formats "12 animals". */
  found: (total: number, shown: string) => string;
  range: (from: number, to: number, total: string) => string;
  page: (page: number) => string;
  show: (total: number, shown: string) => string;
  chips: { remove: (filter: string) => string };
}

interface BrowseShellProps {
  locale: Locale;
  labels: BrowseShellLabels;
  /** The path of the list. */
  action: string;
  query: { page: number; limit: number; sort: string };
  /** Returns the URL query of this search on a page. */
  queryString: (page: number) => string;
  values: FilterValues;
  results: { total: number; totalIsCapped: boolean; totalPages: number };
  cards: readonly CardModel[];
  active: readonly ActiveFilter[];
  problems: readonly FilterProblem[];
  siteUrl: URL;
  /** Above the filters and results. */
  top: ReactNode;
  /** The fields of the filters. */
  fields: ReactNode;
  /** Renders the button that saves this search; `suggestion` is its proposed name. */
  saveSearch?: ((suggestion: string) => ReactNode) | undefined;
  /** The results on a map, if they can be on one. */
  mapHref?: string;
  /** Below the results: lots that are nearly what was asked. */
  nearly?: ReactNode;
  /** Below all of it. */
  note?: ReactNode;
  /** Instead of what is said when there are no results. */
  nothing?: ReactNode;
}

/** A list of animals or equipment with its filters. */
export function BrowseShell({
  locale,
  labels,
  action,
  query,
  queryString,
  values,
  results,
  cards,
  active,
  problems,
  siteUrl,
  top,
  fields,
  saveSearch,
  mapHref,
  nearly,
  note,
  nothing,
}: BrowseShellProps) {
  const { total, totalIsCapped, totalPages } = results;
  // Only the labels that the form uses, because props are sent with the page.
  const { title, clear, close, apply } = labels.filters;
  const shown = formatNumber(locale, total) + (totalIsCapped ? '+' : '');
  const first = (query.page - 1) * query.limit + 1;
  const range = cards.length > 0 ? labels.range(first, first + cards.length - 1, shown) : '';

  const chips = active.map((filter) => (
    <RemovableChip
      key={filter.label}
      href={action + filter.query}
      label={filter.label}
      removeLabel={labels.chips.remove(filter.label)}
    />
  ));

  return (
    <Browse address={queryString(query.page)}>
      {top}
      <div className="grid items-start gap-8 pb-10 sm:pb-16 lg:grid-cols-[256px_minmax(0,1fr)] xl:grid-cols-[304px_minmax(0,1fr)]">
        <FilterForm
          action={action}
          labels={{ title, clear, close, apply, show: labels.show(total, shown) }}
          values={values}
          narrowed={active.length > 0 || problems.length > 0}
          footer={
            <div className="max-lg:hidden">
              <AdSlot slot="medium-rectangle" />
            </div>
          }
        >
          {fields}
        </FilterForm>
        <Results
          bar={{
            found: labels.found(total, shown),
            range,
            sort: query.sort,
            activeCount: active.length,
            mapHref,
            labels: labels.bar,
          }}
          summary={[...problems.map(({ label, text }) => `${label}: ${text}`), labels.found(total, shown), range]
            .filter(Boolean)
            .join(', ')}
        >
          <FilterProblems problems={problems} />
          {active.length > 0 ? (
            <div className="mb-4 flex items-start gap-2 max-sm:flex-wrap">
              {total > 0 || nothing ? (
                <div
                  data-soft
                  role="group"
                  aria-label={labels.activeFilters}
                  className={total > 0 ? `${CHIPS_ROW} max-sm:hidden` : CHIPS_ROW}
                >
                  {chips}
                  {total > 0 ? (
                    <a
                      href={action}
                      className="link relative ml-1 text-14 after:absolute after:-inset-x-2 after:-inset-y-3"
                    >
                      {labels.filters.clear}
                    </a>
                  ) : null}
                </div>
              ) : null}
              {problems.length === 0 ? saveSearch?.(active.map(({ label }) => label).join(' · ')) : null}
            </div>
          ) : null}
          {cards.length > 0 ? (
            <ListingGrid
              cards={cards}
              labels={labels.card}
              {...(labels.favorites ? { favoriteLabels: labels.favorites } : {})}
              inSight={IN_SIGHT}
              layout="choice"
              between={<AdSlot slot="banner" />}
            />
          ) : total > 0 ? (
            <EmptyState
              picture="/art/empty.webp"
              title={labels.past.title}
              action={
                <a href={action + queryString(1)} data-soft="page" className={buttonVariants()}>
                  {labels.past.first}
                </a>
              }
            >
              {labels.past.text(totalIsCapped ? formatNumber(locale, total) : null)}
            </EmptyState>
          ) : (
            (nothing ?? (
              <EmptyState
                {...(active.length === 0 ? { picture: '/art/empty.webp' } : {})}
                title={labels.emptyTitle}
                action={
                  <>
                    {active.length > 0 ? (
                      <div
                        data-soft
                        role="group"
                        aria-label={labels.activeFilters}
                        className="mb-4 flex flex-wrap justify-center gap-2"
                      >
                        {chips}
                      </div>
                    ) : null}
                    <a href={action} data-soft className={buttonVariants()}>
                      {labels.browseAll}
                    </a>
                  </>
                }
              >
                {active.length > 0 ? labels.emptyFilters(active.length) : labels.emptyText}
              </EmptyState>
            ))
          )}
          {note}
          <Pagination
            page={query.page}
            totalPages={totalPages}
            href={(page) => action + queryString(page)}
            labels={labels}
          />
          {nearly}
        </Results>
      </div>
      <AdSlot slot="leaderboard" />
      <ResultsJsonLd cards={cards} first={first} total={total} site={siteUrl.origin} />
    </Browse>
  );
}
