import type { Locale } from '@/lib/i18n/locales';

/** The fields of the publishing form that an advertisement may fill. */
export const AD_FIELDS = [
  ...([
    'category',
    'class',
    'headCount',
    'weight',
    'weightMin',
    'weightMax',
    'breed',
    'age',
    'ageMin',
    'ageMax',
  ] as const),
  ...(['priceBasis', 'priceCurrency', 'priceAmount', 'priceNegotiable', 'paymentKind', 'paymentParts'] as const),
  ...(['shrinkPercent', 'dressingPercent', 'buyerCommission', 'sellMode', 'minHeads', 'freightPayer'] as const),
  ...(['location', 'teethMin', 'teethMax', 'horns', 'frame', 'weanedDays', 'origin', 'youtubeUrl'] as const),
  ...(['vaccinated', 'healthCertificate', 'pregnancyTested'] as const),
] as const;

export type AdField = (typeof AD_FIELDS)[number] | `traits.${string}`;

/** What a field is filled with, and the part of the advertisement that says it. */
export interface AdFact {
  field: AdField;
  /** As the form holds it: numbers as plain text, perhaps with their unit. */
  value: string | true;
  start: number;
  end: number;
}

/**
 * What the advertisement leaves open, which only its writer can say: one of several classes, the currency of a price,
 * the mean of a range; or what else there is, such as a second lot.
 */
export const AD_QUESTIONS = [
  ...([
    'wanted',
    'class',
    'breed',
    'weight',
    'age',
    'price',
    'currency',
    'basis',
    'payment',
    'place',
    'lots',
    'video',
  ] as const),
] as const;

export type AdQuestion = (typeof AD_QUESTIONS)[number];

/** An advertisement as the publishing form takes it. */
export interface AdReading {
  facts: AdFact[];
  questions: AdQuestion[];
  /** Telephone numbers as written; the description has none. */
  phones: string[];
  /** What no field holds. */
  description: string;
  language: Locale;
}
