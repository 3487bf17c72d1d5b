/** The keys of a search for equipment in a URL; `page` alone does not make a search. Free of imports: the middleware reads it. */
export const EQUIPMENT_KEYS = [
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
] as const;

export type EquipmentKey = (typeof EQUIPMENT_KEYS)[number];
