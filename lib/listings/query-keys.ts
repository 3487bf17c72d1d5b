/** The keys of a listing search in a URL; `page` alone does not make a search. Free of other imports: the middleware reads it. */
export const QUERY_KEYS = [
  'category', 'breed', 'minPrice', 'maxPrice', 'minAge', 'maxAge', 'location', 'vaccinated', 'healthCertificate', 'pregnancyTested',
  'search', 'sort', 'page', 'limit',
] as const;

export type QueryKey = (typeof QUERY_KEYS)[number];

/** Longer values are refused by every key's schema; one character more is enough to be refused. */
const VALUE_MAX = 101;

/**
 * A search as one segment of a path, so that its page can be cached: the known keys in one order, blanks and strangers (utm_source)
 * dropped, in base64url.
 */
export function querySegment(params: URLSearchParams): string {
  const known = new URLSearchParams();
  for (const key of QUERY_KEYS) {
    const value = params.get(key)?.trim().slice(0, VALUE_MAX);
    if (value) known.set(key, value);
  }
  return btoa(known.toString()).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The search that `querySegment` put into a segment; null for a segment that it did not make. */
export function readQuerySegment(segment: string): Record<string, string> | null {
  try {
    const params = new URLSearchParams(atob(segment.replaceAll('-', '+').replaceAll('_', '/')));
    return querySegment(params) === segment ? Object.fromEntries(params) : null;
  } catch {
    return null;
  }
}
