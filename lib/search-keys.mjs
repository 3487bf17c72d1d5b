// Plain JavaScript without imports, because next.config.mjs imports this file without compilation and the middleware
// runs it. After a change run `npm run generate`, which writes the matcher of middleware.ts; the build fails if it is
// out of date.

/** The URL keys of an animal search, in order. `page` alone is not a search. */
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

/** The URL keys of an equipment search. */
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

/** The URL keys of an auction lot search; here a later page counts as a search as well. */
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

/** The URL keys of the blog. */
export const BLOG_KEYS = /** @type {const} */ (['category', 'search', 'tag', 'page']);

/**
 * Returns the keys that make a list a search.
 *
 * @param {readonly string[]} keys
 */
export const filterKeys = (keys) => keys.filter((key) => key !== 'page');
