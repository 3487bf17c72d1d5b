/** Longer values are refused by every key's schema; one character more is enough to be refused. Free of imports: the middleware reads it. */
const VALUE_MAX = 101;

/**
 * A search as one segment of a path, so that its page can be cached: the known keys in one order, blanks and strangers (utm_source)
 * dropped, in base64url.
 */
export function querySegment(keys: readonly string[], params: URLSearchParams): string {
  const known = new URLSearchParams();
  for (const key of keys) {
    const value = params.get(key)?.trim().slice(0, VALUE_MAX);
    if (value) known.set(key, value);
  }
  return btoa(known.toString()).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The search that `querySegment` put into a segment; null for a segment that it did not make. */
export function readQuerySegment(keys: readonly string[], segment: string): Record<string, string> | null {
  try {
    const params = new URLSearchParams(atob(segment.replaceAll('-', '+').replaceAll('_', '/')));
    return querySegment(keys, params) === segment ? Object.fromEntries(params) : null;
  } catch {
    return null;
  }
}
