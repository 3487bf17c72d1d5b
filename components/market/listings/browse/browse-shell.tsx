import './browse.css';
import type { ReactNode } from 'react';
import { AdSlot } from '@/components/market/ads/ad-slot';
import type { FavoriteLabels } from '@/components/market/favorites/favorites';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/panel';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { betweenEnds } from '../between-ends';
import { briefCards } from '../brief-cards';
import type { CardModel } from '../card-model';
import type { CardLabels } from '../listing-card';
import { AD_AFTER, gridCard } from '../grid-card';
import { FlowHead } from '../flow-head';
import { inFlow } from '../in-flow';
import { ListingGrid } from '../listing-grid';
import type { FilterProblem } from './active-filters';
import type { SearchChip } from './filter-chip';
import { Browse } from './browse';
import { FilterForm, type FilterFormLabels, type FilterValues } from './filter-form';
import { FilterProblems } from './filter-problems';
import { Pagination } from '@/components/ui/pagination/pagination';
import { Results } from './results';
import { ViewToggle } from './view-toggle';
import { ResultsJsonLd } from './results-json-ld';
import { ResultsBar, type ResultsBarProps } from './results-bar';
import { ResultsRow } from './results-row';

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
  openFilters: string;
  pages: string;
  previous: string;
  next: string;
  emptyText: string;
  /** Asks to remove one of so many filters, which are listed above. */
  emptyFilters: (count: number) => string;
  browseAll: string;
  /** A page beyond the last; `text` gets the number of listed results if there are more, otherwise null. */
  past: { title: string; first: string; text: (shown: string | null) => string };
  /** Formats "12 animals". */
  found: (total: number, shown: string) => string;
  range: (from: number, to: number) => string;
  page: (page: number) => string;
  show: (total: number, shown: string) => string;
  /** Leads from a listing back to so many. */
  backTo: (total: number, shown: string) => string;
  chips: { remove: (filter: string) => string; take: string };
}

interface BrowseShellProps {
  locale: Locale;
  labels: BrowseShellLabels;
  /** The path of the list. */
  action: string;
  /** The address of the list without filters, if it isn’t its path. */
  everything?: string;
  query: { page: number; limit: number; sort: string };
  /** Returns the URL query of this search on a page. */
  queryString: (page: number) => string;
  /** With the order that the results have, whoever chose it. */
  values: FilterValues;
  results: { total: number; totalIsCapped: boolean; totalPages: number };
  cards: readonly CardModel[];
  /** Whether search engines index it, which read its results as structured data. */
  isIndexed?: boolean;
  /** The filters of the search. */
  chips: readonly SearchChip[];
  problems: readonly FilterProblem[];
  siteUrl: URL;
  /** Above the filters and results. */
  top: ReactNode;
  /** The fields of the filters. */
  fields: ReactNode;
  /** The results on a map, if they can be on one. */
  mapHref?: string;
  /** Above the results: what is to be said of them. */
  above?: ReactNode;
  /** Beside their number: where the visitor is. */
  place?: ReactNode;
  /** Below the results, where bands don't have it: what can be done with the search. */
  alert?: ReactNode;
  /** Below the results: lots that are nearly what was asked. */
  nearly?: ReactNode;
  /** What few results are called, if those share their rows. */
  heading?: string | undefined;
  /** Below all of them: what the search left out. */
  note?: ReactNode;
  /** Behind all of it. */
  end?: ReactNode;
  /** Where there are no results: what is said of it once, what can be done, and what is shown instead. */
  nothing?: { title: string; action?: ReactNode; instead?: ReactNode } | undefined;
}

/** A chip whose addresses say once what all of them begin and end with. */
function briefChip(chip: SearchChip): SearchChip {
  if (!chip.menu || !('choices' in chip.menu)) return chip;
  const { ends, middles } = betweenEnds(chip.menu.choices.map(([, href]) => href));
  const choices = chip.menu.choices.map(
    ([label, href, ...chosen], at) => [label, middles[at] ?? href, ...chosen] as const,
  );
  return { ...chip, menu: { ...chip.menu, choices, ends } };
}

/** A list of animals or equipment with its filters. */
export function BrowseShell({
  locale,
  labels,
  action,
  everything = action,
  query,
  queryString,
  values,
  results,
  cards,
  isIndexed = true,
  chips,
  problems,
  siteUrl,
  top,
  fields,
  mapHref,
  above,
  place,
  end,
  alert,
  nearly,
  heading,
  note,
  nothing,
}: BrowseShellProps) {
  const { total, totalIsCapped, totalPages } = results;
  // Only the labels that the form uses, because props are sent with the page.
  const { title, clear, close, apply, more } = labels.filters;
  const shown = formatNumber(locale, total) + (totalIsCapped ? '+' : '');
  const first = (query.page - 1) * query.limit + 1;
  const found = (total === 0 ? nothing?.title : undefined) ?? labels.found(total, shown);
  // Few results are followed by what is nearly it, which an advertisement would hide.
  const isFollowed = heading !== undefined;
  const isLong = cards.length > AD_AFTER && !isFollowed;
  const flow = isFollowed ? inFlow(cards.length, [1]).first : undefined;
  const banner = <AdSlot slot="banner" />;
  // The same object for all that need the cards, which a page sends once.
  const brief = briefCards(isFollowed ? cards.map(gridCard) : cards);
  const list = isFollowed || cards.length === 0 ? undefined : labels.bar.list;
  const range = cards.length > 0 && cards.length < total ? labels.range(first, first + cards.length - 1) : '';

  return (
    <Browse address={queryString(query.page)} back={labels.backTo(total, shown)}>
      {top}
      <div className="results-top">
        <ResultsRow
          locale={locale}
          chips={chips.map(briefChip)}
          labels={{
            active: labels.activeFilters,
            open: labels.openFilters,
            // The word with its place left open, once for all chips.
            remove: labels.chips.remove('{filter}'),
            take: labels.chips.take,
            show: labels.show(total, shown),
          }}
        />
        <ResultsBar
          {...{ found, range }}
          isNone={cards.length === 0}
          isFew={isFollowed}
          isAlone={isFollowed && cards.length < 2}
          action={total === 0 ? nothing?.action : place}
          sort={query.sort}
          mapHref={total === 0 ? undefined : mapHref}
          labels={{ ...labels.bar, list }}
        />
      </div>
      <div className="results-body">
        {/* Before the filters, which stand beside them: the Tab key comes to the animals first. */}
        <Results
          summary={[...problems.map(({ label, text }) => `${label}: ${text}`), found, range].filter(Boolean).join(', ')}
        >
          {above}
          <FilterProblems problems={problems} />
          <div className={isFollowed ? 'flow' : undefined}>
            <FlowHead flow={flow} size={cards.length}>
              {heading}
            </FlowHead>
            {cards.length > 0 ? (
              <ListingGrid
                {...brief}
                labels={labels.card}
                {...(labels.favorites ? { favoriteLabels: labels.favorites } : {})}
                inSight={IN_SIGHT}
                layout={isFollowed ? 'grid' : 'choice'}
                between={isLong ? banner : null}
                flow={flow}
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
            ) : nothing ? (
              nothing.instead
            ) : (
              <EmptyState
                {...(chips.length === 0 ? { picture: '/art/empty.webp' } : {})}
                title={chips.length > 0 ? labels.emptyFilters(chips.length) : labels.emptyText}
                action={
                  <a href={everything} data-soft className={buttonVariants()}>
                    {labels.browseAll}
                  </a>
                }
              />
            )}
            <Pagination
              page={query.page}
              totalPages={totalPages}
              href={(page) => action + queryString(page)}
              labels={labels}
            />
            {alert ? <div className="results-alert">{alert}</div> : null}
            {nearly}
          </div>
          {cards.length > 0 && !isLong ? <div className="ad-row mt-8">{banner}</div> : null}
          {note}
          {end ? <div className="results-end">{end}</div> : null}
        </Results>
        <FilterForm
          action={action}
          everything={everything}
          labels={{ title, clear, close, apply, more, show: labels.show(total, shown) }}
          values={values}
          narrowed={chips.length > 0 || problems.length > 0}
        >
          {/* Phones have no room for it above the results. */}
          {list === undefined ? null : (
            <div className="filters-view">
              {labels.bar.view}
              <ViewToggle label={list} />
            </div>
          )}
          {fields}
        </FilterForm>
      </div>
      <div className="results-ads">
        <AdSlot slot="leaderboard" />
        <AdSlot slot="medium-rectangle" />
      </div>
      {isIndexed ? <ResultsJsonLd {...brief} first={first} total={total} site={siteUrl.origin} /> : null}
    </Browse>
  );
}
