import { readNumber } from '@/lib/core/i18n/read-number';
import { MEASURES } from '@/lib/language/lexicon/lexicon';
import { tokens as tokensOf, type Span, type Token } from '@/lib/language/lexicon/tokens';
import type { AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import type { FiguresSaid } from './dto';

/** How far beyond a price that is said alone its limit lies. */
const PRICE_TOLERANCE = 0.1;

const isCompared = (tokens: readonly Token[]) =>
  [MEASURES.compare, MEASURES.compareAfter, MEASURES.compareAlone].some((words) =>
    tokens.some((_, at) => /^(?:max|min)$/.test(words.match(tokens, at)?.meaning ?? '')),
  );

/**
 * The figures that a text says without «hasta» or «desde», and whose limits are wider than what it says: «200 gallinas» are
 * 150 or more, «250 kg» from 225 to 275.
 */
export function figuresSaid(text: string, spans: readonly Span[], said: Partial<AnimalListingQuery>): FiguresSaid {
  const figures: FiguresSaid = {};
  for (const { start, end, keys } of spans) {
    const tokens = tokensOf(text.slice(start, end));
    const [number, ...more] = tokens.filter(({ kind }) => kind === 'number');
    if (!number || more.length > 0 || isCompared(tokens)) continue;
    const has = (key: keyof AnimalListingQuery) => keys.includes(key) && said[key] !== undefined;
    const middle = (low = 0, high = 0) => Math.round((low + high) / 2);
    const price = (limit: string | undefined, decimals: number) =>
      Number((Number(limit) / (1 + PRICE_TOLERANCE)).toFixed(decimals));
    if (has('minHeads') && !has('maxHeads')) figures.heads = Number(readNumber(number.text) ?? said.minHeads);
    if (has('minWeight') && has('maxWeight')) figures.weight = middle(said.minWeight, said.maxWeight);
    if (has('minAge') && has('maxAge')) figures.age = middle(said.minAge, said.maxAge);
    if (has('maxPrice') && !has('minPrice')) figures.price = price(said.maxPrice, 2);
    if (has('maxPriceKg') && !has('minPriceKg')) figures.priceKg = price(said.maxPriceKg, 4);
  }
  return figures;
}
