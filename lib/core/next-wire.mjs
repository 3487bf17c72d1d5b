/*
 * How Next's server and its client talk, as far as we rely on it and Next doesn't document it: to be checked with each
 * new version.
 */

/** A request for a server action from a script. */
export const ACTION_HEADER = 'next-action';

/** A request of Next's client for a page's data, which it puts into the document that it already shows. */
export const DATA_HEADER = 'rsc';

/** Set on what is answered from the page cache. */
export const CACHE_HEADER = 'x-nextjs-cache';

/** Reports the query that a rewritten page was rendered with. */
export const REWRITTEN_QUERY_HEADER = 'x-nextjs-rewritten-query';

/** The tags of a page, on what Next gives to the page cache. */
export const TAGS_HEADER = 'x-next-cache-tags';

/**
 * Whether Next added a field to the form of a server action.
 * @param {string} name
 */
export const isFieldOfNext = (name) => name.startsWith('$');
