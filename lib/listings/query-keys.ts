/** The keys of a listing search in a URL; `page` alone does not make a search. Free of imports: the middleware reads it. */
export const QUERY_KEYS = [
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
  'search',
  'sort',
  'page',
  'limit',
] as const;

export type QueryKey = (typeof QUERY_KEYS)[number];
