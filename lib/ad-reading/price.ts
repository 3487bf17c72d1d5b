import { readDecimal, readNumber } from '@/lib/i18n/read-number';
import { isLocal, type LocalCurrency } from '@/lib/lexicon/lexicon';
import type { Currency, PriceBasis } from '@/lib/pricing/price-bases';
import { dollarOf, ownCurrency } from '@/lib/pricing/trade-customs';
import { valueOf, type Quantity } from '@/lib/quantities/quantity-at';
import { giveBack, markUsed, match, take, type Ad, type Part } from './ad-text';
import { AROUND } from './ad-words';
import type { AdQuestion } from './dto';
import { quantityOf } from './numbers';

/** A price as far as the text says it. */
export interface Asked extends Part {
  amount: string;
  basis?: PriceBasis;
  currency?: Currency | LocalCurrency;
  /** What comes on top, which stays in the text. */
  taxes: Part;
}

/** In the United States a price below this without a unit is for a pound. */
const BY_WEIGHT_MAX = 20;

function amountOf(ad: Ad, { low, scale }: Quantity, isByWeight: boolean): string | null {
  const amount = isByWeight ? readDecimal(ad.locale, low) : readNumber(low);
  return amount !== null && scale ? String(Number(amount) * scale.by) : amount;
}

/** Reads a price: a number with a currency, with what it is for, or after «precio». */
export function readPrice(ad: Ad, at: number): Asked | null {
  const named = match(ad, AROUND.priceBefore, at)?.length ?? 0;
  const quantity = quantityOf(ad, at + named) ?? (named > 0 ? quantityOf(ad, at) : null);
  if (!quantity || quantity.high !== undefined || ad.clauses[at] !== ad.clauses[quantity.to - 1]) return null;
  const { unit, to, low } = quantity;
  const isKilo = unit.of === 'weight' && unit.factor === 1 && ad.words[to - 1] === 'kilo' && /[.,]\d{2}$/.test(low);
  const past = to + (match(ad, AROUND.taxes, to)?.length ?? 0);
  if (unit.of !== 'price' && !isKilo && !(unit.of === 'bare' && (named > 0 || match(ad, AROUND.basisAfter, past))))
    return null;
  const said = unit.of === 'price' ? unit.basis : isKilo ? 'live_kg' : undefined;
  const more = match(ad, AROUND.basisAfter, past);
  // «Todo 2.500 usd».
  const isForAll = match(ad, AROUND.basisAfter, at - 1)?.meaning === 'lot';
  // «El kilo en gancho»: what follows a kilo may say which.
  const basis =
    more && (said === undefined || (said === 'live_kg' && more.meaning === 'carcass_kg'))
      ? more.meaning
      : (said ?? (isForAll ? 'lot' : undefined));
  const isByWeight = basis !== undefined && basis !== 'head' && basis !== 'lot';
  const amount = amountOf(ad, quantity, isByWeight || valueOf(low) < BY_WEIGHT_MAX);
  if (amount === null || !(Number(amount) > 0)) return null;
  const currency = unit.of === 'price' ? unit.currency : undefined;
  return {
    amount,
    taxes: { from: to, length: past - to },
    from: at,
    length: (more ? past + more.length : to) - at,
    ...(basis ? { basis } : {}),
    ...(currency ? { currency } : {}),
  };
}

/** The currency that a sign stands for where the animals are; in Uruguay `$` may be either of two, in Canada it is none of ours. */
function currencyIn(country: string | null, currency: Asked['currency']): Currency | undefined {
  if (currency === undefined || !isLocal(currency)) return currency;
  if (country === null || (currency === 'local' && country === 'UY')) return undefined;
  return currency === 'own' ? ownCurrency(country) : dollarOf(country);
}

/**
 * Takes the price; where there are several, or it is for several lots, or the text leaves its currency or its basis open,
 * its writer says it.
 */
export function settlePrice(ad: Ad, prices: readonly Asked[], country: string | null, lots: number): AdQuestion[] {
  const [first, ...others] = prices;
  if (!first) return [];
  if (others.some(({ amount }) => Number(amount) !== Number(first.amount))) return ['price'];
  if (lots > 1 && prices.some(({ basis }) => basis === 'lot')) return ['price'];
  const isOne = ad.facts.get('headCount')?.value === '1';
  const currency = prices.map((one) => currencyIn(country, one.currency)).find(Boolean);
  const isPound = country === 'US' && currency === 'USD' && Number(first.amount) < BY_WEIGHT_MAX;
  const basis = prices.find((one) => one.basis)?.basis ?? (isPound ? 'live_lb' : isOne ? 'head' : undefined);
  if (basis) ad.facts.set('priceBasis', { ...first, value: basis });
  if (currency) ad.facts.set('priceCurrency', { ...first, value: currency });
  if (!basis || !currency) return [...(currency ? [] : ['currency' as const]), ...(basis ? [] : ['basis' as const])];
  prices.forEach((part) => markUsed(ad, part));
  take(ad, 'priceAmount', first.amount, first);
  prices.forEach(({ taxes }) => giveBack(ad, taxes));
  return [];
}
