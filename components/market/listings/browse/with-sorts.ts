import { AUTOMATIC_SORTS } from '@/lib/market/animal-lots/query-schema';

interface Sortable {
  bar: { sorts: Readonly<Record<string, string>> };
}

interface Filtered extends Sortable {
  filters: { more?: string | undefined };
}

/** Orders that equipment has as well. */
const OF_EQUIPMENT = ['newest', 'price_asc', 'price_desc', 'distance_asc'];

/** Returns labels without the orders of animals alone, and without their sheet of other filters. */
export const ofEquipmentAlone = <Labels extends Filtered>(labels: Labels) => ({
  ...labels,
  filters: { ...labels.filters, more: undefined },
  bar: {
    ...labels.bar,
    sorts: Object.fromEntries(Object.entries(labels.bar.sorts).filter(([sort]) => OF_EQUIPMENT.includes(sort))),
  },
});

/**
 * Returns labels without the order of distance, unless the search is near a place, and with the name of the order that
 * “newest” became.
 */
export function withSorts<Labels extends Sortable>(
  labels: Labels,
  query: { radius?: number | undefined; sort: string },
): Labels {
  const { newest = '' } = labels.bar.sorts;
  const sorts = Object.entries(labels.bar.sorts).filter(
    ([sort]) => !AUTOMATIC_SORTS.includes(sort) && (sort !== 'distance_asc' || query.radius !== undefined),
  );
  const named = AUTOMATIC_SORTS.includes(query.sort) ? (labels.bar.sorts[query.sort] ?? newest) : newest;
  return { ...labels, bar: { ...labels.bar, sorts: { ...Object.fromEntries(sorts), newest: named } } };
}
