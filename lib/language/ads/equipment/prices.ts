import { isLocal } from '@/lib/language/quantities/market';
import type { Currency } from '@/lib/core/i18n/currencies';
import { inSameClause, match, type Ad, type Part } from '../ad-text';
import { readPrice } from '../prices/read-price';
import { currenciesIn } from '../prices/settle-price';
import { hold, type Reading } from './reading';
import * as words from './words';

/** «La hectárea», “/acre”, «por vaca», «o km»: a price of land or work, where the form's is of the whole. */
const isPerUnit = (ad: Ad, at: number): boolean =>
  inSameClause(ad, at, at + 1) && words.PER.test(ad.words[at] ?? '') && match(ad, words.UNITS_OF_WORK, at + 1) !== null;

/** Reads a price; of one for a unit of land or work the whole is asked. */
export function readMoney(reading: Reading, at: number): number {
  const found = readPrice(reading.ad, at);
  if (!found) return 0;
  const end = found.from + found.length;
  // The price may hold the unit's words already: «por vaca».
  const per = [at, end - 2, end - 1, end].find((one) => one >= at && isPerUnit(reading.ad, one));
  if (per !== undefined) {
    reading.asks.add('price');
    for (let one = at; one < Math.max(end, per + 2); one += 1) reading.shown.add(one);
    return Math.max(end, per + 2) - at;
  }
  reading.prices.push(found);
  hold(reading, found, 'priceAmount');
  return Math.max(0, found.from + found.length - at);
}

/** “38,500 dollars” may be of many countries. */
const isAnyDollar = (ad: Ad, { from, length }: Part) =>
  ad.locale === 'en' &&
  ad.country !== 'US' &&
  ad.words.slice(from, from + length).some((word) => /^(?:dollars?|bucks)$/.test(word));

/**
 * Of two prices neither is taken. A sign is the money that it stands for where the machine is; where it stands for
 * several, or nothing says which, those are offered.
 */
export function settlePrice({ ad, prices, facts, asks }: Reading, country: string | null): Currency[] {
  const [first] = prices;
  if (!first || asks.has('price')) return [];
  const isSameAmount = prices.every(({ amount, isRange }) => Number(amount) === Number(first.amount) && !isRange);
  if (!isSameAmount) {
    asks.add('price');
    return [];
  }
  facts.priceAmount = first.amount;
  const sure = prices.filter((price) => !isAnyDollar(ad, price)).map(({ currency }) => currency);
  const named = sure.find((one) => one !== undefined && !isLocal(one)) ?? sure.find((one) => one !== undefined);
  const { currencies, reason } = currenciesIn(country, named);
  const [currency, another] = currencies;
  if (currency && !another && !reason) facts.priceCurrency = currency;
  else asks.add('currency');
  return facts.priceCurrency || country === null ? [] : [...new Set(['USD', ...currencies] as const)];
}
