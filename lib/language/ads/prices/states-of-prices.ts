import { valueOf } from '@/lib/language/quantities/quantity';
import { inSameClause, type Ad, type Part } from '../ad-text';
import { clauseEnd, clauseStart } from '../doubts/clauses';
import { quantityOf } from '../figures/quantity-of';
import { nounAt } from '../senses';
import type { Stock } from '../stock';
import type { Asked } from './asked';

/** What animals are called beside each price: of those before it if one begins the part of the sentence, or behind it. */
function besidePrice<Word extends Part>(
  ad: Ad,
  words: readonly Word[],
  prices: readonly Asked[],
  price: Asked,
): Word[] {
  const [start, end] = [clauseStart(ad, price.from), clauseEnd(ad, price.from)];
  const here = words.filter(({ from }) => from >= start && from < end);
  const others = prices.filter(({ from }) => from >= start && from < end);
  const isBefore = here.some(({ from }) => from < Math.min(...others.map((one) => one.from)));
  const last = Math.max(start, ...others.filter(({ from }) => from < price.from).map((one) => one.from));
  const next = Math.min(end, ...others.filter(({ from }) => from > price.from).map((one) => one.from));
  return here.filter(({ from }) => (isBefore ? from >= last && from < price.from : from >= price.from && from < next));
}

/** No animal costs less in any money. */
const AMOUNT_MIN = 100;

/** “$4200 a pair, open cow 1600”, «la vacía 800»: behind the price of all, a state of some with an amount of their own. */
function isPricedApart(ad: Ad, { nouns }: Stock, [price]: readonly Asked[], { from, length }: Part): boolean {
  const end = from + length;
  const at = end + (nounAt(ad, end).length > 0 ? 1 : 0);
  const quantity = inSameClause(ad, at, from) && ad.tokens[at]?.kind === 'number' ? quantityOf(ad, at) : null;
  const isAmount = quantity?.unit.of === 'bare' && quantity.high === undefined && valueOf(quantity.low) >= AMOUNT_MIN;
  const isEnd = quantity !== null && !inSameClause(ad, quantity.to, at);
  return price !== undefined && price.from < from && isAmount && isEnd && nouns.some((noun) => noun.from < price.from);
}

const ARTICLES = /^(?:l[oa]s|[oa]s|the)$/;
const AND = /^(?:y|e|and)$/;

/** «As prenhas 7.500 e as paridas 9 mil»: those of them, by an article that begins a part with their price. */
function isOfThose(ad: Ad, { nouns }: Stock, prices: readonly Asked[], { from }: Part): boolean {
  const at = from - 1;
  const isFirst = !inSameClause(ad, at - 1, from) || AND.test(ad.words[at - 1] ?? '');
  return (
    isFirst &&
    ARTICLES.test(ad.words[at] ?? '') &&
    nouns.some((noun) => noun.from < at) &&
    prices.some((price) => price.from > at && inSameClause(ad, price.from, at))
  );
}

/**
 * “$4100 pair, $3200 bred”, «preñadas 1.100, vacías 850»: states that have prices of their own are each of some of the
 * animals.
 */
export function partStates(ad: Ad, stock: Stock, prices: readonly Asked[]): void {
  const those = stock.states.filter((state) => isOfThose(ad, stock, prices, state));
  const isTheirs = ({ from }: Part) => those.some((one) => one.from <= from && inSameClause(ad, one.from, from));
  for (const state of stock.states)
    if (!state.sex && (isPricedApart(ad, stock, prices, state) || isTheirs(state))) state.isOfPrice = true;
  if (new Set(prices.map(({ amount }) => Number(amount))).size < 2) return;
  const words = [...stock.states.filter(({ sex }) => !sex), ...stock.nouns.map((noun) => ({ ...noun, concept: '' }))];
  const groups = prices.toSorted((a, b) => a.from - b.from).map((price) => besidePrice(ad, words, prices, price));
  const named = groups.filter((group) => group.length > 0);
  const [first, ...others] = named;
  for (const state of others.flat()) {
    const isOther = first?.every(({ concept }) => concept !== state.concept);
    const known = stock.states.find(({ from }) => from === state.from);
    if (isOther && known) known.isOfPrice = true;
  }
}

/** So many words stand between a price and what it is for: “$300 for the bred ones”. */
const FOR_WORDS_MAX = 3;

/** «USD 80 las preñadas» of some that are: a price of those, and not of all. */
export const askedOfParts = (ad: Ad, { ofPart }: Stock, prices: readonly Asked[]): Asked[] =>
  prices.map((price) => {
    const [from, to] = [price.from, price.from + price.length];
    const isBeside = (part: Part) =>
      inSameClause(ad, part.from, from) &&
      ((part.from >= to && part.from - to <= FOR_WORDS_MAX) ||
        (part.from < from && from - part.from - part.length <= FOR_WORDS_MAX));
    return ofPart.some(isBeside) ? { ...price, isRange: true } : price;
  });
