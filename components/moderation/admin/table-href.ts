/**
 * Builds a table's URLs: `path` with the current query and the given changes, without empty keys. Changing the sort
 * returns to page 1.
 */
export function tableHref(path: string, asked: Record<string, string | number | undefined>) {
  return (change: { sort?: string; page?: number }): string => {
    const entries = Object.entries({ ...asked, page: undefined, ...change }).filter(
      ([key, value]) => value !== undefined && value !== '' && !(key === 'page' && value === 1),
    );
    const query = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
    return query ? `${path}?${query}` : path;
  };
}
