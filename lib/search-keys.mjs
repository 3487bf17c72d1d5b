// Plain JavaScript without imports, because next.config.mjs reads this file as it stands and the middleware runs it.
// After a change run `npm run generate`, which writes the matcher of middleware.ts; the build refuses one that is out of date.

/** The keys of a search for animals in a URL, in their order there. `page` alone does not make a search. */
export const LISTING_KEYS = /** @type {const} */ ([
  'category',
  'breed',
  'minPrice',
  'maxPrice',
  'minAge',
  'maxAge',
  'location',
  'vaccinated',
  'healthCertificate',
  'pregnancyTested',
  'sellerId',
  'search',
  'sort',
  'page',
  'limit',
]);

/** The same for equipment. */
export const EQUIPMENT_KEYS = /** @type {const} */ ([
  'category',
  'condition',
  'minPrice',
  'maxPrice',
  'minYear',
  'maxYear',
  'location',
  'search',
  'sort',
  'page',
  'limit',
]);

/** The same for auction lots, where a later page is a search as well. */
export const LOT_KEYS = /** @type {const} */ ([
  'state',
  'category',
  'minPrice',
  'maxPrice',
  'location',
  'search',
  'sort',
  'page',
  'limit',
]);

/** The same for the blog. */
export const BLOG_KEYS = /** @type {const} */ (['category', 'search', 'tag', 'page']);

/**
 * The keys that make a list a search.
 *
 * @param {readonly string[]} keys
 */
export const filterKeys = (keys) => keys.filter((key) => key !== 'page');
