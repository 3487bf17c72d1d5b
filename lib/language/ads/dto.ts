import { factsFor, type FactsFor } from '@/lib/livestock/facts/facts';
import { HEALTH_FLAGS } from '@/lib/livestock/facts/health';
import type { Locale } from '@/lib/core/i18n/locales';

/** Fields that stand in this order, before all others. */
const FIRST_FIELDS = [
  ...(['category', 'class', 'headCount', 'weight', 'weightMin', 'weightMax', 'breed', 'age'] as const),
  ...(['ageMin', 'ageMax', 'priceBasis', 'priceCurrency', 'priceAmount', 'priceNegotiable'] as const),
  ...(['paymentKind', 'paymentParts', 'shrinkPercent', 'dressingPercent', 'buyerCommission'] as const),
  ...(['sellMode', 'minHeads', 'freightPayer', 'location'] as const),
] as const;

type OtherFact = Exclude<FactsFor<'ad'>, (typeof FIRST_FIELDS)[number]>;
const isOther = (name: FactsFor<'ad'>): name is OtherFact => !(FIRST_FIELDS as readonly string[]).includes(name);

/** The fields of the publishing form that an advertisement may fill. */
export const AD_FIELDS = [
  ...FIRST_FIELDS,
  ...factsFor('ad').filter(isOther),
  ...(['youtubeUrl', ...HEALTH_FLAGS, 'endTime'] as const),
] as const;

export type AdField = (typeof AD_FIELDS)[number] | `traits.${string}`;

/** A part of the advertisement, by its letters. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Why a fact is only deduced: the words name several, or say two things; a currency or a unit is the country's; arrobas
 * are of carcass; «al bulto» may be for a head or for the lot; what a price is for, a minimum, or a place isn't said; a
 * breed isn't in the form's list; the sentence speaks of something else beside the animals; a price is asked, and not
 * said to be what bids begin at; a number without a currency is written like a price; numbers behind a price may be days; somebody
 * looks for it.
 */
export const AD_REASONS = [
  'oneOf',
  'several',
  'country',
  'arrobas',
  'bulk',
  'basis',
  'minimum',
  'place',
  'unlisted',
  'beside',
  'asked',
  'number',
  'terms',
  'wanted',
] as const;

export type AdReason = (typeof AD_REASONS)[number];

/**
 * What a field is filled with, and the words that say it. A number is plain decimal text in the field's unit, a choice
 * its code. What is deduced fills nothing until its writer confirms it; of several for one field one is meant.
 */
export type AdFact = { field: AdField; value: string | true; spans: Span[] } & (
  { state: 'said' } | { state: 'deduced'; reason: AdReason }
);

/** What the advertisement leaves open, which only its writer can say, or what else there is, such as a second lot. */
export const AD_QUESTIONS = [
  ...(['wanted', 'lots', 'class', 'breed', 'weight', 'age', 'price', 'currency', 'basis', 'payment'] as const),
  ...(['place', 'papers', 'vaccines', 'video', 'equipment', 'end', 'asked', 'reserve', 'auction'] as const),
] as const;

export type AdAsks = (typeof AD_QUESTIONS)[number];

/** A question, with the words that raise it if there are any. */
export interface AdQuestion {
  asks: AdAsks;
  spans: Span[];
  /** The classes that the words leave, where the class is asked; one of them is meant. */
  among?: string[];
}

/** An advertisement as the publishing form takes it. */
export interface AdReading {
  facts: AdFact[];
  questions: AdQuestion[];
  /** Numbers, currencies, units, places, negations, and words of health, papers and freight that nothing else holds. */
  unread: Span[];
  /** What is understood, but only the description tells: the form has no field for it. */
  described: Span[];
  /** What it says of a reserve, as written: in an auction, nobody is to know it. */
  reserves: string[];
  /** Telephone numbers as written. */
  phones: string[];
  /** E-mail and web addresses as written. */
  addresses: string[];
  /** The text of the first lot as it is written, without telephone numbers and addresses. */
  description: string;
  language: Locale;
  /** The texts of the other lots, with what they share with the first. */
  otherLots: string[];
}
