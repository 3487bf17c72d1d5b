import { isLocal } from '@/lib/language/quantities/market';
import { ownCurrency, usualCurrency, type Currency } from '@/lib/core/i18n/currencies';
import { dollarOf, hasOwnDollar } from '@/lib/livestock/pricing/trade-customs';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { isDear } from '@/lib/language/quantities/likely-weights';
import { KG, KG_USD, kgOfArroba } from '@/lib/language/quantities/units';
import { CATEGORIES } from '@/lib/livestock/stock/categories';
import { SPECIES } from '@/lib/livestock/stock/species';
import { ask, deduce, leaveUnread, markUsed, take, upTo, type Ad, type Part } from '../ad-text';
import type { AdReason } from '../dto';
import type { Asked } from './asked';
import { evenAt, evenBefore, firmAt, negotiableAt } from './likely-price';

/** What a head is sold for whose category isn't known: for fewer dollars «al bulto» is not for the lot, for more it is. */
const ANY_HEAD_USD = [0.5, 3_000] as const;

/** What is known of the price of a head by its category. */
function headOf(ad: Ad) {
  const category = CATEGORIES.find((one) => one === ad.facts.get('category')?.value);
  return {
    category,
    isLarge: category !== undefined && isDear(category),
    usd: category ? SPECIES[category].headUsd : ANY_HEAD_USD,
  };
}

/** No head of cattle is sold for so little: such an amount is for a kilo. */
const BY_KILO_MAX: Partial<Record<Currency, number>> = {
  ARS: 20_000,
  COP: 40_000,
  PYG: 50_000,
  CLP: 8_000,
  MXN: 150,
  UYU: 400,
  BRL: 40,
};

/** Money of which no head costs so little as a kilo. */
const HARD: ReadonlySet<Currency> = new Set<Currency>(['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'NZD']);

/** Where people ask in US dollars; elsewhere a money that isn't one of ours is. */
const DOLLAR_COUNTRIES: ReadonlySet<string> = new Set(['US', 'UY', 'EC', 'SV', 'PA', 'PR']);

/** Other countries whose own money is a dollar, in which nobody can ask in here. */
const OWN_DOLLARS: ReadonlySet<string> = new Set(['NA', 'BZ', 'GY', 'JM', 'TT', 'BS', 'BB', 'FJ']);

/** The currencies that a sign, or none, may stand for; the first is the likeliest. In Namibia `$` is none of ours. */
export function currenciesIn(
  country: string | null,
  currency: Asked['currency'],
): { currencies: Currency[]; reason?: AdReason } {
  if (currency !== undefined && !isLocal(currency)) return { currencies: [currency] };
  if (country === null) return { currencies: [], reason: 'country' };
  const own = ownCurrency(country);
  if (currency === 'own') return own ? { currencies: [own] } : { currencies: [], reason: 'country' };
  if (country === 'UY') return { currencies: ['USD', 'UYU'], reason: 'country' };
  const usual = usualCurrency(country);
  const isAskable = usual !== 'USD' || DOLLAR_COUNTRIES.has(country);
  if (currency === undefined) return { currencies: isAskable ? [usual] : [], reason: 'country' };
  const dollar = isAskable ? dollarOf(country) : undefined;
  return dollar ? { currencies: [dollar] } : { currencies: [], reason: 'country' };
}

/** Where dollars by themselves are the country's own, «$»: “5 bucks a kilo” in Australia, but not “US dollars”. */
function isOwnDollar(ad: Ad, { from, length, currency }: Asked, country: string | null): boolean {
  const words = ad.words.slice(from, from + length);
  const isPlain = words.some((word) => /^(?:dollars?|bucks|d[oó]lar(?:es)?)$/.test(word));
  const isNamed = words.some((word) => /^(?:usd?s?|us\$|u\$[sd]?|american|americanos)$/.test(word));
  const isOwn = country !== null && (hasOwnDollar(country) || OWN_DOLLARS.has(country));
  return currency === 'USD' && isPlain && !isNamed && isOwn;
}

/** No lot is sold for so few times what the cheapest head costs. */
const LEAST_TIMES = 2;

/** Of cattle and horses a head costs at least so many times what a kilo costs at most. */
const KILOS_OF_HEAD = 10;

/** “$3100 take all” of 32 heifers: too little for all of them, so it may be for each. */
function isTooLittle(ad: Ad, amount: string, currency: Currency | undefined, heads: number): boolean {
  const {
    isLarge,
    usd: [least],
  } = headOf(ad);
  const byKilo = currency && isLarge ? BY_KILO_MAX[currency] : undefined;
  const isInUsd = currency === 'USD' || currency === 'EUR' || currency === 'GBP' || currency === 'AUD';
  return Number(amount) / heads < (isInUsd ? LEAST_TIMES * least : (byKilo ?? 0) * KILOS_OF_HEAD);
}

/** What an amount may be for; the first is the likeliest. */
function basesOf(ad: Ad, { basis, amount }: Asked, currency: Currency | undefined, country: string | null) {
  const heads = Number(ad.facts.get('headCount')?.value ?? NaN);
  if (heads === 1 && (basis === 'bulk' || basis === undefined)) return { bases: ['head' as const] };
  if (basis === 'lot' && isTooLittle(ad, amount, currency, heads))
    return { bases: ['head' as const, 'lot' as const], reason: 'basis' as const };
  if (basis !== undefined && basis !== 'bulk') return { bases: [basis] };
  const isSmall = Number(amount) < KG_USD;
  const reason = basis === 'bulk' ? ('bulk' as const) : ('basis' as const);
  const { category, isLarge, usd } = headOf(ad);
  // A hen «a 9 euros», which is no broiler.
  const isByHead = category === 'aviary' && ad.facts.get('class')?.value !== 'broiler';
  const mayBeByWeight = !isByHead && (currency ? HARD.has(currency) : isLarge);
  if (basis === undefined && isSmall && mayBeByWeight)
    return { bases: [country === 'US' || country === 'CA' ? ('live_lb' as const) : ('live_kg' as const)], reason };
  const byKilo = currency && BY_KILO_MAX[currency];
  const isKilo = byKilo !== undefined && Number(amount) <= byKilo && isLarge;
  if (basis === undefined && isKilo) return { bases: ['live_kg' as const], reason };
  const [least, most] = usd;
  if (currency !== 'USD' || Number.isNaN(heads)) return { bases: ['head' as const, 'lot' as const], reason };
  const isDear = Number(amount) > most;
  const isCheap = Number(amount) / heads < least;
  if (basis === 'bulk' && isDear && !isCheap) return { bases: ['lot' as const] };
  return isCheap ? { bases: ['head' as const], reason } : { bases: ['head' as const, 'lot' as const], reason };
}

/** No head of cattle costs less in any money, so «2,10 parejo» is for the kilo. */
const HEAD_MIN = 100;

/** «28.500 pesos parejo»: what each of them costs is not for the lot. */
const evenBases = (bases: readonly PriceBasis[], { amount, basis }: Asked): PriceBasis[] => [
  ...new Set([
    ...bases.filter((one) => one !== 'lot'),
    ...(basis === undefined && Number(amount) >= HEAD_MIN ? (['head'] as const) : []),
  ]),
];

/** The words of a price, without a tax between them. */
const partsOf = ({ from, length, taxes }: Asked): Part[] =>
  [upTo(from, taxes.from), upTo(taxes.from + taxes.length, from + length)].filter((part) => part.length > 0);

/**
 * Takes the price; where there are several, or it is for several lots, its writer says it. A currency or a basis that
 * the text leaves open is deduced from the country and the amount.
 */
export function settlePrice(ad: Ad, prices: readonly Asked[], country: string | null): void {
  const [first, ...others] = prices;
  if (!first) return;
  const isSameAmount = others.every(({ amount }) => Number(amount) === Number(first.amount));
  // “CAD 2,400 each, or $2,900 with calves”: the one that can be taken is not the price because the other can't.
  const isOpen = !isSameAmount || first.isRange || ad.otherMoney.length > 0;
  if (isOpen) return ask(ad, 'price', ...prices.map(({ from, length }) => ({ from, length })), ...ad.otherMoney);
  prices.forEach((part) => markUsed(ad, part));
  const negotiable = prices.map(({ from, length }) => negotiableAt(ad, from + length)).find(Boolean);
  if (negotiable) take(ad, 'priceNegotiable', true, negotiable);
  const after = (find: typeof evenAt) => prices.flatMap(({ from, length }) => find(ad, from + length) ?? []);
  after(firmAt).forEach((part) => leaveUnread(ad, part));
  const even = [...after(evenAt), ...prices.flatMap(({ from }) => evenBefore(ad, from) ?? [])];
  const parts = [...prices.flatMap(partsOf), ...even];
  prices.forEach(({ taxes }) => taxes.length > 0 && leaveUnread(ad, taxes));
  const named = prices.find(({ currency }) => currency !== undefined && !isLocal(currency)) ?? first;
  const { currencies, reason } = currenciesIn(country, isOwnDollar(ad, named, country) ? 'local' : named.currency);
  const [currency, otherCurrency] = currencies;
  const asked = prices.find(({ basis }) => basis) ?? first;
  const { bases: all, reason: why } = basesOf(ad, asked, otherCurrency ? undefined : currency, country);
  const bases = even.length > 0 ? evenBases(all, asked) : all;
  // What is asked is no first bid, unless its writer says so.
  if (ad.auctionAt && !first.isFirstBid) deduce(ad, 'priceAmount', first.amount, 'asked', parts);
  else if (first.isLikely) deduce(ad, 'priceAmount', first.amount, 'number', parts);
  else ad.facts.set('priceAmount', { value: first.amount, parts });
  const isSaid = !(first.isLikely && first.currency);
  if (currency && !reason && isSaid) ad.facts.set('priceCurrency', { value: currency, parts });
  else if (currency) currencies.forEach((code) => deduce(ad, 'priceCurrency', code, reason ?? 'number', parts));
  else ask(ad, 'currency');
  const [basis] = bases;
  // A price for an arroba is one for 15 kg of carcass; other countries weigh other arrobas.
  const notFor = asked.notFor ?? (basis === 'arroba' && kgOfArroba(ad) !== KG.arroba ? parts[0] : undefined);
  if (notFor) ask(ad, 'basis', notFor);
  else if (basis && !why && isSaid) ad.facts.set('priceBasis', { value: basis, parts });
  else bases.forEach((one) => deduce(ad, 'priceBasis', one, why ?? 'number', parts));
}
