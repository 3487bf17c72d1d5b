interface Sortable {
  bar: { sorts: Readonly<Record<string, string>> };
}

/** Orders that nobody chooses: what “newest” becomes near a place, or with a text. */
const AUTOMATIC: readonly string[] = ['near_recent', 'relevance'];

/** The order that is chosen among those of `withSorts`. */
export const chosenSort = (sort: string): string => (AUTOMATIC.includes(sort) ? 'newest' : sort);

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
    ([sort]) => !AUTOMATIC.includes(sort) && (sort !== 'distance_asc' || query.radius !== undefined),
  );
  const named = AUTOMATIC.includes(query.sort) ? (labels.bar.sorts[query.sort] ?? newest) : newest;
  return { ...labels, bar: { ...labels.bar, sorts: { ...Object.fromEntries(sorts), newest: named } } };
}
