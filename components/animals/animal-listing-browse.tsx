import type { ReactNode } from 'react';
import { activeFilters, filterProblems } from '@/components/listings/browse/active-filters';
import { BrowseShell } from '@/components/listings/browse/browse-shell';
import { withSorts } from '@/components/listings/browse/with-sorts';
import { RESULTS_ID } from '@/components/listings/browse/element-ids';
import type { FilterValues } from '@/components/listings/browse/filter-form';
import { lotChoices } from '@/components/listings/browse/lot-labels';
import { Hero } from '@/components/listings/browse/hero';
import { animalNames, browseLabels, type BrowseLabels } from '@/components/listings/browse/labels';
import { SharePreview } from '@/components/pages/share-preview';
import { BREEDS } from '@/lib/animals/breeds';
import { CATEGORIES, type Category } from '@/lib/animals/categories';
import { CLASSES, classesOf } from '@/lib/animals/classes';
import type { AnimalListingDto } from '@/lib/animals/dto';
import { animalListingQueryString, type AnimalListingQuery } from '@/lib/animals/query-schema';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { AnimalFilters, type AnimalFilterLabels } from './animal-filters';
import { animalListingBrowseSubject } from './animal-listing-browse-metadata';
import { toAnimalListingCard } from './animal-listing-card';
import { CategoryChips } from './category-chips';
import { PlaceChoices } from './place-choices';
import { UnplacedNote } from './unplaced-note';
import { UnweighedNote } from './unweighed-note';

interface AnimalListingBrowseProps {
  locale: Locale;
  query: AnimalListingQuery;
  /** The URL's values as written, including invalid ones. */
  values?: FilterValues;
  /** Field → translated message. */
  errors?: FilterValues;
  results: {
    listings: AnimalListingDto[];
    total: number;
    totalIsCapped: boolean;
    totalPages: number;
    withoutWeight?: number;
    withoutPlace?: number;
  };
  /** The name of the region that is searched in. */
  regionName?: string | undefined;
  /** The places that the searched one may be, if it may be several. */
  choices?: readonly string[];
  counts: Record<Category, number>;
  /** The hits of this search by category; null if there are too many to count, undefined for the whole market. */
  hits?: Record<Category, number> | null;
  /** Number of animals per breed of the chosen category. */
  breedCounts?: Record<string, number> | undefined;
  /** The hits of this search by class; null if there are too many to count. */
  classCounts?: Record<string, number> | null | undefined;
  /** Renders the button that saves this search; `suggestion` is its proposed name. */
  saveSearch?: (suggestion: string) => ReactNode;
  siteUrl: URL;
}

/** Converts a parsed search to the string values of the filter form. */
export function valuesOfQuery(query: Readonly<Record<string, string | number | boolean | undefined>>): FilterValues {
  return Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
}

/** The labels that the filters use: the breeds' names are those of the chosen category. */
function filterLabels(
  { title: _title, clear: _clear, close: _close, apply: _apply, breeds, ...labels }: BrowseLabels['filters'],
  { category, breed }: FilterValues,
): AnimalFilterLabels {
  const chosen = CATEGORIES.find((known) => known === category);
  const listed = new Set<string | undefined>(chosen ? BREEDS[chosen] : [breed]);
  return { ...labels, breeds: Object.fromEntries(Object.entries(breeds).filter(([name]) => listed.has(name))) };
}

/** The marketplace's front page and every search of it. */
export async function AnimalListingBrowse({
  locale,
  query,
  values = valuesOfQuery(query),
  errors = {},
  results,
  counts,
  hits = counts,
  breedCounts,
  classCounts,
  regionName,
  choices = [],
  saveSearch,
  siteUrl,
}: AnimalListingBrowseProps) {
  const [labels, names, { path, ...subject }] = await Promise.all([
    browseLabels(locale),
    animalNames(locale),
    animalListingBrowseSubject(locale, query, results),
  ]);
  const { lot } = labels;
  const action = localizedPath(locale, '/');
  const { category, breed, minPrice, maxPrice, minAge, maxAge, location, radius } = labels.filters;
  const shownCounts =
    query.category && breedCounts
      ? {
          category: query.category,
          shown: Object.fromEntries(
            Object.entries(breedCounts).map(([breed, count]) => [breed, formatNumber(locale, count)]),
          ),
        }
      : undefined;
  const classes = query.class ? classesOf(query.class) : [];
  const [first] = classes;
  const stock = query.category ?? (first && CLASSES[first].category);
  const shown = classes.length > 0 ? { ...values, class: classes.join(',') } : values;
  const everything = CATEGORIES.reduce((sum, category) => sum + counts[category], 0);
  return (
    <BrowseShell
      {...{ locale, action, query, values, results, siteUrl, saveSearch }}
      labels={withSorts(labels, query)}
      queryString={(page) => animalListingQueryString({ ...query, page })}
      cards={results.listings.map((listing) => toAnimalListingCard(listing, locale, names))}
      active={activeFilters(query, locale, labels, regionName)}
      problems={filterProblems(errors, {
        category,
        breed,
        ...lot.filters,
        minPrice,
        maxPrice,
        minAge,
        maxAge,
        location,
        radius,
      })}
      fields={
        <AnimalFilters
          locale={locale}
          values={shown}
          errors={errors}
          labels={filterLabels(labels.filters, values)}
          counts={shownCounts}
          lot={stock && { labels: lot.filters, choices: lotChoices(locale, lot, stock, classCounts) }}
        />
      }
      note={
        <>
          <PlaceChoices {...{ action, query, choices }} label={labels.whichPlace} />
          <UnplacedNote {...{ locale, labels, action, query }} count={results.withoutPlace} />
          <UnweighedNote {...{ locale, action, query }} labels={lot} count={results.withoutWeight} />
        </>
      }
      top={
        <>
          <Hero
            labels={labels.hero}
            count={labels.count(everything, formatNumber(locale, everything))}
            search={values.search}
            browseHref={`#${RESULTS_ID}`}
            sellHref={localizedPath(locale, '/create-listing')}
          />
          <SharePreview {...subject} url={siteUrl.origin + localizedPath(locale, path)} site={siteUrl.origin} />
          <CategoryChips locale={locale} labels={labels} action={action} counts={hits} query={query} />
        </>
      }
    />
  );
}
