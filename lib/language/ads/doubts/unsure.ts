import { gapBefore, isNegation, inSameClause, match, upTo, type Ad, type Part } from '../ad-text';
import { AROUND, DENIALS } from '../ad-words';
import { clauseEnd, clauseStart, remembered, tokensOf } from './clauses';
import { isDeniedAfter, isOfSale } from './denied';
import { isAfterComma, isAsked, isAskedAlone, isOfList } from './questions';

/** So many parts of a list stand between a doubt and what it is about: «no sé si están castradas, vacunadas, …». */
const PARTS_MAX = 6;

/** When: “due March”, “due in spring”, “due to calve”. */
const CALVING_TIME =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|in|to|soon|from|start|spring|summer|fall|autumn|winter|now|any|mid|late|early)$/;

/** “PTIC cows due March” lack no test. */
const isOfCalving = (ad: Ad, at: number): boolean =>
  ad.words[at] === 'due' && CALVING_TIME.test(ad.words[at + 1] ?? '') && inSameClause(ad, at + 1, at);

const isDoubt = (ad: Ad, at: number): boolean =>
  remembered(
    ad,
    'doubts',
    at,
    () =>
      (isNegation(ad, at) && !isOfSale(ad, at)) ||
      (!isOfCalving(ad, at) &&
        [DENIALS.doubted, AROUND.some, AROUND.ofThem].some((words) => match(ad, words, at) !== null)),
  );

const isUnsureAt = (ad: Ad, at: number): boolean =>
  remembered(ad, 'unsure', at, () => match(ad, DENIALS.unsure, at) !== null && !isOfPriceBefore(ad, at));

/** «Precio a confirmar»: a doubt about nothing of the animals. */
const isOfPriceBefore = (ad: Ad, at: number): boolean => {
  const last = /^(?:a|por|to|be|sob)$/.test(ad.words[at - 1] ?? '') ? at - 2 : at - 1;
  return inSameClause(ad, last, at) && match(ad, AROUND.priceBefore, last)?.length === 1;
};

/** A part of a sentence that says nothing but a doubt: «creo», «según el dueño», “I'm not sure”; null if it says more. */
function onlyDoubt(ad: Ad, from: number): Part | null {
  const to = clauseEnd(ad, from);
  let hasDoubt = false;
  for (let at = from; at < to;) {
    const doubt = match(ad, DENIALS.unsure, at);
    const idle = doubt ?? match(ad, DENIALS.idle, at) ?? match(ad, DENIALS.copulas, at);
    if (!idle) return null;
    hasDoubt ||= doubt !== null;
    at += idle.length;
  }
  return hasDoubt ? upTo(from, to) : null;
}

/** A doubt in a part of a sentence by itself behind a declaration, or behind a list: «vacunadas, castradas, creo». */
function doubtAfter(ad: Ad, { from }: Part, end: number): Part | null {
  let [start, to] = [clauseStart(ad, from), end];
  for (let parts = 0; parts < PARTS_MAX && to < ad.tokens.length; parts += 1) {
    const isBeside = parts === 0 ? BESIDE.test(gapBefore(ad, to)) : isAfterComma(ad, to);
    const doubt = isBeside ? (onlyDoubt(ad, to) ?? toAskAbout(ad, to)) : null;
    if (doubt) return doubt;
    if (!isAfterComma(ad, to) || !isOfList(ad, start, to)) return null;
    [start, to] = [to, clauseEnd(ad, to)];
  }
  return null;
}

/** Signs between a declaration and what doubts it. */
const BESIDE = /^[ .,:;(?…]*$/;

/** «Preñadas: consultar», “bred (ask)”. */
function toAskAbout(ad: Ad, at: number): Part | null {
  const ask = /[:(]/.test(gapBefore(ad, at)) ? match(ad, DENIALS.toBuyers, at) : null;
  return ask && at + ask.length === clauseEnd(ad, at) ? upTo(at, at + ask.length) : null;
}

/** The same before it, or before a list: “according to the owner, bred, vaccinated”. */
function doubtBefore(ad: Ad, start: number): Part | null {
  let from = start;
  for (let parts = 0; parts < PARTS_MAX && from > 0; parts += 1) {
    if (!/^\s*[,:(]\s*$/.test(gapBefore(ad, from))) return null;
    const before = clauseStart(ad, from - 1);
    const doubt = onlyDoubt(ad, before);
    if (doubt) return doubt;
    if (!isOfList(ad, before, from)) return null;
    from = before;
  }
  return null;
}

const hasVerb = (ad: Ad, from: number, to: number): boolean =>
  tokensOf(from, to).some((at) => match(ad, DENIALS.copulas, at) !== null);

/** «No están castrados, descornados», «no sé si están preñadas, vacunadas»: a doubt with its verb goes on after a comma. */
function doubtOfList(ad: Ad, start: number): Part | null {
  if (!isAfterComma(ad, start) || hasVerb(ad, start, clauseEnd(ad, start))) return null;
  let [from, to] = [clauseStart(ad, start - 1), start];
  for (let parts = 0; parts < PARTS_MAX; parts += 1) {
    const doubt = tokensOf(from, to).find((at) => isUnsureAt(ad, at));
    const end = doubt === undefined ? to : doubt + (match(ad, DENIALS.unsure, doubt)?.length ?? 1);
    const isOpen = OPENING.test(ad.words[end - 1] ?? '') || hasVerb(ad, end, to);
    if (doubt !== undefined && isOpen) return upTo(doubt, end);
    if (hasVerb(ad, from, to) || !isOfList(ad, from, to) || !isAfterComma(ad, from)) return null;
    [from, to] = [clauseStart(ad, from - 1), from];
  }
  return null;
}

/** The last word of a doubt that opens what it is about: «no sé si», “I think that”. */
const OPENING = /^(?:que|si|se|if|whether|that)$/;

function isOfDeniedList(ad: Ad, start: number): boolean {
  if (start === 0 || gapBefore(ad, start).trim() !== ',') return false;
  const from = clauseStart(ad, start - 1);
  const not = tokensOf(from, start).find((at) => isNegation(ad, at) && !isOfSale(ad, at));
  return not !== undefined && hasVerb(ad, not + 1, start) && !hasVerb(ad, start, clauseEnd(ad, start));
}

/**
 * The words that show that its writer only thinks so, or heard it: «creo», «según el dueño», “maybe”, in the same part of
 * the sentence or by themselves beside it; of what is asked, the words themselves. Null where nothing doubts it.
 */
export function doubtOf(ad: Ad, part: Part): Part | null {
  const { from, length } = part;
  const [start, end] = [clauseStart(ad, from), clauseEnd(ad, from + length - 1)];
  const around = tokensOf(start, end).find((at) => (at < from || at >= from + length) && isUnsureAt(ad, at));
  if (around !== undefined) return upTo(around, around + (match(ad, DENIALS.unsure, around)?.length ?? 1));
  if (isAsked(ad, part)) return part;
  return doubtAfter(ad, part, end) ?? doubtBefore(ad, start) ?? doubtOfList(ad, start);
}

/** A doubt right beside a word, «creo que Angus», “Angus I think”, or a question about it; null if there is none. */
export function doubtBeside(ad: Ad, part: Part): Part | null {
  const { from, length } = part;
  const end = from + length;
  const back = [1, 2, 3].find(
    (words) => inSameClause(ad, from - words, from) && match(ad, DENIALS.unsure, from - words)?.length === words,
  );
  if (back !== undefined) return upTo(from - back, from);
  const after = inSameClause(ad, end, from) ? match(ad, DENIALS.unsure, end) : null;
  if (after) return upTo(end, end + after.length);
  return isAskedAlone(ad, part) ? part : null;
}

/**
 * The same of a declaration of health, origin or papers, which a negation, or a word such as «falta» or “due”, doubts
 * anywhere in its part of the sentence, or right after it; then the declaration itself.
 */
export function doubtOfDeclaration(ad: Ad, part: Part): Part | null {
  const doubt = doubtOf(ad, part);
  if (doubt) return doubt;
  const { from, length } = part;
  const [start, end] = [clauseStart(ad, from), clauseEnd(ad, from + length - 1)];
  const isAround = tokensOf(start, end).some((at) => (at < from || at >= from + length) && isDoubt(ad, at));
  return isAround || isDeniedAfter(ad, end, true) || isOfDeniedList(ad, start) ? part : null;
}
