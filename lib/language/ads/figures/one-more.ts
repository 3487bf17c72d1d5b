import { gapBefore, match, written, type Ad, type Part } from '../ad-text';
import { AROUND, OF_SEVERAL } from '../ad-words';
import { clauseStart, tokensOf } from '../doubts/clauses';
import { sensesAt } from '../senses';
import type { Stock } from '../stock';

/** So many words say what one more animal is like: «una vaquillona Hereford preñada». */
const ONE_MORE_WORDS_MAX = 3;

const AND = /^(?:y|e|and|&|\+)$/;

/** Whether animals are taken in exchange in the same part of the sentence: «permuto por toro y una vaquillona». */
const isBarter = (ad: Ad, at: number): boolean =>
  tokensOf(clauseStart(ad, at), at).some((one) => match(ad, AROUND.barter, one) !== null);

/**
 * Whether one animal is named in a part of the sentence of its own, or after «y», beside others that were counted: «3
 * vacas en ordeñe y una vaquillona preñada de 7 meses».
 */
export function isOneMore(ad: Ad, { from, length }: Part): boolean {
  const isOne = /^(?:una?|uma?|one)$/.test(ad.words[from - 1] ?? '') && ad.clauses[from - 1] === ad.clauses[from];
  if (!isOne || !ad.facts.has('headCount')) return false;
  if (ad.clauses[from - 2] !== ad.clauses[from])
    return ad.clauses[from + length + ONE_MORE_WORDS_MAX] !== ad.clauses[from];
  return AND.test(ad.words[from - 2] ?? '') && !isBarter(ad, from);
}

const ANOTHER = /^(?:otr[ao]|outr[ao]|another)$/;

/** «Vaca con su becerra, 28 mil. Otra canela vacía, 17 mil»: what is said of another animal is none of the first's. */
export function readOneMore(ad: Ad, stock: Stock, at: number): number {
  const isFirst = ad.clauses[at - 1] !== ad.clauses[at] || (AND.test(ad.words[at - 1] ?? '') && at > 1);
  const [noun] = stock.nouns;
  if (!ANOTHER.test(ad.words[at] ?? '') || !isFirst || !noun || OF_SEVERAL.test(written(ad, noun))) return 0;
  const isOfAnimal = [at + 1, at + 2].some(
    (one) =>
      ad.clauses[one] === ad.clauses[at] &&
      sensesAt(ad, one)?.senses.some(({ stock: codes, state, breed }) => codes ?? state ?? breed),
  );
  if (!isOfAnimal || Number(ad.facts.get('headCount')?.value ?? 1) > 1) return 0;
  stock.lots += 1;
  ad.breaks.push(at);
  return 1;
}

/** So many tokens behind an animal a figure is its own. */
const OWN_FIGURE_MAX = 10;

/** «Égua 6 anos, R$ 12 mil. Burro de sela 8 anos»: whether an animal begins a sentence that has figures of its own. */
export function hasOwnFigure(ad: Ad, { from, length }: Part): boolean {
  if (!/[.;!?\n]/.test(gapBefore(ad, from))) return false;
  for (let at = from + length; at < from + length + OWN_FIGURE_MAX && at < ad.tokens.length; at += 1) {
    if (/[.;!?\n](?:\s|$)/.test(gapBefore(ad, at))) return false;
    if (ad.tokens[at]?.kind === 'number') return true;
  }
  return false;
}
