import 'server-only';
import { LITTLE, MEASURES, NUMBER_WORDS, VOCABULARY } from '@/lib/language/lexicon/lexicon';
import { gapBefore, isNegation, inSameClause, match, upTo, type Ad, type Part } from '../ad-text';
import { AROUND, DENIALS } from '../ad-words';
import { clauseEnd, clauseStart, isStop, remembered, tokensOf } from './clauses';

/** So many words stand between a negation and what it denies: «no están todas muy mansas». */
const BETWEEN_MAX = 5;

/** True for a word between a negation and what it denies that ends at a token. */
const isBetween = (ad: Ad, at: number): boolean =>
  [AROUND.silent, LITTLE.afterNot, DENIALS.quantifiers].some((words) => words.get(ad.words[at] ?? '') !== undefined) ||
  isDeniedNoun(ad, at);

/** «No hay vacas vacías», «no son gordos gordos»: the animals of the lot, and a word that is said twice. */
const isDeniedNoun = (ad: Ad, at: number): boolean =>
  (VOCABULARY.match(ad.tokens, at)?.meaning.some(({ stock }) => stock) ?? false) ||
  ad.words[at] === ad.words[at + 1] ||
  /^animal(?:es|is)?$/.test(ad.words[at] ?? '');

/** True for what is after «no», «sin», «no son», «no todas», and for the second of two that are denied, «no A o B». */
export function isNegated(ad: Ad, at: number): boolean {
  for (let back = at - 1; back >= at - 1 - BETWEEN_MAX && inSameClause(ad, back, at); back -= 1) {
    if (isNegation(ad, back)) return true;
    if (back === at - 1 && DENIALS.or.get(ad.words[back] ?? ''))
      return tokensOf(clauseStart(ad, at), back).some((one) => isNegation(ad, one));
    if (!isBetween(ad, back)) return false;
  }
  return false;
}

/** A part of a sentence that only denies what stands before it, or doubts it: «vacunas: no», «brucelosis, todavía no». */
function isOnlyDenial(ad: Ad, from: number, mayDoubt = false): boolean {
  let hasNegation = false;
  for (let at = from; inSameClause(ad, at, from);) {
    const not = isNegation(ad, at) ? (match(ad, DENIALS.not, at) ?? match(ad, LITTLE.not, at)) : null;
    const yet = match(ad, DENIALS.yet, at);
    const doubt = mayDoubt ? match(ad, DENIALS.doubted, at) : null;
    hasNegation ||= not !== null || doubt !== null;
    const length = not?.length ?? doubt?.length ?? yet?.length ?? 0;
    if (length === 0) return false;
    at += length;
  }
  return hasNegation;
}

/** True for what is before a negation that denies nothing else: «gordas no», «al gancho no, en pie». */
export function isDeniedAfter(ad: Ad, end: number, mayDoubt = false): boolean {
  const isHere = inSameClause(ad, end, end - 1);
  return isOnlyDenial(ad, end, mayDoubt) && (isHere || /^\s*[,:?]?\s*$/.test(gapBefore(ad, end)));
}

/** What is said of all but some: «todas mochas menos dos», “all polled bar 2”; up to its end, or null. */
export function exceptionAfter(ad: Ad, { from, length }: Part): Part | null {
  const end = from + length;
  // «Mochos todos exceto dois».
  if (
    inSameClause(ad, end + 1, from) &&
    DENIALS.quantifiers.get(ad.words[end] ?? '') &&
    match(ad, DENIALS.exceptions, end + 1)
  )
    return upTo(from, clauseEnd(ad, end));
  const isNext =
    inSameClause(ad, end, end - 1) || gapBefore(ad, end).trim() === ',' || gapBefore(ad, end).trim() === '(';
  // «Prenhas (toque), menos 2».
  const behind = gapBefore(ad, end).includes('(') ? clauseEnd(ad, end) : end;
  const next = gapBefore(ad, behind).includes(')') ? behind : end;
  return (isNext || next > end) && match(ad, DENIALS.exceptions, next) ? upTo(from, clauseEnd(ad, next)) : null;
}

/** So many words stand between a word of exception and what is said of the others: “all but one back in calf”. */
const EXCEPTED_MAX = 5;

/** «Todas menos dos preñadas», “all but one in calf”: so many are excepted before what is said; from there on, or null. */
export function exceptionBefore(ad: Ad, { from, length }: Part): Part | null {
  for (let at = from - 2; at >= from - EXCEPTED_MAX && inSameClause(ad, at, from); at -= 1) {
    const number = at + (match(ad, DENIALS.exceptions, at)?.length ?? NaN);
    const isNumber = ad.tokens[number]?.kind === 'number' || NUMBER_WORDS[ad.locale].has(ad.words[number] ?? '');
    if (isNumber && number < from) return upTo(at, from + length);
  }
  return null;
}

/** True where words around deny a phrase. */
export const isDenied = (ad: Ad, { from, length }: Part): boolean =>
  isNegated(ad, from) || isDeniedAfter(ad, from + length) || isDeniedAsked(ad, from + length);

/** So many words stand between what is asked and its question mark: «PO e LA?? não». */
const ASKED_MAX = 3;

/** «PO e LA?? não», «registradas? PO? no»: a negation right after a question denies all that it asks. */
function isDeniedAsked(ad: Ad, end: number): boolean {
  const to = clauseEnd(ad, end - 1);
  const isList = to === end || DENIALS.or.get(ad.words[end] ?? '') !== undefined || ASKED_AND.test(ad.words[end] ?? '');
  if (to - end > ASKED_MAX || !isList || !gapBefore(ad, to).includes('?')) return false;
  if (isOnlyDenial(ad, to)) return true;
  const next = clauseEnd(ad, to);
  return next - to <= ASKED_MAX && gapBefore(ad, next).includes('?') && isOnlyDenial(ad, next);
}

const ASKED_AND = /^(?:y|e|and|&|\/|\+)$/;

/** A negation that denies something of the sale: «no hago flete», “no trades”. */
export const isOfSale = (ad: Ad, at: number): boolean => {
  const end = at + (match(ad, LITTLE.not, at)?.length ?? 1);
  return [end, end + 1].some((one) => inSameClause(ad, one, at) && match(ad, DENIALS.ofSale, one) !== null);
};

const isCondition = (ad: Ad, at: number): boolean =>
  remembered(ad, 'conditions', at, () => match(ad, DENIALS.conditions, at) !== null);

/** True where a negation that is not of the sale stands in the same part of the sentence: «preñez no garantizada». */
export const isDeniedNearby = (ad: Ad, { from, length }: Part): boolean =>
  tokensOf(clauseStart(ad, from), clauseEnd(ad, from + length - 1)).some(
    (at) => (at < from || at >= from + length) && isNegation(ad, at) && !isOfSale(ad, at),
  );

/** Whether a part of a sentence is a condition: it begins with one, perhaps after «y», or says how far. */
const isConditional = (ad: Ad, at: number): boolean =>
  [at, at + 1].some((one) => inSameClause(ad, one, at) && match(ad, DENIALS.conditionsFirst, one) !== null) ||
  tokensOf(at, clauseEnd(ad, at)).some(
    (one) => match(ad, MEASURES.distance, one) && ad.tokens[one - 1]?.kind === 'number',
  );

/**
 * The words of the sale with the condition that they are said under, «frete grátis acima de 3 unidades», “if you take
 * all, free delivery”; null if there is none.
 */
export function conditionOf(ad: Ad, { from, length }: Part): Part | null {
  const [start, end] = [clauseStart(ad, from), clauseEnd(ad, from + length - 1)];
  const isHere = tokensOf(start, end).some((at) => (at < from || at >= from + length) && isCondition(ad, at));
  const isBefore = start > 0 && gapBefore(ad, start).trim() === ',' && isConditional(ad, clauseStart(ad, start - 1));
  const isAfter = gapBefore(ad, end).trim() === ',' && isConditional(ad, end);
  if (!isHere && !isBefore && !isAfter) return null;
  return upTo(isBefore ? clauseStart(ad, start - 1) : start, isAfter ? clauseEnd(ad, end) : end);
}

/** Words for a whole lot that no other is sold by: «solo lote completo», “won't split”. */
const FIRM = /^(?:no|nao|not|wont|won|will|must|solo|so|unicamente|somente|apenas)$/;

/** «Por lote completo se hace un ajuste», «lote completo llevando todo»: what is offered to who takes all is no mode of sale. */
export const isBargain = (ad: Ad, { from, length }: Part): boolean =>
  !FIRM.test(ad.words[from] ?? '') &&
  tokensOf(clauseStart(ad, from), clauseEnd(ad, from + length - 1)).some(
    (at) => (at < from || at >= from + length) && match(ad, DENIALS.bargains, at) !== null,
  );

/** A payment at once that earns a discount is one of two ways to pay. */
export const isDiscounted = (ad: Ad, at: number): boolean =>
  tokensOf(clauseStart(ad, at), clauseEnd(ad, at)).some((one) => match(ad, DENIALS.discounts, one));

/** «5.500 no cheque ou 5 mil à vista»: one of two ways. */
const isEither = (ad: Ad, at: number): boolean =>
  tokensOf(clauseStart(ad, at), clauseEnd(ad, at)).some(
    (one) => /^(?:o|ou|or)$/.test(ad.words[one] ?? '') && gapBefore(ad, one).length > 0,
  );

/** So many words stand between cash and what else is paid: «contado, saldo en enero». */
const SHARE_WORDS_MAX = 6;
const PERCENT_TOKENS_MAX = 2;
const AND = /^(?:y|e|and|&|\+|\/)$/;

/** Whether a word within reach, in the same sentence, says that only a share is paid so: «mitad contado», “50% cash”. */
function isShareBeside(ad: Ad, start: number, step: 1 | -1): boolean {
  for (let far = 1, at = start; far <= SHARE_WORDS_MAX && ad.tokens[at]; far += 1, at += step) {
    if (isStop(ad, step > 0 ? at : at + 1)) return false;
    if (match(ad, DENIALS.shares, at)) return true;
    if (ad.words[at] === '%' && far <= PERCENT_TOKENS_MAX) return true;
  }
  return false;
}

/** «Aceito proposta à vista», “offers in cash considered”, “cash offers”: what may be offered says no terms. */
const isOfOffer = (ad: Ad, { from, length }: Part): boolean =>
  [from - 2, from - 1, from + length].some(
    (at) =>
      inSameClause(ad, at, from) &&
      match(ad, DENIALS.offers, at) !== null &&
      (at !== from - 2 || /^(?:a|al|de|em|en|in|for|com|con|only|solo|so)$/.test(ad.words[from - 1] ?? '')),
  );

/** Whether cash is but one way to pay, or of a share: «contado o 30 días», «mitad contado y mitad a 60», «contado y 30». */
export function isPartlyCash(ad: Ad, { from, length }: Part): boolean {
  const end = from + length;
  const isAnd =
    AND.test(ad.words[end] ?? '') && ad.tokens[end + 1]?.kind === 'number' && inSameClause(ad, end + 1, from);
  if (isOfOffer(ad, { from, length })) return true;
  return isEither(ad, from) || isAnd || isShareBeside(ad, from - 1, -1) || isShareBeside(ad, end, 1);
}

/** «65 bs desde 50 unidades», «500 por 20 o más»: before so many, but not before «180 kg» or a year. */
const FROM = /^(?:desde|from)$/;

const isCountAt = (ad: Ad, at: number): boolean => /^\d{1,4}$/.test(ad.words[at] ?? '');

/** A condition right behind a price: «R$ 1.100 cada levando todas». */
export function conditionAfter(ad: Ad, end: number): Part | null {
  const to = clauseEnd(ad, end - 1);
  const isThere = tokensOf(end, to).some(
    (at) => match(ad, DENIALS.conditionsFirst, at) || (FROM.test(ad.words[at] ?? '') && isCountAt(ad, at + 1)),
  );
  return isThere ? upTo(end, to) : null;
}

/** Whether cash is what a seller needs. */
export function isNeeded(ad: Ad, at: number): boolean {
  const before = /^(?:de|some|quick)$/.test(ad.words[at - 1] ?? '') ? at - 2 : at - 1;
  return inSameClause(ad, before, at) && match(ad, DENIALS.needing, before) !== null;
}
