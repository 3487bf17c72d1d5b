import { LOCALES } from '@/lib/core/i18n/locales';
import { MEASURES, NUMBER_WORDS } from '@/lib/language/lexicon/lexicon';
import type { Token } from '@/lib/language/lexicon/tokens';
import { valueOf, type Quantity } from '@/lib/language/quantities/quantity';
import { quantityAt } from '@/lib/language/quantities/quantity-at';
import { isBehindNumber } from '@/lib/language/quantities/written-numbers';
import { KG_USD } from '@/lib/language/quantities/units';
import { isCode, inSameClause, match, type Ad } from '../ad-text';
import { AROUND } from '../ad-words';
import { sensesAt } from '../senses';

export const HEAVIEST_KG = 2000;

/** More words stand before no number. */
const WORDS_BEFORE_MAX = 8;

/** More tokens than this no quantity has. */
const QUANTITY_MAX = 24;

/** So many bucks beside goats are no dollars. */
const BUCKS_MAX = 20;

/** Whether a number, or a part of one in words, stands at a token. */
const isFigure = ({ kind, text }: Token): boolean =>
  kind === 'number' ||
  LOCALES.some((locale) => NUMBER_WORDS[locale].has(text)) ||
  (MEASURES.multiples.get(text) ?? MEASURES.scale.get(text)) !== undefined;

/** No range of prices goes so far: «20 a u$s 900». */
const RANGE_TIMES = 5;

/** The quantity of tokens; «3,10 US$ y 15 terneros» is no range of prices, since the second number counts animals. */
function quantityUpToAnimals(ad: Ad, near: readonly Token[], at: number): Quantity | null {
  const quantity = quantityAt(near, 0, ad.locale);
  if (quantity?.unit.of !== 'price' && quantity?.unit.of !== 'weight') return quantity;
  const money = near.findIndex((_, one) => MEASURES.currency.match(near, one));
  // «20 a u$s 900 c/u»: how many, and what each costs; «3a 850kg»: how old, and how heavy.
  const isFar = quantity.high !== undefined && valueOf(quantity.high) > RANGE_TIMES * valueOf(quantity.low);
  const join = near.findIndex(({ text }) => text === 'a');
  if (isFar && join > 0 && (quantity.unit.of === 'weight' || join < money))
    return quantityAt(near.slice(0, join), 0, ad.locale);
  if (quantity.unit.of === 'weight') return quantity;
  const counts = sensesAt(ad, at + quantity.to)?.senses.some(({ stock, breed }) => stock ?? breed) ?? false;
  const link = near.slice(0, quantity.to).findLastIndex(({ text }) => MEASURES.and.get(text) !== undefined);
  return counts && link > 0 ? quantityAt(near.slice(0, link), 0, ad.locale) : quantity;
}

/** A number with its unit, within one part of a sentence; «300 kg vivos» is a weight, though «3,10 kg vivo» a price. */
function findQuantity(ad: Ad, at: number): Quantity | null {
  const { tokens, words, clauses, locale } = ad;
  // «M.N.» stands after an amount: “MN1” is a status.
  if (words[at] === 'mn') return null;
  // «Nueve millones» is read whole or not at all.
  if (MEASURES.scale.match(tokens, at) && inSameClause(ad, at - 1, at) && isBehindNumber(tokens, at, locale))
    return null;
  const near: Token[] = [];
  for (let next = at; next < at + QUANTITY_MAX && clauses[next] === clauses[at]; next += 1) {
    const token = tokens[next];
    // “2 bucks” beside does are goats.
    if (ad.hasGoats && token?.text === 'bucks' && Number(words[next - 1]) <= BUCKS_MAX) break;
    if (token) near.push(token);
  }
  if (!near.some(isFigure)) return null;
  const number = near.findIndex(({ kind }) => kind === 'number');
  const isWritten = number < 0 || number >= WORDS_BEFORE_MAX;
  if (isWritten && !/^(?:mil|un|media)$/.test(words[at] ?? '')) {
    // Written in words: nothing stands before it.
    const quantity = quantityAt(near, 0, locale);
    return quantity && { ...quantity, from: at, to: at + quantity.to };
  }
  const quantity = quantityUpToAnimals(ad, near, at);
  if (!quantity) return null;
  const found = { ...quantity, from: at, to: at + quantity.to };
  if (found.unit.of !== 'price' || found.unit.currency || found.unit.basis !== 'live_kg') return found;
  const kilograms = valueOf(found.low);
  const isWeight = /^k/.test(words[at + number + 1] ?? '') && kilograms >= KG_USD && kilograms < HEAVIEST_KG;
  return isWeight ? { ...found, unit: { of: 'weight', factor: 1 } } : found;
}

/** The quantity at a token, which is asked several times. */
export function quantityOf(ad: Ad, at: number): Quantity | null {
  const known = ad.quantities.get(at);
  if (known !== undefined) return known;
  const quantity = isCode(ad, at) ? null : findQuantity(ad, at);
  ad.quantities.set(at, quantity);
  return quantity;
}

/** So many words name what is gained, or what else is weighed: «ganancia diaria de 0,8 kg», “birth weight 75 lb”. */
const GAIN_WORDS_MAX = 3;

/** Whether a weight is no animal's: what it gains or gives, or weighed when it was born. */
export function isOfGain(ad: Ad, from: number, end: number): boolean {
  const start = /^(?:de|of|con|com|was|is)$/.test(ad.words[from - 1] ?? '') ? from - 1 : from;
  const isBefore = Array.from({ length: GAIN_WORDS_MAX }, (_, nth) => nth + 1).some(
    (back) => inSameClause(ad, start - back, from) && (match(ad, AROUND.gains, start - back)?.length ?? 0) >= back,
  );
  return isBefore || (inSameClause(ad, end, end - 1) && match(ad, AROUND.daily, end) !== null);
}
