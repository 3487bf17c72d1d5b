import { filterProblems } from '@/components/market/listings/browse/active-filters';
import type { FilterValues } from '@/components/market/listings/browse/filter-form';
import { FilterProblems } from '@/components/market/listings/browse/filter-problems';
import { breedNames, categoryNames } from '@/components/market/listings/browse/labels';
import { JsonLd } from '@/components/market/listings/json-ld';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { Pagination } from '@/components/ui/pagination/pagination';
import { EmptyState } from '@/components/ui/panel';
import { TabLinks } from '@/components/ui/tabs';
import type { LotPage, LotSummary } from '@/lib/market/auctions/dto';
import { LOT_LISTS, lotQueryString, type LotList, type LotQuery } from '@/lib/market/auctions/query-schema';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { lotCardLabels } from './labels';
import { toLotCard, type Distant } from './lot-card-model';
import { LotFilters } from './lot-filters';
import { LotGrid } from './lot-grid';
import { pickLabels } from '@/lib/core/i18n/pick-labels';

/** Lots that a 1280 × 800 screen shows before scrolling. */
const IN_SIGHT = 4;

interface AuctionsPageProps {
  locale: Locale;
  query: LotQuery;
  /** The address's values as written, including invalid ones. */
  values?: FilterValues;
  /** Field → translated message. */
  errors?: FilterValues;
  results: LotPage & { lots: (LotSummary & Distant)[] };
  /** The number of lots of each tab with the same filters. */
  counts: Record<LotList, number>;
  siteUrl: URL;
}

/** The auctions: live, upcoming and ended lots. */
export async function AuctionsPage({
  locale,
  query,
  values = {},
  errors = {},
  results,
  counts,
  siteUrl,
}: AuctionsPageProps) {
  // messages: auctions.tabs.*
  // messages: auctions.empty.*
  const [t, breeds, categories, labels] = await Promise.all([
    translator(locale, 'auctions'),
    breedNames(locale),
    categoryNames(locale),
    lotCardLabels(locale),
  ]);
  const action = localizedPath(locale, '/auctions');
  const fields = pickLabels(t, ['search', 'location', 'category', 'allCategories', 'minPrice', 'maxPrice', 'sort']);
  const { state } = query;
  const href = (change: Partial<LotQuery>) => action + lotQueryString({ ...query, page: 1, ...change });
  const cards = results.lots.map((lot) =>
    toLotCard(lot, {
      locale,
      breed: (name) => breeds[name] ?? name,
      heads: (count, shown) => t('heads', { count, shown }),
    }),
  );
  const filtered = Boolean(query.category ?? query.search ?? query.location ?? query.minPrice ?? query.maxPrice);
  const first = (query.page - 1) * query.limit + 1;
  const itemList = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: results.total,
    itemListElement: cards.map((card, index) => ({
      '@type': 'ListItem',
      position: first + index,
      url: new URL(card.href, siteUrl).href,
      name: card.title,
    })),
  };
  return (
    <div data-own-search className="wrap pb-10 sm:pb-16">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-4 pb-3 sm:items-end sm:pt-8 sm:pb-4">
        <div>
          <h1>{t('title')}</h1>
          <p className="mt-1.5 max-w-[60ch] text-ink-2 lg:max-w-none max-sm:hidden">{t('lead')}</p>
        </div>
        <a href={localizedPath(locale, '/create-auction')} className={buttonVariants()}>
          <Icon name="gavel" />
          {t('create')}
        </a>
      </header>
      <TabLinks
        label={t('tabsLabel')}
        tabs={LOT_LISTS.map((list) => ({
          href: href({ state: list }),
          label: t(`tabs.${list}`),
          current: list === state,
          count: formatNumber(locale, counts[list]),
        }))}
      />
      <LotFilters
        action={action}
        query={query}
        {...{ values, errors }}
        clearHref={filtered || Object.keys(errors).length > 0 ? action + lotQueryString({ state }) : null}
        categories={categories}
        labels={{
          ...fields,
          sorts: {
            ending: t(state === 'live' ? 'sorts.ending' : state === 'upcoming' ? 'sorts.starting' : 'sorts.ended'),
            newest: t('sorts.newest'),
            price_asc: t('sorts.priceAsc'),
            price_desc: t('sorts.priceDesc'),
          },
          filters: t('filters'),
          apply: t('apply'),
          clear: t('clear'),
        }}
      />
      <FilterProblems problems={filterProblems(errors, fields)} />
      <h2 className="sr-only">{t(`tabs.${state}`)}</h2>
      {cards.length > 0 ? (
        <LotGrid
          cards={cards}
          labels={labels}
          locale={locale}
          query={state === 'ended' ? null : lotQueryString(query)}
          inSight={IN_SIGHT}
        />
      ) : (
        <EmptyState
          picture="/art/empty.webp"
          title={t(filtered ? 'empty.filtered' : `empty.${state}`)}
          className="mx-auto max-w-[640px]"
          action={
            filtered ? (
              <a href={action + lotQueryString({ state })} className={buttonVariants()}>
                {t('clear')}
              </a>
            ) : state === 'live' && counts.upcoming > 0 ? (
              <a href={href({ state: 'upcoming' })} className={buttonVariants()}>
                {t('seeUpcoming')}
              </a>
            ) : (
              <a href={localizedPath(locale, '/create-auction')} className={buttonVariants()}>
                {t('create')}
              </a>
            )
          }
        >
          {t(filtered ? 'empty.filteredText' : `empty.${state}Text`)}
        </EmptyState>
      )}
      <Pagination
        page={query.page}
        totalPages={results.totalPages}
        href={(page) => href({ page })}
        labels={{ pages: t('pages'), previous: t('previous'), next: t('next'), page: (page) => t('page', { page }) }}
      />
      <JsonLd data={itemList} />
    </div>
  );
}
