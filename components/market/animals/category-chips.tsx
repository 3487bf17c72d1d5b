import type { BrowseLabels } from '@/components/market/listings/browse/labels';
import { CATEGORIES, type Category } from '@/lib/livestock/stock/categories';
import { animalListingQueryString, type AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { AnimalTiles } from './animal-tiles';

interface CategoryChipsProps {
  locale: Locale;
  labels: BrowseLabels;
  action: string;
  counts: Record<Category, number> | null;
  query: AnimalListingQuery;
}

/**
 * A chip per category and one for all, with the hits of this search. The other filters are kept, except those that belong
 * to a category.
 */
export function CategoryChips({ locale, labels, action, counts, query }: CategoryChipsProps) {
  const { category: chosen, breed: _breed, class: _class, horns: _horns, teeth: _teeth, ...others } = query;
  const tile = (name: Category | 'all', label: string, count: number | null) => ({
    name,
    label,
    count: count === null ? null : formatNumber(locale, count),
    href: action + animalListingQueryString({ ...others, page: 1, ...(name === 'all' ? {} : { category: name }) }),
  });
  const tiles = [
    tile('all', labels.all, counts && CATEGORIES.reduce((sum, category) => sum + counts[category], 0)),
    ...CATEGORIES.map((category) => tile(category, labels.filters.categories[category], counts && counts[category])),
  ];
  return <AnimalTiles label={labels.categories} tiles={tiles} chosen={chosen ?? 'all'} />;
}
