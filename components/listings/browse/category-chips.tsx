import { CategoryIcon } from '@/components/art/category-icon';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { CATEGORIES, type Category } from '@/lib/listings/categories';
import { listingQueryString, type ListingQuery } from '@/lib/listings/query-schema';
import type { BrowseLabels } from './labels';

interface CategoryChipsProps {
  locale: Locale;
  labels: BrowseLabels;
  action: string;
  counts: Record<Category, number>;
  query: ListingQuery;
}

/** The five categories and all of them, each with its number of animals. The other filters stay; a breed belongs to its category. */
export function CategoryChips({ locale, labels, action, counts, query }: CategoryChipsProps) {
  const total = CATEGORIES.reduce((sum, category) => sum + counts[category], 0);
  const { category: chosen, breed: _breed, ...others } = query;
  const tile = (category: Category | 'all', label: string, count: number) => (
    <a
      key={category}
      href={action + listingQueryString({ ...others, page: 1, ...(category === 'all' ? {} : { category }) })}
      aria-current={(chosen ?? 'all') === category ? 'true' : undefined}
    >
      <CategoryIcon category={category} />
      <span>
        <b>{label}</b>
        {formatNumber(locale, count)}
      </span>
    </a>
  );
  return (
    <nav data-soft aria-label={labels.categories} className="cats tabular-nums">
      {tile('all', labels.all, total)}
      {CATEGORIES.map((category) => tile(category, labels.filters.categories[category], counts[category]))}
    </nav>
  );
}
