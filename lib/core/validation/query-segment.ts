import { LIST_KEYS, valuesOf } from '@/lib/core/search-keys.mjs';

/** One more than any key's schema allows, so that longer values are still refused after truncation. */
const VALUE_MAX = 101;
/** Enough for every code of a list. */
const LIST_MAX = 1_000;

/**
 * Encodes a search as one path segment (base64url), so that its page can be cached: known keys in a fixed order,
 * without blanks and unknown keys such as utm_source.
 */
export function querySegment(keys: readonly string[], params: URLSearchParams): string {
  const known = new URLSearchParams();
  const values = valuesOf(params);
  for (const key of keys) {
    const value = values[key]?.trim().slice(0, LIST_KEYS.includes(key) ? LIST_MAX : VALUE_MAX);
    if (value) known.set(key, value);
  }
  return btoa(known.toString()).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes a segment of `querySegment`; null if it isn't in canonical form. */
export function readQuerySegment(keys: readonly string[], segment: string): Record<string, string> | null {
  try {
    const params = new URLSearchParams(atob(segment.replaceAll('-', '+').replaceAll('_', '/')));
    return querySegment(keys, params) === segment ? Object.fromEntries(params) : null;
  } catch {
    return null;
  }
}
