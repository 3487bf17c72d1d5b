import './browse.css';
import type { ReactNode } from 'react';
import { AdSlot } from '@/components/ads/ad-slot';
import { buttonVariants } from '@/components/ui/button-variants';
import { RemovableChip } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { EmptyState } from '@/components/ui/panel';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { CATEGORIES, type Category } from '@/lib/listings/categories';
import type { ListingDto } from '@/lib/listings/dto';
import { QUERY_KEYS, type QueryKey } from '@/lib/listings/query-keys';
import { SORTS, listingQueryString, type ListingQuery } from '@/lib/listings/query-schema';
import { toCard } from '../card-model';
import { JsonLd } from '../json-ld';
import { ListingGrid } from '../listing-grid';
import { activeFilters } from './active-filters';
import { Browse, RESULTS_ID, SHEET_ID } from './browse';
import { CategoryChips } from './category-chips';
import { FILTER_FORM_ID, FilterForm } from './filter-form';
import { Hero } from './hero';
import { browseLabels } from './labels';
import { Pagination } from './pagination';
import { Results } from './results';
import { ViewToggle } from './view-toggle';

const CHIPS_ROW = 'flex flex-1 flex-wrap items-center gap-2 max-sm:hidden';
/** What a 1280 x 800 screen shows before scrolling. */
const IN_SIGHT = 3;

interface BrowsePageProps {
  locale: Locale;
  query: ListingQuery;
  /** What the URL holds, as written, also where it is wrong. */
  values?: Partial<Record<QueryKey, string>>;
  /** Field → message in the reader's language. */
  errors?: Partial<Record<QueryKey, string>>;
  results: { listings: ListingDto[]; total: number; totalIsCapped: boolean; totalPages: number };
  counts: Record<Category, number>;
  /** The button that keeps this search; `suggestion` names it. */
  saveSearch?: (suggestion: string) => ReactNode;
  siteUrl: URL;
}

function valuesOf(query: ListingQuery): Partial<Record<QueryKey, string>> {
  return Object.fromEntries(QUERY_KEYS.flatMap((key) => (query[key] === undefined ? [] : [[key, String(query[key])]])));
}

/** The marketplace's front page and every search of it. */
export async function BrowsePage({ locale, query, values = valuesOf(query), errors = {}, results, counts, saveSearch, siteUrl }: BrowsePageProps) {
  const labels = await browseLabels(locale);
  const action = localizedPath(locale, '/');
  const { listings, total, totalIsCapped, totalPages } = results;
  const active = activeFilters(query, locale, labels);
  const shown = formatNumber(locale, total) + (totalIsCapped ? '+' : '');
  const everything = CATEGORIES.reduce((sum, category) => sum + counts[category], 0);
  const first = (query.page - 1) * query.limit + 1;
  const range = listings.length > 0 ? labels.range(first, first + listings.length - 1, shown) : '';
  const cards = listings.map((listing) => toCard(listing, locale, (breed) => labels.filters.breeds[breed] ?? breed));
  const itemList = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: cards.map((card, index) => ({ '@type': 'ListItem', position: first + index, url: new URL(card.href, siteUrl).href, name: card.title })),
  };

  const bar = (
    <div className="mb-2 flex min-h-11 items-center gap-2 sm:mb-3 sm:gap-3">
      <h2 id="results-heading" className="mr-auto text-16 whitespace-nowrap tabular-nums sm:text-22">
        {labels.animals(total, shown)}
        <small className="ml-2 font-text text-14 font-normal tracking-normal text-ink-2 max-sm:hidden">{range}</small>
      </h2>
      <button type="button" popoverTarget={SHEET_ID} data-tour="filters" className={`${buttonVariants({ variant: 'secondary' })} border-line! px-3! lg:hidden`}>
        <Icon name="sliders-horizontal" />
        {labels.openFilters}
        {active.length > 0 ? (
          <span className="inline-grid h-5 min-w-5.5 place-items-center rounded-full bg-pasture px-1.5 text-12 text-on-pasture tabular-nums">{active.length}</span>
        ) : null}
      </button>
      <select name="sort" form={FILTER_FORM_ID} defaultValue={query.sort} aria-label={labels.sort} className="control select-arrow w-auto! text-14 font-medium max-sm:min-w-0 max-sm:flex-1 max-sm:border-line! max-sm:bg-position-[right_8px_center] max-sm:pr-6.5! max-sm:pl-2.5!">
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {labels.sorts[sort]}
          </option>
        ))}
      </select>
      <ViewToggle label={labels.view} names={labels.views} />
    </div>
  );

  return (
    <Browse address={listingQueryString(query)}>
      <AdSlot slot="leaderboard" />
      <Hero
        labels={labels}
        count={labels.count(everything, formatNumber(locale, everything))}
        search={values.search}
        browseHref={`#${RESULTS_ID}`}
        sellHref={localizedPath(locale, '/create-listing')}
      />
      <CategoryChips locale={locale} labels={labels} action={action} counts={counts} query={query} />
      <div className="grid items-start gap-8 pb-10 sm:pb-16 lg:grid-cols-[256px_minmax(0,1fr)]">
        <FilterForm
          action={action}
          labels={{ ...labels.filters, show: labels.show(total, shown) }}
          values={values}
          errors={errors}
          footer={
            <div className="max-lg:hidden">
              <AdSlot slot="medium-rectangle" />
            </div>
          }
        />
        <Results bar={bar} summary={[labels.animals(total, shown), range].filter(Boolean).join(', ')}>
          {active.length > 0 ? (
            <div className="mb-4 flex items-start gap-2">
              <div data-soft role="group" aria-label={labels.activeFilters} className={CHIPS_ROW}>
                {active.map((filter) => (
                  <RemovableChip key={filter.label} href={action + filter.query} label={filter.label} removeLabel={labels.chips.remove(filter.label)} />
                ))}
                <a href={action} className="link relative ml-1 text-14 after:absolute after:-inset-x-2 after:-inset-y-3">
                  {labels.filters.clear}
                </a>
              </div>
              {saveSearch?.(active.map(({ label }) => label).join(' · '))}
            </div>
          ) : null}
          {cards.length > 0 ? (
            <ListingGrid cards={cards} labels={labels.card} favoriteLabels={labels.favorites} inSight={IN_SIGHT} followsView between={<AdSlot slot="banner" />} />
          ) : (
            <EmptyState
              picture="/art/empty.webp"
              title={labels.emptyTitle}
              action={
                <a href={action} data-soft className={buttonVariants()}>
                  {labels.browseAll}
                </a>
              }
            >
              {labels.emptyText}
            </EmptyState>
          )}
          <Pagination
            page={query.page}
            totalPages={totalPages}
            href={(page) => action + listingQueryString({ ...query, page })}
            labels={labels}
          />
          {range ? <p className="mt-3 text-center text-14 text-ink-2 tabular-nums sm:hidden">{range}</p> : null}
        </Results>
      </div>
      <JsonLd data={itemList} />
    </Browse>
  );
}
