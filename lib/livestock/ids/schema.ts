/** The registers of places where animals are kept, by country and their own name. */
export const PREMISES_SCHEMES = [
  'ar_renspa',
  'uy_dicose',
  'mx_upp',
  'us_pin',
  'us_lid',
  'au_pic',
  'uk_cph',
  'other',
] as const;
export type PremisesScheme = (typeof PREMISES_SCHEMES)[number];

/** A valid number to show beside the field, where the format is known. */
export const PREMISES_EXAMPLES: Readonly<Partial<Record<PremisesScheme, string>>> = {
  ar_renspa: '01-001-0-00001/00',
  us_pin: 'A12425J',
  uk_cph: '15/123/4567',
};

/** The kinds of tags, told apart by their format. */
export type TagScheme =
  'us_ain' | 'us_nues9' | 'us_nues8' | 'uk_cattle' | 'br_sisbov' | 'country' | 'manufacturer' | 'other';
