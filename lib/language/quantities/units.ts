import type { Currency } from '@/lib/core/i18n/currencies';
import { TEETH } from '@/lib/livestock/facts/limits';
import { MEASURES, yes, type LocalCurrency } from '@/lib/language/lexicon/lexicon';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { type Cursor } from './cursor';
import type { Market } from './market';
import { valueOf, type Unit } from './quantity';

/** Kilograms of live animal in each unit; an arroba is Brazil's, of carcass. */
export const KG = { kg: 1, lb: 0.453_592_37, arroba: 30, cwt: 45.359_237 };

/** Where animals are weighed in pounds. */
const POUNDS = new Set(['US', 'CA']);

/** Kilograms in the unit of weight that goes without saying in a country. */
export const weightUnit = ({ country }: Market): number => (POUNDS.has(country ?? '') ? KG.lb : KG.kg);

/** What prices by weight are for, where nobody says it: “steers over $2.80” are so much a pound, in Canada too. */
export const weightBasis = (market: Market): PriceBasis => (weightUnit(market) === KG.lb ? 'live_lb' : 'live_kg');

/** Where an arroba is Brazil's, which its neighbours know from there. */
const OF_BRAZIL = new Set(['BR', 'AR', 'UY', 'PY']);

/**
 * Kilograms of live animal in an arroba: one of carcass in Brazil, 25 pounds in Colombia; null where it differs from place
 * to place, between 11 and 15.
 */
export function kgOfArroba({ country, locale }: Pick<Market, 'country' | 'locale'>): number | null {
  if (OF_BRAZIL.has(country ?? '') || (locale === 'pt' && country !== 'PT')) return KG.arroba;
  return country === 'CO' ? 12.5 : null;
}

/** «3 usd kg» is a price for what weighs so much. */
const BASIS_OF = { kg: 'live_kg', lb: 'live_lb', arroba: 'arroba', cwt: 'live_cwt' } as const;

const MONTHS = { day: 12 / 365, week: 12 / 52, month: 1, year: 12 };

const KM = { km: 1, mile: 1.609, league: 5 };

/**
 * A number below this before «kilo» is a price for it, not a weight; before “cwt” it is a weight. In dollars it is for a
 * kilo where no unit is said, in the United States for a pound.
 */
export const KG_USD = 20;

/** Heavier is no animal. */
export const ANIMAL_KG_MAX = 1_500;

/** “5 wt steers” weigh from 500 to 599 lb. */
const HUNDREDS_MAX = 12;

/** Kilos, or thousands. */
const K = yes(['k']);

/** “750 weight” are pounds. */
const POUNDS_MIN = 100;

/** The unit of weight after a price, unless it is that of a number after it. */
function basisOfWeight(cursor: Cursor): PriceBasis | undefined {
  const weight = cursor.take(MEASURES.weight);
  return weight && cursor.next !== 'number' ? BASIS_OF[weight] : undefined;
}

/** What says that a number is a price: the words before it, or cents behind it. */
interface Priced {
  isPriced: boolean;
  isCents: boolean;
}

const BY_WEIGHT = new Set<string>(['live_kg', 'live_lb', 'live_cwt']);

function priceUnit(
  cursor: Cursor,
  currency: Currency | LocalCurrency | undefined,
  low: string,
  { isPriced, isCents }: Priced,
): Unit | null {
  const { at } = cursor;
  // «400 kg en pie», «35 kg vivo» are what the animal weighs, unless a word such as «el» stands before.
  const weight = cursor.take(MEASURES.weight);
  cursor.at = at;
  const isHeavy = weight === 'kg' && valueOf(low) > ANIMAL_KG_MAX;
  const isDear = isHeavy && isPriced;
  const isMoney = currency !== undefined || isDear || isCents;
  const basis = cursor.take(MEASURES.basis) ?? (isMoney ? basisOfWeight(cursor) : undefined);
  const isLarge = Number(low.replace(',', '.')) >= KG_USD;
  const isLive = cursor.at - at === 1 || basis === 'live_kg' || basis === 'live_lb';
  // «A 8500 kilo», «2500 kg vivo»: no animal weighs so much.
  const isSaid = isMoney || (isHeavy && cursor.at - at > 1);
  const isWeight = weight !== undefined && isLive && !isSaid && isLarge !== (basis === 'live_cwt');
  const isOfCarcass = BY_WEIGHT.has(basis ?? '') && !isWeight && cursor.take(MEASURES.ofCarcass) !== undefined;
  // No price is for a pound of carcass here.
  const meant = !isOfCarcass ? basis : basis === 'live_kg' ? 'carcass_kg' : undefined;
  if (meant && !isWeight) return { of: 'price', basis: meant, ...(currency ? { currency } : {}) };
  if (isOfCarcass) return { of: 'price', ...(currency ? { currency } : {}) };
  cursor.at = at;
  return currency ? { of: 'price', currency } : null;
}

/** Takes the unit of a number, and what a price is for. */
export function unitAt(
  cursor: Cursor,
  low: string,
  currency: Currency | LocalCurrency | undefined,
  isGlued: boolean,
  priced: Priced = { isPriced: false, isCents: false },
): Unit {
  const price = priceUnit(cursor, currency, low, priced);
  if (price) return price;
  const distance = cursor.take(MEASURES.distance);
  if (distance) return { of: 'distance', factor: KM[distance] };
  const isK = cursor.sees(K);
  const weight = cursor.take(MEASURES.weight);
  if (weight) return { of: 'weight', factor: KG[weight], ...(isK ? { isK } : {}) };
  const { at: beforeHundreds } = cursor;
  if (cursor.take(MEASURES.hundreds)) {
    if (valueOf(low) <= HUNDREDS_MAX) return { of: 'weight', factor: KG.cwt, isHundreds: true };
    if (valueOf(low) >= POUNDS_MIN) return { of: 'weight', factor: KG.lb };
    cursor.at = beforeHundreds;
  }
  const age = cursor.take(MEASURES.age);
  if (age) return { of: 'age', factor: MONTHS[age] };
  const { at } = cursor;
  // “Roper 2d” rides in the second division; «2d» has two teeth.
  const mayBeShort = cursor.locale !== 'en' && !cursor.isWritten;
  const teeth = cursor.take(MEASURES.teeth) ?? (mayBeShort ? cursor.take(MEASURES.teethShort) : undefined);
  if (teeth && (isGlued || cursor.at - at > 1 || TEETH.some((count) => String(count) === low))) return { of: 'teeth' };
  cursor.at = at;
  if (cursor.take(MEASURES.heads)) return { of: 'heads' };
  if (cursor.take(MEASURES.termDays)) return { of: 'days', isTerm: true };
  return { of: cursor.take(MEASURES.days) ? 'days' : 'bare' };
}
