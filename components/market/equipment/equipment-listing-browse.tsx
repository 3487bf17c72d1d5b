import type { ReactNode } from 'react';
import { valuesOfQuery } from '@/components/market/animals/lot-filters/shown-values';
import { filterProblems } from '@/components/market/listings/browse/active-filters';
import { BrowseShell } from '@/components/market/listings/browse/browse-shell';
import { withSorts } from '@/components/market/listings/browse/with-sorts';
import type { FilterValues } from '@/components/market/listings/browse/filter-form';
import { Hero, SearchAlone } from '@/components/market/listings/browse/hero';
import { buttonVariants } from '@/components/ui/button-variants';
import { animalListingQueryString } from '@/lib/market/animal-lots/query-schema';
import { EQUIPMENT_CATEGORIES, type EquipmentCategory } from '@/lib/market/equipment/categories';
import type { EquipmentListingDto } from '@/lib/market/equipment/dto';
import {
  equipmentListingQueryString,
  type EquipmentListingQuery,
  type EquipmentListingSort,
} from '@/lib/market/equipment/query-schema';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import type { PlaceNames } from '@/lib/places/dto';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { briefCards } from '@/components/market/listings/brief-cards';
import { gridCard } from '@/components/market/listings/grid-card';
import { ListingGrid } from '@/components/market/listings/listing-grid';
import { EquipmentFilters } from './equipment-filters';
import { toEquipmentListingCard } from './equipment-listing-card';
import { EquipmentTiles } from './equipment-tiles';
import { equipmentFilters } from './active-filters';
import { SubjectHead } from '@/components/ui/page/subject-head';
import { equipmentChipMenu } from './chip-menus';
import { equipmentListingBrowseSubject, isNarrowed } from './equipment-listing-metadata';
import { equipmentLabels } from './labels';

interface EquipmentBrowseProps {
  locale: Locale;
  query: EquipmentListingQuery;
  /** What its text says, as filters, if it was read as a sentence. */
  read?: EquipmentListingQuery | null;
  /** The order that the results have, chosen or not. */
  sort: EquipmentListingSort;
  /** The URL's values as written, including invalid ones. */
  values?: FilterValues;
  /** Field → translated message. */
  errors?: FilterValues;
  results: { listings: EquipmentListingDto[]; total: number; totalIsCapped: boolean; totalPages: number };
  /** The text of a search that finds nothing asks for animals. */
  isOfAnimals?: boolean;
  /** What comes next to a search that finds nothing, or to the few that a sentence finds. */
  nearest?: readonly EquipmentListingDto[];
  counts: Record<EquipmentCategory, number>;
  /** The hits of this search by category; null if there are too many to count, undefined for the whole market. */
  hits?: Record<EquipmentCategory, number> | null;
  /** The name of the region that is searched in. */
  placeNames?: PlaceNames | undefined;
  /** The country of the visitor. */
  home?: string | undefined;
  /** Asks where the visitor is, above a list that isn't a search. */
  question?: ReactNode;
  /** Renders the button that saves this search; `suggestion` is its proposed name. */
  saveSearch?: (suggestion: string) => ReactNode;
  siteUrl: URL;
}

/** The equipment on sale and every search of it. */
export async function EquipmentListingBrowse({
  locale,
  query,
  read = null,
  sort,
  values = valuesOfQuery(query),
  errors = {},
  results,
  isOfAnimals = false,
  nearest = [],
  counts,
  hits = counts,
  placeNames = {},
  home,
  question,
  saveSearch,
  siteUrl,
}: EquipmentBrowseProps) {
  const [labels, subject, t, bands] = await Promise.all([
    equipmentLabels(locale),
    equipmentListingBrowseSubject(locale, query, results),
    translator(locale, 'equipmentFound'),
    translator(locale, 'bands'),
  ]);
  const cardOf = (equipment: EquipmentListingDto) => toEquipmentListingCard(equipment, locale, labels.names, home);
  const action = localizedPath(locale, '/equipment');
  const total = (of: Record<EquipmentCategory, number>) =>
    EQUIPMENT_CATEGORIES.reduce((sum, category) => sum + of[category], 0);
  const { category: chosen, ...others } = query;
  const { category, condition, minPrice, maxPrice, minYear, maxYear, location, radius } = labels.filters;
  const tile = (name: EquipmentCategory | 'all', label: string, count: number | null) => ({
    name,
    label,
    count: count === null ? null : formatNumber(locale, count),
    href: action + equipmentListingQueryString({ ...others, page: 1, ...(name === 'all' ? {} : { category: name }) }),
  });
  const filters = read ?? query;
  const chips = equipmentFilters(filters, locale, labels, placeNames).map(({ label, query: left, keys }) => {
    const menu = equipmentChipMenu({ keys }, { locale, labels, action, query: filters, hits });
    return { label, href: action + left, ...(menu ? { menu } : {}) };
  });
  const shown = { ...(read ? valuesOfQuery(read) : {}), ...values, sort: query.sort };
  const search = {
    ...{ action, everything: action, labels: labels.hero, text: values.search },
    chosen: equipmentListingQueryString({ ...query, page: 1, search: undefined }),
  };
  const next = <ListingGrid {...briefCards(nearest.map(cardOf).map(gridCard))} labels={labels.shell.card} />;
  const save = chips.length > 0 ? saveSearch?.(chips.map(({ label }) => label).join(' · ')) : null;
  const isSearch = chips.length > 0 || query.page > 1;
  return (
    <BrowseShell
      {...{ locale, action, query, results, siteUrl }}
      values={shown}
      labels={withSorts(labels.shell, { radius: filters.radius, sort })}
      place={isSearch ? null : question}
      queryString={(page) => equipmentListingQueryString({ ...query, page })}
      cards={results.listings.map(cardOf)}
      nothing={
        results.total === 0 && nearest.length > 0
          ? {
              title: query.search ? t('nearest', { asked: query.search }) : bands('title'),
              action: isOfAnimals ? (
                <a
                  href={localizedPath(locale, '/') + animalListingQueryString({ search: query.search })}
                  className={buttonVariants({ variant: 'secondary' })}
                >
                  {t('inAnimals')}
                </a>
              ) : (
                save
              ),
              instead: next,
            }
          : undefined
      }
      nearly={
        results.total > 0 && nearest.length > 0 ? (
          <section aria-labelledby="nearest" className="mt-8">
            <h2 id="nearest" className="mb-4 text-18">
              {t('like')}
            </h2>
            {next}
          </section>
        ) : null
      }
      chips={chips}
      alert={results.total > 0 || nearest.length === 0 ? save : null}
      problems={filterProblems(errors, { category, condition, minPrice, maxPrice, minYear, maxYear, location, radius })}
      fields={
        <EquipmentFilters locale={locale} values={shown} errors={errors} labels={labels.filters} hasTiles={!isSearch} />
      }
      end={
        <a
          href={localizedPath(locale, '/create-equipment')}
          data-tour="create"
          className={buttonVariants({ variant: 'ghost' })}
        >
          {labels.sell}
        </a>
      }
      top={
        <>
          <SubjectHead
            {...subject}
            {...{ locale }}
            site={siteUrl.origin}
            {...(isNarrowed(query) ? { description: undefined } : {})}
          />
          {isSearch ? (
            <SearchAlone {...search} />
          ) : (
            <>
              <Hero {...search} count={labels.count(total(counts))} />
              <EquipmentTiles
                label={labels.categories}
                tiles={[
                  tile('all', labels.all, hits && total(hits)),
                  ...EQUIPMENT_CATEGORIES.map((name) => tile(name, labels.names.categories[name], hits && hits[name])),
                ]}
                chosen={chosen ?? 'all'}
              />
            </>
          )}
        </>
      }
    />
  );
}
