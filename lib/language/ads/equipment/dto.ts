import type { Currency } from '@/lib/core/i18n/currencies';
import type { Locale } from '@/lib/core/i18n/locales';
import type { Span } from '../dto';

/** As `lib/market/equipment` has them. */
export type EquipmentCategory = 'machinery' | 'vehicles' | 'tools' | 'structures' | 'feed' | 'supplies' | 'other';
export type Condition = 'new' | 'like_new' | 'good' | 'fair' | 'poor';

/** What an advertisement says for the form: codes, decimal text, names as they are written. */
export interface EquipmentFacts {
  title: string;
  category: EquipmentCategory;
  condition: Condition;
  brand: string;
  model: string;
  year: string;
  priceAmount: string;
  priceCurrency: Currency;
  priceNegotiable: true;
  location: string;
  youtubeUrl: string;
}

/**
 * What only its writer can say: «compro», several machines or prices, a year without a word for it, praise instead of a
 * condition, a price without a currency, a place of many.
 */
export const EQUIPMENT_ASKS = [
  'wanted',
  'several',
  'brand',
  'year',
  'condition',
  'price',
  'currency',
  'place',
] as const;
export type EquipmentAsks = (typeof EQUIPMENT_ASKS)[number];

/** An advertisement as the form of equipment takes it; nothing that it doesn't say. */
export interface EquipmentReading {
  facts: Partial<EquipmentFacts>;
  asks: EquipmentAsks[];
  /** The years, places or currencies that are meant perhaps. */
  options: Partial<Record<'year' | 'location', string[]> & { priceCurrency: Currency[] }>;
  /** The words that say a fact, or leave it open. */
  spans: Partial<Record<keyof EquipmentFacts, Span[]>>;
  /** What nothing holds: numbers, currencies, negations. */
  unread: Span[];
  /** What is understood, but only the description tells: hours, power, what a part is like. */
  described: Span[];
  phones: string[];
  addresses: string[];
  description: string;
  language: Locale;
}
