import { readNumber } from '@/lib/core/i18n/read-number';
import { MEASURES } from '@/lib/language/lexicon/lexicon';
import { valueOf } from '@/lib/language/quantities/quantity';
import { inSameClause, match, upTo, type Ad, type Part } from '../ad-text';
import { AROUND } from '../ad-words';
import { areCountedAt } from '../figures/counts-of-sexes';
import { quantityOf } from '../figures/quantity-of';
import { breedsAt, sensesAt } from '../senses';
import type { Asked } from './asked';
import { readPrice } from './read-price';

const SEX_PRICE_WORDS = new Set(['a', 'en', 'em', 'at', 'por', 'x', '@', '-', '=', 'los', 'las', '$']);

/** Prices of males and of females are no farther apart. */
const SEX_PRICES_APART = 2;

interface SexPrice {
  price: Asked | null;
  isPrice: boolean;
  low: string;
  sex: string;
  part: Part;
}

/** «A 13,50»: with its cents and such a word an amount is a price. */
const DECIMALS = /^\d{1,3}[.,]\d{2}$/;

const AT = new Set(['a', 'at', '@', 'por', 'em', 'x']);

/** So many tokens a price has before the sex that it is for. */
const SEX_PRICE_MAX = 6;

/**
 * «$5200 el kg los machos y 4900 las hembras», «precio 16.500 machos y 15.000 hembras»: a price right before the sex that
 * it is for; `isNext` if another one stands before.
 */
function priceBeforeSex(ad: Ad, at: number, isNext: boolean): Omit<SexPrice, 'sex'> | null {
  const isNamed = /^(?:l[oa]s?|el|os?|as?|the|for)$/.test(ad.words[at - 1] ?? '');
  const end = isNamed ? at - 1 : at;
  for (let from = end - SEX_PRICE_MAX; from < end; from += 1) {
    if (from < 0 || !inSameClause(ad, from, at)) continue;
    const isWord = ad.tokens[from]?.kind === 'word' && !MEASURES.currency.match(ad.tokens, from);
    if (isWord && !match(ad, AROUND.priceBefore, from)) continue;
    const price = readPrice(ad, from);
    // «A $78 el macho».
    const start = AT.has(ad.words[from - 1] ?? '') && inSameClause(ad, from - 1, at) ? from - 1 : from;
    if (price && price.from <= from && price.from + price.length === end)
      return { price, isPrice: true, low: price.amount, part: upTo(Math.min(start, price.from), end) };
    const isAlso = isNext && MEASURES.and.match(ad.tokens, from - 1) !== null;
    const quantity = isNamed || isAlso ? quantityOf(ad, from) : null;
    if (quantity?.unit.of === 'bare' && quantity.to === end)
      return { price: null, isPrice: isAlso, low: quantity.low, part: upTo(from, end) };
  }
  return null;
}

/** «Los machos 3,10 y las hembras 2,85 el kilo», behind how many there are: the price of one sex, and that right before it. */
function besideOther(ad: Ad, found: readonly SexPrice[]): SexPrice[] {
  const isPair = (one: SexPrice, other: SexPrice | undefined): boolean =>
    one.isPrice !== other?.isPrice && one.sex !== other?.sex && inSameClause(ad, one.part.from, other?.part.from ?? -1);
  const nth = found.findIndex((one, at) => isPair(one, found[at + 1]));
  return nth < 0 ? [] : found.slice(nth, nth + 2);
}

/**
 * Reads what males and females are sold for apart, «machos a 62 y hembras a 58 el kilo»: of two prices none is the
 * lot's. Null unless both are there and one of them says that it is a price.
 */
export function pricesOfSexes(ad: Ad): Asked[] | null {
  const found: SexPrice[] = [];
  let isBefore = false;
  for (let at = 0; at < ad.tokens.length; at += 1) {
    const sex = sensesAt(ad, at)?.senses.find((sense) => sense.sex)?.sex;
    const counted = areCountedAt(ad, at);
    if (counted) at += counted.length - 1;
    if (!sex || counted) continue;
    const before = priceBeforeSex(ad, at, isBefore);
    if (before) found.push({ ...before, sex });
    isBefore = before?.isPrice ?? false;
    if (before) continue;
    // «20 machos 210 kg a 13,50»: what they weigh stands between.
    // «Machos Charolais a 88».
    const end = breedsAt(ad, at + 1).length > 0 ? at + 1 + (sensesAt(ad, at + 1)?.length ?? 1) : at + 1;
    const weight = quantityOf(ad, end);
    const isWeighed = weight?.unit.of === 'weight' && ad.tokens[end]?.kind === 'number';
    const start0 = isWeighed ? weight.to : end;
    let from = start0;
    while (inSameClause(ad, from, at) && SEX_PRICE_WORDS.has(ad.words[from] ?? '') && from < start0 + 3) from += 1;
    const start = ad.words[from - 1] === '$' ? from - 1 : from;
    if (!inSameClause(ad, start, at)) continue;
    const price = readPrice(ad, start);
    const quantity = quantityOf(ad, start);
    if (!quantity || !(price || quantity.unit.of === 'bare')) continue;
    // «62 machos 38 hembras»: the number after the first counts the second.
    if (!price && from === at + 1 && ad.tokens[at - 1]?.kind === 'number' && inSameClause(ad, at - 1, at)) continue;
    const part = price ? { from: price.from, length: price.length } : upTo(start, quantity.to);
    const isCents = DECIMALS.test(quantity.low) && AT.has(ad.words[from - 1] ?? '');
    found.push({
      price,
      isPrice: price !== null || isCents,
      low: price?.amount ?? readNumber(quantity.low) ?? quantity.low,
      sex,
      part,
    });
  }
  const priced = found.filter(({ isPrice }) => isPrice);
  // «Machos 155 kg, hembras 145»: other numbers may be what they weigh.
  const two = found.length > 2 && priced.length !== 2 ? besideOther(ad, found) : found.length > 2 ? priced : found;
  const [first, second] = two;
  if (!first || !second || two.length !== 2 || first.sex === second.sex || priced.length === 0) return null;
  const amounts = two.map(({ low }) => valueOf(low));
  if (Math.max(...amounts) > SEX_PRICES_APART * Math.min(...amounts)) return null;
  return two.map(({ price, low, part }) => ({
    ...part,
    amount: low,
    isRange: true,
    taxes: price?.taxes ?? upTo(part.from, part.from),
  }));
}
