interface Sortable {
  bar: { sorts: Readonly<Record<string, string>> };
}

/** Returns labels without the order of distance, unless the search is near a place. */
export function withSorts<Labels extends Sortable>(labels: Labels, query: { radius?: number | undefined }): Labels {
  if (query.radius !== undefined) return labels;
  const { distance_asc: _far, ...sorts } = labels.bar.sorts;
  return { ...labels, bar: { ...labels.bar, sorts } };
}
