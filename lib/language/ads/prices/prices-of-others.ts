import { MEASURES } from '@/lib/language/lexicon/lexicon';
import { inSameClause, match, upTo, type Ad, type Part } from '../ad-text';
import { AROUND } from '../ad-words';
import { tokensOf } from '../doubts/clauses';
import { isOfThing } from '../doubts/equipment';
import { OPPOSITE } from '../figures/heads';
import { quantityOf } from '../figures/quantity-of';
import { nounAt, sensesAt } from '../senses';
import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';
import { areAllYoung } from '@/lib/livestock/stock/roles';
import { GROWN, type Stock } from '../stock';
import type { Asked } from './asked';
import { evenBefore } from './likely-price';
import { readPrice } from './read-price';

/** «$ 65 parejo todo el viaje», «precio parejo»: one price for all, and not what they look like. */
export function isOfPrice(ad: Ad, { from }: Part): boolean {
  if (evenBefore(ad, from + 2)) return true;
  if (!inSameClause(ad, from - 1, from)) return false;
  const isNamed = [1, 2].some((back) => match(ad, AROUND.priceBefore, from - back)?.length === back);
  if (ad.tokens[from - 1]?.kind === 'number' && AT.test(ad.words[from - 2] ?? '')) return true;
  return ad.priceEnd === from || isNamed || MEASURES.currency.match(ad.tokens, from - 1) !== null;
}

/** “Weanlings … €1,480 the bulls”: of young ones the words for grown ones say the sex. */
const areSexOfYoung = (codes: readonly ClassCode[], nouns: readonly ClassCode[]): boolean =>
  areAllYoung(codes) && nouns.every((code) => GROWN.has(CLASSES[code].family));

/** Whether other animals than those of the lot stand right before a price: «las vacas 1400», “ewes at $375”. */
function isLast(ad: Ad, codes: readonly ClassCode[], from: number): boolean {
  const at = AT.test(ad.words[from - 1] ?? '') ? from - 2 : from - 1;
  const first = ARTICLE.test(ad.words[at - 1] ?? '') ? at - 1 : at;
  const isFirst = !inSameClause(ad, first - 1, at) || MEASURES.and.match(ad.tokens, first - 1) !== null;
  const nouns = isFirst && inSameClause(ad, at, from) ? nounAt(ad, at) : [];
  // “Bottle calves. Bulls $450”.
  if (areSexOfYoung(codes, nouns)) return false;
  // «Cada cabra 150 y el macho 200».
  const sex = isFirst && inSameClause(ad, at, from) ? sensesAt(ad, at)?.senses.find((sense) => sense.sex)?.sex : null;
  if (nouns.length === 0)
    return codes.length > 0 && !!sex && codes.every((code) => CLASSES[code].sex === OPPOSITE[sex]);
  return codes.length > 0 && !nouns.some((code) => codes.includes(code));
}

const ARTICLE = /^(?:l[oa]s?|el|os?|as?|the)$/;

const AT = /^(?:a|at|por|em|en|for|x|=|-|:)$/;

/** «$ 120.000 las ovejas», «16.500 el kg los machos»: of other animals than those of the lot. */
export function isOfOthers(ad: Ad, { codes, states, sexes: counted, thing }: Stock, { from, length }: Part): boolean {
  const end = from + length;
  // “Steers $345 heifers $320”: of those before it.
  const isOfLast = inSameClause(ad, from - 1, from) && (sensesAt(ad, from - 1)?.senses.length ?? 0) > 0;
  if (isLast(ad, codes, from) || (!thing && isOfThing(ad, { from, length }))) return true;
  const isNamed = nounAt(ad, end - 1).length > 0 && !MEASURES.currency.match(ad.tokens, end - 1);
  const next = match(ad, AROUND.forEach, end) ? end + 1 : end;
  const at = isNamed ? end - 1 : next;
  if (!inSameClause(ad, at, end - 1) || isOfLast) return false;
  const nouns = nounAt(ad, at);
  if (nouns.length > 0)
    return codes.length > 0 && !nouns.some((code) => codes.includes(code)) && !areSexOfYoung(codes, nouns);
  const sex = sensesAt(ad, at)?.senses.find((sense) => sense.sex)?.sex;
  // «10 machos, 450 reais fêmea 600 macho»: of those that are counted.
  const sexes = new Set((counted.length > 0 ? counted : states).flatMap((state) => state.sex ?? []));
  return sex !== undefined && sexes.size > 0 && !sexes.has(sex);
}

/** «Los machos a 78, las hembras a 70»: where both sexes were counted, a price right behind one of them is not of all. */
export const askedOfSexes = (ad: Ad, { sexes, codes, nouns, isMixed }: Stock, prices: readonly Asked[]): Asked[] =>
  prices.map((price) => {
    const at = AT.test(ad.words[price.from] ?? '')
      ? price.from - 1
      : AT.test(ad.words[price.from - 1] ?? '')
        ? price.from - 2
        : price.from - 1;
    const isOfSex = inSameClause(ad, at, price.from) && sensesAt(ad, at)?.senses.some(({ sex }) => sex);
    const isCounted = ad.tokens[at - 1]?.kind === 'number' && inSameClause(ad, at - 1, at);
    const end = price.from + price.length;
    const next = inSameClause(ad, end, end - 1) ? nounAt(ad, ARTICLE.test(ad.words[end] ?? '') ? end + 1 : end) : [];
    const isOfSome = next.length > 0 && codes.some((code) => CLASSES[code].sex !== CLASSES[next[0] ?? code].sex);
    if (codes.length > 0 && isOfSome && areSexOfYoung(codes, next)) return { ...price, isRange: true };
    // «Chivos y cabras … los chivatos 220 mil»: of one kind of two.
    const kind = inSameClause(ad, at, price.from) ? nounAt(ad, at) : [];
    const isOther = (noun: Part) => !nounAt(ad, noun.from).some((code) => kind.includes(code));
    if (isMixed && kind.length > 0 && nouns.some(isOther)) return { ...price, isRange: true };
    return isOfSex && !isCounted && sexes.length > 1 ? { ...price, isRange: true } : price;
  });

/** So far from the price for all of them another one is looked for. */
const BESIDE_MAX = 20;

/** «8.500 cada, lote fechado 128 mil»: another price, for all of them, and not that they are sold together; or null. */
export function wholePrice(ad: Ad, { from, length }: Part): Part | null {
  const end = from + length;
  const link = /^(?:por|a|em|en|for|at|=|-)$/.test(ad.words[end] ?? '') ? end + 1 : end;
  const quantity = inSameClause(ad, link, from) ? quantityOf(ad, link) : null;
  const isAmount = ad.tokens[link]?.kind === 'number' || MEASURES.currency.match(ad.tokens, link) !== null;
  const isMoney = isAmount && quantity && /^(?:price|bare)$/.test(quantity.unit.of);
  if (!isMoney || ad.words[quantity.to] === '%') return null;
  const others = [...tokensOf(from - BESIDE_MAX, from), ...tokensOf(quantity.to, quantity.to + BESIDE_MAX)];
  const isOther = others.some((at) => ad.tokens[at]?.kind === 'number' && readPrice(ad, at)?.basis !== undefined);
  return isOther ? upTo(from, quantity.to) : null;
}

/** «95 euros cada, carneros 180»: beside a price of others, another one right behind the animals for sale. */
export function namedPrices(ad: Ad, { codes, nouns }: Stock, prices: readonly Asked[]): Asked[] {
  const [first] = prices;
  if (!first) return [];
  const counts = ad.deduced.flatMap(({ field, parts }) => (field === 'headCount' ? parts : []));
  return nouns.flatMap(({ from, length }, nth) => {
    const end = from + length;
    const quantity = inSameClause(ad, end, from) && ad.tokens[end]?.kind === 'number' ? quantityOf(ad, end) : null;
    const isAlone = quantity?.unit.of === 'bare' && quantity.high === undefined && !inSameClause(ad, quantity.to, from);
    const isAgain = nth > 0 && from > first.from && nounAt(ad, from).some((code) => codes.includes(code));
    const isCount = counts.some((part) => part.from === end);
    if (!quantity || !isAlone || !isAgain || isCount || inSameClause(ad, from - 1, from)) return [];
    return [{ amount: quantity.low, isRange: true, taxes: upTo(end, end), ...upTo(from, quantity.to) }];
  });
}
