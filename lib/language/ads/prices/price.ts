import { ownCurrency, usualCurrency, type Currency } from '@/lib/core/i18n/currencies';
import { readDecimal, readNumber } from '@/lib/core/i18n/read-number';
import { isLocal, MEASURES, type LocalCurrency } from '@/lib/language/lexicon/lexicon';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { dollarOf } from '@/lib/livestock/pricing/trade-customs';
import { valueOf, type Quantity } from '@/lib/language/quantities/quantity-at';
import { ask, deduce, gapBefore, leaveUnread, markUsed, match, upTo, type Ad, type Part } from '../ad-text';
import { AROUND } from '../ad-words';
import { clauseEnd } from '../doubts/clauses';
import { conditionAfter, isDeniedAfter } from '../doubts/denied';
import type { AdReason } from '../dto';
import { quantityOf } from '../numbers';
import { nounAt, sensesAt, type Stock } from '../stock';

/** What a price is for, in an advertisement: «al bulto» is by the head in Uruguay, and the whole lot elsewhere. */
export type AskedBasis = PriceBasis | 'bulk';

/** A price as far as the text says it. */
export interface Asked extends Part {
  amount: string;
  /** Of a range, from which no price can be taken. */
  isRange: boolean;
  basis?: AskedBasis;
  currency?: Currency | LocalCurrency;
  /** What comes on top, which belongs to nothing. */
  taxes: Part;
  /** What the words say that it isn't for: «al gancho no, en pie». */
  notFor?: Part;
}

/** In the United States a price below this without a unit is for a pound, elsewhere for a kilo. */
const BY_WEIGHT_MAX = 20;
/** Nobody sells an animal for fewer dollars, so «al bulto» is not for the lot; nor a head for more, so it is. */
const HEAD_USD = { bovine: [80, 12_000], equine: [80, 20_000], other: [0.5, 3_000] } as const;
/** Nothing but money is counted in millions. */
const MILLION = 1_000_000;
/** So many tokens a basis has at most, before its price. */
const BASIS_TOKENS_MAX = 4;
/** An amount of cents for a kilo or a pound, as Australia writes it. */
const CENTS_MIN = 40;
/** Without a kilo or a pound, fewer are none. */
const LONE_CENTS_MIN = 100;

function amountOf(ad: Ad, { low, scale }: Quantity, isByWeight: boolean): string | null {
  const amount = isByWeight ? readDecimal(ad.locale, low) : readNumber(low);
  return amount !== null && scale ? String(Number((Number(amount) * scale.by).toFixed(2))) : amount;
}

/** The basis right before a price: «al kilo 3,10», «todo junto: 15000». */
function basisBefore(ad: Ad, at: number): { basis: AskedBasis; from: number } | null {
  for (let length = BASIS_TOKENS_MAX; length > 0; length -= 1) {
    const found = AROUND.basisBefore.match(ad.tokens, at - length);
    const isNear = ad.clauses[at - length] === ad.clauses[at - 1] && !ad.used.has(at - 1);
    const gap = ad.text.slice(ad.tokens[at - 1]?.end, ad.tokens[at]?.start);
    if (found?.length === length && isNear && /^\s*[:=]?\s*$/.test(gap))
      return { basis: found.meaning, from: at - length };
  }
  return null;
}

/** «Los 12», “all 20”: all the animals that there are. */
function allOfThem(ad: Ad, at: number): number {
  const heads = ad.facts.get('headCount')?.value;
  const isThem = ['los', 'las', 'os', 'as', 'all', 'the'].includes(ad.words[at] ?? '');
  return isThem && heads !== undefined && ad.words[at + 1] === heads ? 2 : 0;
}

const isBulk = (ad: Ad, from: number, to: number) =>
  ad.words.slice(from, to).some((word) => word === 'bulto' || word === 'ojo');

/** «420c/kg», “165p/kg”: hundredths of the currency. */
function centsAt(ad: Ad, at: number, quantity: Quantity): Asked | null {
  const { low } = quantity;
  const number = ad.words.indexOf(low, at);
  const sign = match(ad, AROUND.cents, number + 1);
  if (ad.locale !== 'en' || !sign || valueOf(low) < CENTS_MIN || quantity.high !== undefined) return null;
  const unit = match(ad, AROUND.basisAfter, number + 1 + sign.length);
  const basis = sign.meaning === 'perKilo' ? { meaning: 'live_kg' as const, length: 0 } : unit;
  if (!basis || basis.meaning === 'head' || basis.meaning === 'lot' || basis.meaning === 'bulk') return null;
  const to = number + 1 + sign.length + basis.length;
  return {
    amount: String(Number((valueOf(low) / 100).toFixed(4))),
    isRange: false,
    basis: basis.meaning,
    currency: sign.meaning === 'pence' ? 'GBP' : 'local',
    taxes: upTo(to, to),
    ...upTo(at, to),
  };
}

/** An amount in money that nobody can ask in here, with what it is for, is left as it stands. */
export function readOtherMoney(ad: Ad, at: number): number {
  const before = isOtherMoney(ad, at) && ad.tokens[at + 1]?.kind === 'number' ? 1 : 0;
  const number = at + before;
  if (ad.tokens[number]?.kind !== 'number' || ad.clauses[number] !== ad.clauses[at]) return 0;
  const scale = match(ad, MEASURES.scale, number + 1)?.length ?? 0;
  const after = number + 1 + scale;
  const isSame = ad.clauses[after] === ad.clauses[at];
  const named =
    before === 0 && isSame && isOtherMoney(ad, after) ? (match(ad, AROUND.otherMoney, after)?.length ?? 0) : 0;
  if (before + named === 0) return 0;
  const end = after + named;
  const basis = (match(ad, MEASURES.basis, end) ?? match(ad, AROUND.basisAfter, end))?.length ?? 0;
  const part = upTo(at, end + basis);
  markUsed(ad, part);
  return leaveUnread(ad, part);
}

/** A rising age is written like rands: “R2 steers”. */
const RISING_MAX = 4;

function isOtherMoney(ad: Ad, at: number): boolean {
  const money = match(ad, AROUND.otherMoney, at);
  if (!money || (money.meaning !== '' && !money.meaning.split(',').includes(ad.country ?? ''))) return false;
  return ad.words[at] !== 'r' || Number(ad.words[at + 1]) > RISING_MAX || /[.,]/.test(ad.words[at + 1] ?? '');
}

const SEX_PRICE_WORDS = new Set(['a', 'en', 'em', 'at', 'por', 'x', '@', '-', '=', 'los', 'las', '$']);
/** Prices of males and of females are no farther apart. */
const SEX_PRICES_APART = 2;

/**
 * Reads what males and females are sold for apart, «machos a 62 y hembras a 58 el kilo»: of two prices none is the
 * lot's. Null unless both are there and one of them says that it is a price.
 */
export function pricesOfSexes(ad: Ad): Asked[] | null {
  const found: { price: Asked | null; low: string; sex: string; part: Part }[] = [];
  for (let at = 0; at < ad.tokens.length; at += 1) {
    const sex = sensesAt(ad, at)?.senses.find((sense) => sense.sex)?.sex;
    if (!sex) continue;
    let from = at + 1;
    while (ad.clauses[from] === ad.clauses[at] && SEX_PRICE_WORDS.has(ad.words[from] ?? '') && from < at + 4) from += 1;
    const start = ad.words[from - 1] === '$' ? from - 1 : from;
    if (ad.clauses[start] !== ad.clauses[at]) continue;
    const price = readPrice(ad, start);
    const quantity = quantityOf(ad, start);
    if (!quantity || !(price || quantity.unit.of === 'bare')) continue;
    const part = price ? { from: price.from, length: price.length } : upTo(start, quantity.to);
    found.push({ price, low: price?.amount ?? quantity.low, sex, part });
  }
  const [first, second] = found;
  if (!first || !second || found.length !== 2 || first.sex === second.sex || !(first.price ?? second.price))
    return null;
  const amounts = found.map(({ low }) => valueOf(low));
  if (Math.max(...amounts) > SEX_PRICES_APART * Math.min(...amounts)) return null;
  return found.map(({ price, low, part }) => ({
    ...part,
    amount: low,
    isRange: true,
    taxes: price?.taxes ?? upTo(part.from, part.from),
  }));
}

/** “320 kg, 380c”: hundredths without a unit, which are of a kilo's price, but not said to be. */
function loneCentsAt(ad: Ad, at: number): Asked | null {
  const [number, sign] = [ad.tokens[at], ad.tokens[at + 1]];
  const isGlued = number?.kind === 'number' && sign?.text === 'c' && sign.start === number.end;
  if (!isGlued || ad.locale !== 'en' || ad.clauses[at + 2] === ad.clauses[at]) return null;
  const cents = valueOf(number.text);
  if (!(cents >= LONE_CENTS_MIN)) return null;
  const amount = String(Number((cents / 100).toFixed(4)));
  return { amount, isRange: false, currency: 'local', taxes: upTo(at + 2, at + 2), ...upTo(at, at + 2) };
}

/** «1,55 el kilo en pie, dólares»: the money in a part of the sentence of its own. */
function withMoneyAfter(ad: Ad, asked: Asked): Asked {
  const end = asked.from + asked.length;
  const isList = ad.clauses[end] !== ad.clauses[end - 1] && /^\s*,\s*$/.test(gapBefore(ad, end));
  const isIn = /^(?:en|em|in)$/.test(ad.words[end] ?? '');
  const money = isList ? match(ad, MEASURES.currency, isIn ? end + 1 : end) : null;
  const to = end + (isIn ? 1 : 0) + (money?.length ?? 0);
  if (!money || ad.clauses[to] === ad.clauses[end] || (asked.currency !== undefined && !isLocal(asked.currency)))
    return asked;
  return { ...asked, currency: money.meaning, length: to - asked.from };
}

/** Reads a price: a number with a currency, with what it is for, or after «precio». */
export function readPrice(ad: Ad, at: number): Asked | null {
  const found = priceAt(ad, at);
  return found && withMoneyAfter(ad, found);
}

function priceAt(ad: Ad, at: number): Asked | null {
  const lone = loneCentsAt(ad, at);
  if (lone) return lone;
  const named = match(ad, AROUND.priceBefore, at)?.length ?? 0;
  const start = at + named;
  const isColon = /^\s*:\s*$/.test(ad.text.slice(ad.tokens[start - 1]?.end, ad.tokens[start]?.start));
  const quantity = quantityOf(ad, start) ?? (named > 0 ? quantityOf(ad, at) : null);
  if (!quantity || (ad.clauses[at] !== ad.clauses[quantity.to - 1] && !(named > 0 && isColon))) return null;
  const cents = centsAt(ad, start, quantity);
  if (cents) return cents;
  const { unit, low } = quantity;
  // “$1650 plus GST” is no least price.
  const isPlusTax = quantity.compare === 'min' && match(ad, AROUND.taxes, quantity.to - 1) !== null;
  const to = isPlusTax ? quantity.to - 1 : quantity.to;
  if (unit.of === 'price' && !unit.currency && quantity.compare === 'min') return null;
  // «A 85 kilo», of animals whose weight is known, is a price for it.
  const isSingle = unit.of === 'weight' && unit.factor === 1 && ad.words[to - 1] === 'kilo';
  const isKilo = isSingle && (/[.,]\d{2}$/.test(low) || (ad.words[at] === 'a' && ad.facts.has('weight')));
  const isMoney = unit.of === 'bare' && (quantity.scale?.by ?? 0) >= MILLION;
  const before = unit.of === 'price' || unit.of === 'bare' ? basisBefore(ad, at) : null;
  const past = to + (match(ad, AROUND.taxes, to)?.length ?? 0);
  const isMarked =
    named > 0 || isMoney || past > to || (before !== null && before.basis !== 'lot' && /[.,]\d{1,2}$/.test(low));
  if (unit.of !== 'price' && !isKilo && !(unit.of === 'bare' && (isMarked || match(ad, AROUND.basisAfter, past))))
    return null;
  const isBulkSaid = unit.of === 'price' && isBulk(ad, at, to);
  const said = isBulkSaid ? 'bulk' : unit.of === 'price' ? unit.basis : isKilo ? 'live_kg' : undefined;
  const more = match(ad, AROUND.basisAfter, past);
  const all = said === undefined && !more ? allOfThem(ad, past) : 0;
  // «El kilo en gancho»: what follows a kilo may say which.
  const isNarrowed = more && (said === undefined || (said === 'live_kg' && more.meaning === 'carcass_kg'));
  const basisEnd = isNarrowed ? past + more.length : to;
  const isNotFor = (isNarrowed || said !== undefined) && isDeniedAfter(ad, basisEnd);
  const basis = isNotFor ? undefined : isNarrowed ? more.meaning : (said ?? (all > 0 ? 'lot' : before?.basis));
  const isByWeight = basis !== undefined && basis !== 'head' && basis !== 'lot' && basis !== 'bulk';
  const amount = amountOf(ad, quantity, isByWeight || valueOf(low) < BY_WEIGHT_MAX);
  if (amount === null || !(Number(amount) > 0)) return null;
  const currency = unit.of === 'price' ? unit.currency : undefined;
  const end = isNarrowed ? past + more.length : all > 0 ? past + all : to;
  const from = said === undefined && !isNarrowed && all === 0 && before ? before.from : at;
  const condition = isMarked || unit.of === 'price' ? conditionAfter(ad, end) : null;
  if (condition)
    return { amount, isRange: true, taxes: upTo(end, end), ...upTo(from, condition.from + condition.length) };
  return {
    amount,
    isRange: quantity.high !== undefined,
    taxes: end > past && past > to ? upTo(to, past) : upTo(end, end),
    from,
    length: end - from,
    ...(basis ? { basis } : {}),
    ...(currency ? { currency } : {}),
    ...(isNotFor ? { notFor: upTo(basisEnd, clauseEnd(ad, basisEnd)) } : {}),
  };
}

/** Where people ask in US dollars; elsewhere a money that isn't one of ours is. */
const DOLLAR_COUNTRIES: ReadonlySet<string> = new Set(['US', 'UY', 'EC', 'SV', 'PA', 'PR']);

/** Other countries whose own money is a dollar, in which nobody can ask in here. */
const OWN_DOLLARS: ReadonlySet<string> = new Set(['CA', 'NZ', 'NA', 'BZ', 'GY', 'JM', 'TT', 'BS', 'BB', 'FJ']);

/** The currencies that a sign, or none, may stand for; the first is the likeliest. In Canada `$` is none of ours. */
function currenciesIn(
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
  const isOwn = country !== null && (usualCurrency(country) === 'AUD' || OWN_DOLLARS.has(country));
  return currency === 'USD' && isPlain && !isNamed && isOwn;
}

/** What an amount may be for; the first is the likeliest. */
function basesOf(ad: Ad, { basis, amount }: Asked, currency: Currency | undefined, country: string | null) {
  const heads = Number(ad.facts.get('headCount')?.value ?? NaN);
  if (heads === 1 && (basis === 'bulk' || basis === undefined)) return { bases: ['head' as const] };
  if (basis !== undefined && basis !== 'bulk') return { bases: [basis] };
  const isSmall = Number(amount) < BY_WEIGHT_MAX;
  const reason = basis === 'bulk' ? ('bulk' as const) : ('basis' as const);
  if (basis === undefined && isSmall && (currency === 'USD' || currency === 'EUR' || currency === 'AUD'))
    return { bases: [country === 'US' ? ('live_lb' as const) : ('live_kg' as const)], reason };
  const category = ad.facts.get('category')?.value;
  const [least, most] = HEAD_USD[category === 'bovine' || category === 'equine' ? category : 'other'];
  if (currency !== 'USD' || Number.isNaN(heads)) return { bases: ['head' as const, 'lot' as const], reason };
  const isDear = Number(amount) > most;
  const isCheap = Number(amount) / heads < least;
  if (basis === 'bulk' && isDear && !isCheap) return { bases: ['lot' as const] };
  return isCheap ? { bases: ['head' as const], reason } : { bases: ['head' as const, 'lot' as const], reason };
}

/** The words of a price, without a tax between them. */
const partsOf = ({ from, length, taxes }: Asked): Part[] =>
  [upTo(from, taxes.from), upTo(taxes.from + taxes.length, from + length)].filter((part) => part.length > 0);

/** «$ 65 parejo todo el viaje», «precio parejo»: one price for all, and not what they look like. */
export function isOfPrice(ad: Ad, { from }: Part): boolean {
  if (ad.clauses[from - 1] !== ad.clauses[from]) return false;
  const isNamed = [1, 2].some((back) => match(ad, AROUND.priceBefore, from - back)?.length === back);
  return ad.priceEnd === from || isNamed || MEASURES.currency.match(ad.tokens, from - 1) !== null;
}

/** «$ 120.000 las ovejas», «16.500 el kg los machos»: of other animals than those of the lot. */
export function isOfOthers(ad: Ad, { codes, states }: Stock, { from, length }: Part): boolean {
  const end = from + length;
  // “Steers $345 heifers $320”: of those before it.
  const isOfLast = ad.clauses[from - 1] === ad.clauses[from] && (sensesAt(ad, from - 1)?.senses.length ?? 0) > 0;
  const isNamed = nounAt(ad, end - 1).length > 0 && !MEASURES.currency.match(ad.tokens, end - 1);
  const next = match(ad, AROUND.forEach, end) ? end + 1 : end;
  const at = isNamed ? end - 1 : next;
  if (ad.clauses[at] !== ad.clauses[end - 1] || isOfLast) return false;
  const nouns = nounAt(ad, at);
  if (nouns.length > 0) return codes.length > 0 && !nouns.some((code) => codes.includes(code));
  const sex = sensesAt(ad, at)?.senses.find((sense) => sense.sex)?.sex;
  const sexes = new Set(states.flatMap((state) => state.sex ?? []));
  return sex !== undefined && sexes.size > 0 && !sexes.has(sex);
}

/** Shows what is said of a tax. */
export function readTax(ad: Ad, at: number): number {
  const found = match(ad, AROUND.taxes, at);
  return found ? leaveUnread(ad, upTo(at, at + found.length)) : 0;
}

/**
 * Takes the price; where there are several, or it is for several lots, its writer says it. A currency or a basis that
 * the text leaves open is deduced from the country and the amount.
 */
export function settlePrice(ad: Ad, prices: readonly Asked[], country: string | null): void {
  const [first, ...others] = prices;
  if (!first) return;
  const isSame = others.every(({ amount }) => Number(amount) === Number(first.amount));
  if (!isSame || first.isRange) return ask(ad, 'price', ...prices.map(({ from, length }) => ({ from, length })));
  prices.forEach((part) => markUsed(ad, part));
  const parts = prices.flatMap(partsOf);
  prices.forEach(({ taxes }) => taxes.length > 0 && leaveUnread(ad, taxes));
  const named = prices.find(({ currency }) => currency !== undefined && !isLocal(currency)) ?? first;
  const { currencies, reason } = currenciesIn(country, isOwnDollar(ad, named, country) ? 'local' : named.currency);
  const [currency, otherCurrency] = currencies;
  const asked = prices.find(({ basis }) => basis) ?? first;
  const { bases, reason: why } = basesOf(ad, asked, otherCurrency ? undefined : currency, country);
  ad.facts.set('priceAmount', { value: first.amount, parts });
  if (currency && !reason) ad.facts.set('priceCurrency', { value: currency, parts });
  else if (currency) currencies.forEach((code) => deduce(ad, 'priceCurrency', code, reason ?? 'country', parts));
  else ask(ad, 'currency');
  const [basis] = bases;
  if (asked.notFor) ask(ad, 'basis', asked.notFor);
  else if (basis && !why) ad.facts.set('priceBasis', { value: basis, parts });
  else bases.forEach((one) => deduce(ad, 'priceBasis', one, why ?? 'basis', parts));
}
