import { toAnimalListingCard } from '@/components/market/animals/animal-listing-card';
import { Breadcrumb } from '@/components/ui/page/breadcrumb';
import { ResultsJsonLd } from '@/components/market/listings/browse/results-json-ld';
import { animalNames, cardLabels, favoriteLabels } from '@/components/market/listings/browse/labels';
import { JsonLd } from '@/components/market/listings/json-ld';
import { gridCard } from '@/components/market/listings/grid-card';
import { briefCards } from '@/components/market/listings/brief-cards';
import { ListingGrid } from '@/components/market/listings/listing-grid';
import { saveSearchButtonLabels } from '@/components/finding/saved-searches/labels';
import { SaveSearch } from '@/components/finding/saved-searches/save-search';
import { SEARCH_NAME_MAX } from '@/lib/finding/saved-searches/schema';
import { Pagination } from '@/components/ui/pagination/pagination';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { animalListingQueryString } from '@/lib/market/animal-lots/query-schema';
import { capitalised } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import type { LocalPage } from '@/lib/finding/local-pages/dto';
import type { Figure } from '@/components/market/listings/card-model';
import { figure } from '@/components/market/listings/figures';
import { linkModels } from './link-models';
import { LocalLinkList } from './local-link-list';
import { localWords } from './local-words';

interface PriceTrendProps {
  heading: string;
  /** What the prices are for. */
  per: string;
  months: readonly { name: string; price: Figure; lots: string }[];
  labels: Record<'month' | 'lots' | 'note', string>;
}

/** What was asked for the animals of a page in their place, month by month. */
function PriceTrend({ heading, per, months, labels }: PriceTrendProps) {
  return (
    <section aria-labelledby="trend" className="pt-10">
      <h2 id="trend" className="mb-2">
        {heading}
      </h2>
      <p className="mb-3 max-w-prose text-14 text-ink-2">{labels.note}</p>
      <table className="w-full max-w-prose text-15 tabular-nums">
        <thead>
          <tr className="text-14 text-ink-2">
            <th scope="col" className="py-2 text-left font-medium">
              {labels.month}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {per}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {labels.lots}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ name, price, lots }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {name}
              </th>
              <td className="py-2 text-right font-semibold">{figure(price)}</td>
              <td className="py-2 text-right text-ink-2">{lots}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Cards of the grid that a phone shows before scrolling. */
const IN_SIGHT = 1;

interface LocalPageViewProps {
  locale: Locale;
  /** Its address without the prefix of the language. */
  path: string;
  /** The address of the directory. */
  directory: string;
  page: LocalPage;
  siteUrl: URL;
}

/** The animals of a class in a place: what they come to, the first of them, and where else there are some. */
export async function LocalPageView({ locale, path, directory, page, siteUrl }: LocalPageViewProps) {
  const [words, home, listing, names, card, favorites, notice] = await Promise.all([
    localWords(locale, page),
    translator(locale, 'home'),
    translator(locale, 'listing'),
    animalNames(locale),
    cardLabels(locale),
    favoriteLabels(locale),
    saveSearchButtonLabels(locale),
  ]);
  const { t, title, subject, count, heads, prices, trend } = words;
  const { query, results, links } = page;
  const cards = results.listings.map((one) => gridCard(toAnimalListingCard(one, locale, names)));
  const brief = briefCards(cards);
  const search = (to: number) => localizedPath(locale, `/${animalListingQueryString({ ...query, page: to })}`);
  const crumbs = [
    { href: localizedPath(locale, directory), label: t('directory') },
    ...links.parents.map((parent) => ({
      href: localizedPath(locale, parent.path),
      label: capitalised(locale, parent.label),
    })),
  ];
  const groups = [
    { id: 'places', heading: t(links.kind), of: links.places },
    { id: 'stock', heading: t('others', { isEverywhere: String(page.names.place === null) }), of: links.stock },
  ].filter(({ of }) => of.length > 0);
  return (
    <div className="wrap pb-10 sm:pb-16">
      <Breadcrumb label={listing('breadcrumb')} crumbs={crumbs} />
      {/* On desktops what can be done stands beside the title, so that the animals begin higher. */}
      <header className="flex flex-wrap items-center gap-x-10 gap-y-2 pb-4 sm:gap-y-3">
        <h1 className="w-full max-sm:text-24! lg:w-auto lg:flex-1">{title}</h1>
        <div className="grid w-full gap-2 lg:order-1 lg:flex lg:items-center lg:gap-x-10">
          <p className="text-ink-2">{[count, heads].filter(Boolean).join(' · ')}</p>
          {prices.length > 0 ? (
            <dl className="local-prices flex flex-wrap gap-x-6 gap-y-1 sm:gap-x-10 sm:gap-y-0">
              {prices.map(({ kind, name, range, median }) => (
                <div key={kind}>
                  <dt className="text-14 text-ink-2">{name}</dt>
                  <dd className="font-semibold tabular-nums sm:text-18" suppressHydrationWarning>
                    {range}
                  </dd>
                  {median ? (
                    <dd className="text-14 text-ink-2 tabular-nums" suppressHydrationWarning>
                      {median}
                    </dd>
                  ) : null}
                </div>
              ))}
            </dl>
          ) : null}
        </div>
        {results.totalIsCapped && prices.length > 0 ? (
          <p className="w-full text-14 text-ink-2 lg:order-1">{t('newest')}</p>
        ) : null}
        <div className="flex gap-2 max-sm:w-full max-sm:flex-wrap max-sm:*:flex-1 max-sm:*:px-2! max-sm:*:text-14!">
          <a href={search(1)} className={buttonVariants({ variant: 'secondary' })}>
            <Icon name="sliders-horizontal" />
            {t('filter')}
          </a>
          <SaveSearch
            query={animalListingQueryString(query)}
            suggestion={subject.slice(0, SEARCH_NAME_MAX)}
            nameMax={SEARCH_NAME_MAX}
            labels={notice}
            language={locale}
            signInHref={localizedPath(locale, '/auth')}
            manageHref={localizedPath(locale, '/dashboard?tab=searches')}
          />
        </div>
      </header>
      <section aria-label={title}>
        {/* Below the page's title, above those of its animals. */}
        <h2 className="sr-only">{count}</h2>
        <ListingGrid {...brief} labels={card} favoriteLabels={favorites} inSight={IN_SIGHT} />
        <Pagination
          page={1}
          totalPages={results.totalPages}
          href={(to) => (to === 1 ? localizedPath(locale, path) : search(to))}
          labels={{
            pages: home('pages'),
            previous: home('previous'),
            next: home('next'),
            page: (number) => home('page', { page: number }),
          }}
        />
      </section>
      {trend ? <PriceTrend {...trend} labels={{ month: t('month'), lots: t('lots'), note: t('trendNote') }} /> : null}
      {groups.map(({ id, heading, of }) => (
        <section key={id} aria-labelledby={id} className="pt-10">
          <h2 id={id} className="mb-4">
            {heading}
          </h2>
          <LocalLinkList links={linkModels(locale, of)} />
        </section>
      ))}
      <ResultsJsonLd {...brief} first={1} total={results.total} site={siteUrl.origin} />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [...crumbs, { href: localizedPath(locale, path), label: title }].map(
            ({ href, label }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: label,
              item: siteUrl.origin + href,
            }),
          ),
        }}
      />
    </div>
  );
}
