import { MEASURES } from '@/lib/language/lexicon/lexicon';
import type { Quantity } from '@/lib/language/quantities/quantity';
import { writtenNumberAt } from '@/lib/language/quantities/written-numbers';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { gapBefore, inSameClause, leaveUnread, markUsed, match, upTo, type Ad } from '../ad-text';
import { AROUND } from '../ad-words';
import { countedAt } from './heads';
import { quantityOf } from './quantity-of';

/** So many words lead from what is taken back to what takes its place: «no, perdón, quise decir». */
const CORRECTION_MAX = 5;

/** «300 kg, no, 350», «al gancho no, en pie»: a negation that a comma stands behind takes back what is before it. */
const isTakingBack = (ad: Ad, at: number): boolean =>
  /^(?:no|nao)$/.test(ad.words[at] ?? '') && /^\s*(?:,|\.{2,}|…)/.test(gapBefore(ad, at + 1));

/** Where words end that say that what follows takes the place of what stands before; null if none do. */
function endOfCorrection(ad: Ad, from: number, isEnd: (at: number) => boolean): number | null {
  let isSaid = false;
  for (let at = from; at <= from + CORRECTION_MAX && ad.tokens[at] !== undefined; at += 1) {
    if (isSaid && isEnd(at)) return at;
    const word = MEASURES.correcting.get(ad.words[at] ?? '');
    if (word === undefined || /[\n;]/.test(gapBefore(ad, at))) return null;
    isSaid ||= word === 'itself' || isTakingBack(ad, at);
  }
  return null;
}

/** A figure with the unit of the one that it takes the place of: «300 kilos, no, 350», «40 novillos, digo, 45». */
function inPlaceOf(ad: Ad, { unit }: Quantity, next: Quantity): Quantity | null {
  const isCounted = next.unit.of === 'bare' && countedAt(ad, next.to) > 0;
  const isOfHeads = unit.of === 'bare' || unit.of === 'heads';
  if (isOfHeads && (isCounted || next.unit.of === 'heads')) return next;
  if (next.unit.of === 'bare' && !isCounted) return { ...next, unit: unit.of === 'bare' ? { of: 'heads' } : unit };
  return next.unit.of === unit.of ? next : null;
}

/** A figure, or a number in words that stands alone. */
function figureAt(ad: Ad, at: number): Quantity | null {
  const written = quantityOf(ad, at) ? null : writtenNumberAt(ad.tokens, at, ad.locale);
  return written ? { low: written.text, unit: { of: 'bare' }, from: at, to: at + written.length } : quantityOf(ad, at);
}

/** Passes over a figure that the next one takes the place of: it is shown, and no fact. */
export function passCorrected(ad: Ad, at: number): number {
  const one = quantityOf(ad, at);
  if (!one || !inSameClause(ad, at, one.to - 1)) return 0;
  const counted = one.unit.of === 'bare' ? countedAt(ad, one.to) : one.to;
  if (counted === 0) return 0;
  const end = one.unit.of === 'bare' ? afterAnimals(ad, counted) : one.to;
  const from = endOfCorrection(ad, end, (next) => figureAt(ad, next) !== null);
  const next = from === null ? null : figureAt(ad, from);
  const meant = next && inPlaceOf(ad, one, next);
  if (from === null || !meant) return 0;
  ad.quantities.set(from, meant);
  leaveUnread(ad, upTo(at, one.to));
  return markUsed(ad, upTo(at, one.to));
}

/** So many words name the animals that a number counts. */
const NAMED_MAX = 4;

/** Where the part of the sentence ends that begins with counted animals, if a few words of theirs end it. */
function afterAnimals(ad: Ad, at: number): number {
  let to = at + 1;
  while (to < at + NAMED_MAX && inSameClause(ad, to, at) && MEASURES.correcting.get(ad.words[to] ?? '') === undefined)
    to += 1;
  return to;
}

type Basis = PriceBasis | 'bulk';

const basisAt = (ad: Ad, at: number): { meaning: Basis; length: number } | null =>
  match(ad, AROUND.basisCorrected, at) ?? match(ad, AROUND.basisAfter, at);

/** «2900 el kilo al gancho, no, en pie»: what a price is for that takes the place of what was said, and where it ends. */
export function correctedBasis(ad: Ad, end: number): { basis: Basis; to: number } | null {
  // «O kg vivo, não, carcaça».
  const said = inSameClause(ad, end, end - 1) ? match(ad, AROUND.basisCorrected, end) : null;
  if (said) return correctedBasis(ad, end + said.length);
  const corrected = endOfCorrection(ad, end, (at) => basisAt(ad, at) !== null);
  const from = corrected ?? deniedFrom(ad, end);
  const basis = from === null ? null : basisAt(ad, from);
  if (from === null || !basis) return null;
  const to = from + basis.length;
  return correctedBasis(ad, to) ?? (corrected === null ? null : { basis: basis.meaning, to });
}

/** «Al gancho no al gancho no, perdón, en pie»: where a basis stands that is denied once more. */
const deniedFrom = (ad: Ad, at: number): number | null =>
  /^(?:no|nao|not)$/.test(ad.words[at] ?? '') && inSameClause(ad, at + 1, at) && basisAt(ad, at + 1) ? at + 1 : null;
