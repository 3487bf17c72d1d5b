import type { Place } from './dto';

/** What a country calls its largest areas, and the areas in these. */
const AREAS: Partial<Record<string, readonly [region: PlaceWord, district: PlaceWord]>> = {
  AR: ['province', 'department'],
  AU: ['state', 'district'],
  BO: ['department', 'province'],
  BR: ['state', 'municipality'],
  CA: ['province', 'district'],
  CL: ['region', 'province'],
  CO: ['department', 'municipality'],
  CR: ['province', 'canton'],
  CU: ['province', 'municipality'],
  DO: ['province', 'municipality'],
  EC: ['province', 'canton'],
  ES: ['community', 'province'],
  GB: ['nation', 'district'],
  GT: ['department', 'municipality'],
  HN: ['department', 'municipality'],
  IE: ['county', 'district'],
  MX: ['state', 'municipality'],
  NI: ['department', 'municipality'],
  PA: ['province', 'district'],
  PE: ['department', 'province'],
  PR: ['municipality', 'district'],
  PT: ['district', 'municipality'],
  PY: ['department', 'district'],
  SV: ['department', 'municipality'],
  US: ['state', 'county'],
  UY: ['department', 'municipality'],
  VE: ['state', 'municipality'],
  ZA: ['province', 'district'],
};
const OTHERS = ['region', 'district'] as const;

/** What a place is called: a key of `placeKinds` in the messages. */
export type PlaceWord =
  | 'city'
  | 'town'
  | 'municipality'
  | 'partido'
  | 'county'
  | 'canton'
  | 'district'
  | 'department'
  | 'province'
  | 'state'
  | 'region'
  | 'community'
  | 'nation'
  | 'country';

/** Smaller settlements are no cities. */
const CITY_PEOPLE = 20_000;

/** Returns what a country calls its largest areas. */
export const regionWord = (country: string): PlaceWord => (AREAS[country] ?? OTHERS)[0];

/** Returns what a place is called where it is. */
export function placeWord({ kind, country, region, population }: Place): PlaceWord {
  if (kind === 'country') return 'country';
  if (kind === 'region') return regionWord(country);
  if (kind === 'city') return population >= CITY_PEOPLE ? 'city' : 'town';
  return country === 'AR' && region === 'Buenos Aires' ? 'partido' : (AREAS[country] ?? OTHERS)[1];
}
