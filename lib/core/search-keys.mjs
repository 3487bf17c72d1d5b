// Plain JavaScript without imports, because next.config.mjs imports this file without compilation and the middleware
// runs it. After a change run `npm run generate`, which writes the matcher of middleware.ts; the build fails if it is
// out of date.

/** The URL keys of an animal search, in order. `page` alone is not a search. */
export const LISTING_KEYS = /** @type {const} */ ([
  'category',
  'breed',
  'notBreed',
  'class',
  'sex',
  'minHeads',
  'maxHeads',
  'minWeight',
  'maxWeight',
  'minPriceKg',
  'maxPriceKg',
  'minPrice',
  'maxPrice',
  'minAge',
  'maxAge',
  'location',
  'near',
  'radius',
  'country',
  'region',
  'places',
  'zone',
  'withoutPlace',
  'vaccinated',
  'healthCertificate',
  'pregnancyTested',
  'horns',
  'teeth',
  'pay',
  'delivery',
  'withoutWeight',
  'sellerId',
  'inWords',
  'search',
  'literal',
  'sort',
  'page',
  'limit',
]);

/** The keys that filters of lots set, which are asked for once it is known of what animals. */
export const LOT_FILTER_KEYS = /** @type {const} */ ([
  'class',
  'sex',
  'minHeads',
  'maxHeads',
  'minWeight',
  'maxWeight',
  'withoutWeight',
  'minPriceKg',
  'maxPriceKg',
  'horns',
  'teeth',
  'pay',
  'delivery',
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
  'near',
  'radius',
  'country',
  'region',
  'places',
  'withoutPlace',
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

/** The keys whose value is a list of codes: separated by commas, or the key repeated, as a form without JavaScript sends it. */
export const LIST_KEYS = /** @type {readonly string[]} */ (['class', 'horns', 'teeth']);

/**
 * Returns a URL's values by key: of a repeated key the first one, but all of a list.
 *
 * @param {URLSearchParams} params
 */
export const valuesOf = (params) =>
  Object.fromEntries(
    [...params.keys()].map((key) => [
      key,
      LIST_KEYS.includes(key) ? params.getAll(key).filter(Boolean).join(',') : (params.get(key) ?? ''),
    ]),
  );

/**
 * Returns the keys that make a list a search.
 *
 * @param {readonly string[]} keys
 */
export const filterKeys = (keys) => keys.filter((key) => key !== 'page');
