import type { ReactNode } from 'react';
import { filterProblems, type FilterProblem } from '@/components/market/listings/browse/active-filters';
import { BrowseShell } from '@/components/market/listings/browse/browse-shell';
import { ofEquipmentAlone, withSorts } from '@/components/market/listings/browse/with-sorts';
import type { FilterValues } from '@/components/market/listings/browse/filter-form';
import type { PriceKgLabels } from '@/components/market/listings/browse/filter-range';
import { isByWeight } from '@/components/market/listings/browse/element-ids';
import { SearchAlone } from '@/components/market/listings/browse/hero';
import { animalNames, browseLabels, type BrowseLabels } from '@/components/market/listings/browse/labels';
import { SubjectHead } from '@/components/ui/page/subject-head';
import { ViewedSection } from '@/components/market/viewed/viewed-section';
import { BREEDS, breedsIn } from '@/lib/livestock/stock/breeds';
import { CATEGORIES, type Category } from '@/lib/livestock/stock/categories';
import { CLASSES, classesOf } from '@/lib/livestock/stock/classes';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import {
  animalListingQueryString,
  animalResultsQuery,
  chosenSort,
  type AnimalListingQuery,
  type AnimalListingSort,
  type RankedAnimalQuery,
} from '@/lib/market/animal-lots/query-schema';
import type { Band, EquipmentFound, UnitSaid, UnitsSaid } from '@/lib/finding/understood-searches/dto';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import type { PlaceNames } from '@/lib/places/dto';
import { ANIMALS_PATH, localizedPath } from '@/lib/core/i18n/paths';
import { Bands, nothingExact } from './nearly/bands';
import { EquipmentFoundFilters, EquipmentFoundSection, equipmentFound, namedChips } from './nearly/equipment-found';
import { AnimalFilters, type AnimalFilterLabels } from './animal-filters';
import { inQuotes, stockNameOf, valuesOfQuery, withArea } from './lot-filters/shown-values';
import { animalListingBrowseSubject, isNarrowed } from './animal-listing-browse-metadata';
import { toAnimalListingCard } from './animal-listing-card';
import { PlaceChoices } from './place-choices';
import { SaidWeight } from '@/components/ui/units/said-weight';
import { isInPounds, rangeUnits } from './range-units';
import { unknownPlaceChip } from './nearly/unknown-place-chip';
import { searchChips, type UnderstoodText } from './search-chips';
import { AsWritten, SearchLiterally, Understood, type UnderstoodProps } from './understood';
import { UnplacedNote } from './unplaced-note';
import { UnweighedNote } from './unweighed-note';

interface AnimalListingBrowseProps {
  locale: Locale;
  query: AnimalListingQuery;
  /** The order that the results have, chosen or not. */
  sort?: AnimalListingSort;
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
    withoutRate?: number;
    withoutPlace?: number;
  };
  /** The local page of the same animals, which search engines list instead. */
  local?: Record<Locale, string> | null;
  /** The name of the region that is searched in. */
  placeNames?: PlaceNames | undefined;
  /** The place that a zone of the map is known by. */
  zoneName?: string | undefined;
  /** The places that the searched one may be, if it may be several. */
  choices?: readonly string[];
  counts: Record<Category, number>;
  /** The hits of this search by category; null if there are too many to count, undefined for the whole market. */
  hits?: Record<Category, number> | null | undefined;
  /** Number of animals per breed of the chosen category. */
  breedCounts?: Record<string, number> | undefined;
  /** The hits of this search by class; null if there are too many to count. */
  classCounts?: Record<string, number> | null | undefined;
  /** The hits of a search of a breed by breed; null if there are too many to count. */
  breedHits?: Record<string, number> | null | undefined;
  /** How many lots of each breed of the species are sold, if this search finds none. */
  soldBreeds?: Record<string, number> | undefined;
  /** What the search's text says, if it was understood. */
  understood?: UnderstoodText &
    Pick<UnderstoodProps, 'isLiteral' | 'notSold' | 'ranking'> & { query: RankedAnimalQuery };
  /** Lots that are nearly what was asked, if few are exactly that. */
  bands?: readonly Band[];
  /** The equipment that the search's text asks for. */
  equipment?: EquipmentFound | null;
  /** What the search's text calls animals that the market doesn't have. */
  otherAnimal?: string | null;
  /** How many that are exactly what was asked are far away: they stand among the bands. */
  farShown?: number;
  /** The country of the visitor. */
  home?: string | undefined;
  /** The currency that prices are filtered in where the text says no price; dollars if not set. */
  money?: UnitSaid | undefined;
  /** Asks for the visitor's own place, if the text means it and it is unknown. */
  question?: ReactNode;
  /** Renders the button that saves this search; `suggestion` is its proposed name. */
  saveSearch?: (suggestion: string) => ReactNode;
  siteUrl: URL;
}

const formattedHits = (locale: Locale, hits: Record<Category, number>) =>
  Object.fromEntries(CATEGORIES.map((category) => [category, formatNumber(locale, hits[category])])) as Record<
    Category,
    string
  >;

/** The labels that the filters use: the breeds' names are those of the chosen category. */
export function filterLabels(
  { title: _title, clear: _clear, close: _close, apply: _apply, breeds, ...labels }: BrowseLabels['filters'],
  { category, breed, ...values }: FilterValues,
  { priceKg, minPriceKg, maxPriceKg, priceKgText }: PriceKgLabels,
): AnimalFilterLabels {
  const chosen = CATEGORIES.find((known) => known === category);
  const listed = new Set<string | undefined>(chosen ? BREEDS[chosen] : breedsIn(breed));
  const byWeight = isByWeight(values) ? { priceKg, minPriceKg, maxPriceKg, priceKgText } : undefined;
  return {
    ...labels,
    byWeight,
    breeds: Object.fromEntries(Object.entries(breeds).filter(([name]) => listed.has(name))),
  };
}

/** Returns the query of a search for another page: all of it at once, and of its text what is still searched for as text. */
function wholeQuery({ limit: _limit, ...query }: Partial<AnimalListingQuery>, isRead: boolean): string {
  return animalListingQueryString({ ...query, page: 1, ...(isRead && query.search ? { literal: true } : {}) });
}

/** Returns the invalid filters of an animal search, in the order of the form. */
export function animalFilterProblems(errors: FilterValues, { filters, lot }: BrowseLabels): FilterProblem[] {
  const { category, breed, minPrice, maxPrice, minAge, maxAge, location, radius } = filters;
  const prices = { minPrice, maxPrice, minAge, maxAge };
  return filterProblems(errors, { category, breed, ...lot.filters, ...prices, location, radius });
}

/** The marketplace's front page and every search of it. */
export async function AnimalListingBrowse({
  locale,
  query,
  sort = query.sort,
  values = valuesOfQuery(query),
  errors = {},
  results,
  counts,
  hits = counts,
  breedCounts,
  classCounts,
  breedHits,
  soldBreeds,
  local = null,
  placeNames,
  zoneName,
  choices = [],
  understood,
  bands = [],
  equipment = null,
  otherAnimal = null,
  farShown = 0,
  home,
  money,
  question,
  saveSearch,
  siteUrl,
}: AnimalListingBrowseProps) {
  const isOfEquipment = equipment !== null && results.total === 0;
  const [labels, exactly, names, subject] = await Promise.all([
    browseLabels(locale),
    translator(locale, 'bands').then((t) => t('exact')),
    animalNames(locale),
    animalListingBrowseSubject(locale, query, { ...results, isOfEquipment }),
  ]);
  const action = localizedPath(locale, '/');
  const everything = localizedPath(locale, ANIMALS_PATH);
  const shownCounts =
    query.category && breedCounts
      ? {
          category: query.category,
          shown: BREEDS[query.category].map((breed) => formatNumber(locale, breedCounts[breed] ?? 0)),
        }
      : undefined;
  const isRead = understood !== undefined && understood.spans.length > 0;
  const found: RankedAnimalQuery = understood && !understood.isLiteral ? understood.query : query;
  const read = isRead ? understood : undefined;
  const written = { locale, labels, names, home, query: understood?.query ?? query, read, search: query.search ?? '' };
  const [first] = found.class ? classesOf(found.class) : [];
  const stock = found.category ?? (first && CLASSES[first].category);
  const classes = query.class ? classesOf(query.class) : [];
  const text = query.literal === true ? inQuotes(values.search) : values.search;
  // The filters show what the text says as well.
  const said = isRead && !understood.isLiteral ? valuesOfQuery({ category: stock, ...understood.said }) : {};
  const classesSaid = said.class ? { class: classesOf(said.class).join(',') } : {};
  const classesShown = classes.length > 0 ? { class: classes.join(',') } : {};
  const shown = withArea(
    { ...said, ...classesSaid, ...values, ...classesShown, ...(text ? { search: text } : {}), sort: chosenSort(sort) },
    { locale, placeNames },
  );
  const unitsSaid: UnitsSaid = (isRead && understood.units) || {};
  const units = await rangeUnits(locale, labels, { ...unitsSaid, price: unitsSaid.price ?? money });
  const marks = { keys: Object.keys(said).filter((key) => !(key in values)), label: labels.said };
  const state = { locale, values: shown, errors, units, ...(isRead ? { said: marks } : {}) };
  const named = isOfEquipment
    ? await namedChips(equipment, query, { locale, action, cheapFirst: labels.bar.sorts.price_asc ?? '' })
    : [];
  const filterChips = await searchChips({
    ...{ locale, labels, action, placeNames, zoneName, classCounts, breedHits, soldBreeds, units },
    withCrosses: found.inWords?.split(',').includes('breed') && !results.totalIsCapped ? results.total : undefined,
    // What is said of equipment has chips of its own.
    ...{ asked: query, read: read ?? (named.length > 0 ? { said: {}, spans: [], places: [] } : undefined) },
    unmet: results.total === 0 ? equipment?.unmet : undefined,
  });
  // What nothing says is in the box of the search: it is no filter.
  const isTextAlone = !isRead && query.search !== undefined && results.total === 0 && filterChips.length === 1;
  const unknown = understood?.unknownPlace;
  const ofUnknown = unknown ? [await unknownPlaceChip(unknown, { locale, labels, action, asked: query })] : [];
  const chips = isTextAlone ? named : [...named, ...filterChips, ...ofUnknown];
  // What a text says of the class comes first.
  const [classChip] = read?.said.class ? filterChips : [];
  const save = saveSearch && (isRead || isTextAlone || chips.length > 0) ? saveSearch : null;
  const suggestion =
    isRead || isTextAlone || otherAnimal !== null ? (query.search ?? '') : chips.map(({ label }) => label).join(' · ');
  const instead = equipment && (await equipmentFound(equipment, written, isOfEquipment ? save?.(suggestion) : null));
  const hasBands = bands.length > 0 && !instead;
  const literally = isRead && results.total > 0 ? <SearchLiterally {...{ locale, action }} asked={query} /> : null;
  const show = farShown > 0 ? () => labels.show(farShown, formatNumber(locale, farShown)) : labels.show;
  const sorted = { ...withSorts(labels, { ...found, sort }), show };
  return (
    <BrowseShell
      {...{ locale, action, results, siteUrl }}
      everything={everything}
      values={shown}
      query={{ ...query, sort: chosenSort(sort) }}
      mapHref={
        localizedPath(locale, '/map') +
        wholeQuery({ ...query, sort: undefined, zone: undefined }, understood?.isLiteral === true)
      }
      alert={results.total > 0 && !hasBands ? save?.(suggestion) : null}
      end={literally}
      labels={isOfEquipment ? ofEquipmentAlone(sorted) : sorted}
      isIndexed={!isNarrowed(query)}
      queryString={(page) => animalResultsQuery({ ...query, page })}
      cards={results.listings.map((listing) => toAnimalListingCard(listing, locale, names, home))}
      chips={chips}
      problems={animalFilterProblems(errors, labels)}
      fields={
        instead && isOfEquipment ? (
          <EquipmentFoundFilters {...state} labels={instead.filters} />
        ) : (
          <AnimalFilters
            {...state}
            labels={filterLabels(labels.filters, shown, labels.lot.filters)}
            counts={shownCounts}
            stockName={stockNameOf(
              shown.class ? classesOf(shown.class) : [],
              labels.lot,
              query.class ? undefined : classChip?.label,
            )}
            categoryCounts={hits ? formattedHits(locale, hits) : undefined}
            later={
              stock && {
                stock,
                page:
                  localizedPath(locale, '/filters') +
                  wholeQuery({ ...found, sort: chosenSort(sort) }, understood !== undefined),
              }
            }
          />
        )
      }
      above={
        <>
          {question}
          {isRead && isInPounds(understood.units) ? <SaidWeight weight="lb" /> : null}
          {understood ? <Understood {...{ locale, action }} {...understood} asked={query} /> : null}
          <PlaceChoices {...{ action, choices }} query={found} label={labels.whichPlace} />
          {query.literal && query.search ? <AsWritten {...{ locale, action }} asked={query} /> : null}
        </>
      }
      note={
        <>
          <UnplacedNote {...{ locale, labels, action }} query={found} count={results.withoutPlace} />
          <UnweighedNote
            {...{ locale, action }}
            query={found}
            labels={labels.lot}
            count={results.withoutWeight}
            rateless={results.withoutRate}
          />
          <ViewedSection />
        </>
      }
      nothing={
        instead ??
        (bands.length > 0
          ? {
              title: await nothingExact(locale, { bands, home, otherAnimal, isFar: farShown > 0, isTextAlone }),
              action: save?.(suggestion),
            }
          : undefined)
      }
      heading={hasBands ? exactly : undefined}
      nearly={
        instead && results.total > 0 ? (
          <EquipmentFoundSection {...instead} />
        ) : hasBands ? (
          <Bands
            {...{ ...written, action, bands, units, isTextAlone }}
            alert={results.total > 0 ? save?.(suggestion) : null}
            exact={results.listings.length}
            asked={query}
            isAll={results.total === 0 && !isRead}
          />
        ) : null
      }
      top={
        <>
          <SearchAlone
            {...{ action, everything, text, labels: labels.hero }}
            chosen={animalListingQueryString({ ...query, page: 1, search: undefined, literal: undefined })}
          />
          <SubjectHead
            {...subject}
            {...{ locale }}
            site={siteUrl.origin}
            {...(local ? { listed: local } : isNarrowed(query) ? { description: undefined } : {})}
          />
        </>
      }
    />
  );
}
