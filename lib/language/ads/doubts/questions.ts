import { MEASURES, VOCABULARY } from '@/lib/language/lexicon/lexicon';
import { gapBefore, leaveUnread, match, type Ad, type Part } from '../ad-text';
import { DENIALS } from '../ad-words';
import { clauseEnd, clauseStart, remembered, tokensOf } from './clauses';

/** So many parts of a sentence a question has at most. */
const PARTS_MAX = 8;
/** A part of a list has so many words at most: «vacunadas, bien castradas». */
const WORDS_MAX = 3;
/** The mark of a question, but not that of a link: “wa.me/598?text=hola”. */
const MARK = /\?(?!\w+=)/;

/** Whether a question ends before a token. */
function isMarked(ad: Ad, at: number): boolean {
  const gap = gapBefore(ad, at);
  const isLink = gap.endsWith('?') && ad.text.charAt(ad.tokens[at]?.end ?? ad.text.length) === '=';
  return MARK.test(gap) && !isLink;
}

/** Whether nothing but a comma parts a token from the one before it. */
export const isAfterComma = (ad: Ad, at: number): boolean =>
  at > 0 && at < ad.tokens.length && /^\s*,\s*$/.test(gapBefore(ad, at));

/** Whether a part of a sentence may be one of a list: a few words without a number. */
export const isOfList = (ad: Ad, from: number, to: number): boolean =>
  to - from <= WORDS_MAX && tokensOf(from, to).every((at) => ad.tokens[at]?.kind !== 'number');

/** Where the question is opened that a part of a sentence is in, «¿vacunadas, castradas?»; null if no mark opens it. */
function openedAt(ad: Ad, start: number): number | null {
  let from = start;
  for (let parts = 0; parts < PARTS_MAX; parts += 1) {
    if (gapBefore(ad, from).includes('¿')) return from;
    if (!isAfterComma(ad, from)) return null;
    from = clauseStart(ad, from - 1);
  }
  return null;
}

/** «Vacunadas, ¿verdad?». */
const isAfterOpening = (ad: Ad, at: number): boolean => at < ad.tokens.length && /^[\s,]*¿\s*$/.test(gapBefore(ad, at));

const isTag = (ad: Ad, at: number): boolean => match(ad, DENIALS.tags, at)?.length === clauseEnd(ad, at) - at;

const isJoined = (ad: Ad, from: number, to: number): boolean =>
  tokensOf(from + 1, to).some((at) => MEASURES.and.match(ad.tokens, at) !== null || DENIALS.or.match(ad.tokens, at));

/** Where a question ends that nothing opens: its mark may be behind a list, «vacunadas, castradas y señaladas?». */
function closedAt(ad: Ad, at: number): number | null {
  let [from, to] = [at, clauseEnd(ad, at)];
  for (let parts = 0; parts < PARTS_MAX; parts += 1) {
    if (isMarked(ad, to)) return from === at || isTag(ad, from) || isJoined(ad, from, to) ? to : null;
    const isNext = isAfterComma(ad, to)
      ? isOfList(ad, from, to) || isTag(ad, to)
      : isTag(ad, to) && isAfterOpening(ad, to);
    if (!isNext) return null;
    [from, to] = [to, clauseEnd(ad, to)];
  }
  return null;
}

/** Where a question ends that a mark opens, whether another one closes it or not. */
function endOf(ad: Ad, opened: number): number {
  let to = clauseEnd(ad, opened);
  for (let parts = 0; parts < PARTS_MAX && !isMarked(ad, to) && isAfterComma(ad, to); parts += 1)
    to = clauseEnd(ad, to);
  return to;
}

/** Whether nothing follows a question but «sí», “yes, all”. */
function isAffirmed(ad: Ad, from: number): boolean {
  let at = from;
  while (at < clauseEnd(ad, from) && ad.tokens[at]?.kind !== 'sign') {
    const yes = match(ad, DENIALS.yes, at);
    if (!yes) return false;
    at += yes.length;
  }
  return at > from;
}

/** Whether buyers are asked, and nothing of the animals: «¿te interesan las preñadas?», “looking for bred heifers?”. */
const isToBuyers = (ad: Ad, from: number, to: number): boolean =>
  tokensOf(from, to).some((at) => match(ad, DENIALS.toBuyers, at) !== null);

/** The question that a part of a sentence is in, and whether a mark opens it; null if it is in none. */
function questionAt(ad: Ad, start: number): { from: number; to: number; isOpened: boolean } | null {
  const opened = openedAt(ad, start);
  const to = opened === null ? closedAt(ad, start) : endOf(ad, opened);
  return to === null ? null : { from: opened ?? start, to, isOpened: opened !== null };
}

/** Whether a token is in a question. */
export const isInQuestion = (ad: Ad, at: number): boolean => questionAt(ad, clauseStart(ad, at)) !== null;

/**
 * True for what stands in a question, «¿preñadas?», “buyer pays freight?”: nobody says it. Not where its answer is yes,
 * nor where a question is for buyers.
 */
export function isAsked(ad: Ad, { from, length }: Part): boolean {
  return [from, from + length - 1].some((at) => {
    const start = clauseStart(ad, at);
    return remembered(ad, 'asked', start, () => {
      const question = questionAt(ad, start);
      return question !== null && !isToBuyers(ad, question.from, question.to) && !isAffirmed(ad, question.to);
    });
  });
}

/** The same of a figure, a breed or a place: «40 vacas Hereford preñadas?» asks for none of them. */
export function isAskedAlone(ad: Ad, part: Part): boolean {
  if (!isAsked(ad, part)) return false;
  const start = clauseStart(ad, part.from);
  const isAnimal = (at: number) => match(ad, VOCABULARY, at)?.meaning.some(({ stock }) => stock) ?? false;
  return questionAt(ad, start)?.isOpened === true || !tokensOf(start, clauseEnd(ad, start)).some(isAnimal);
}

/** Leaves out what is only asked, and shows it. */
export function unasked<Found extends Part>(ad: Ad, found: readonly Found[]): Found[] {
  const isOut = (part: Found) => isAskedAlone(ad, part) && leaveUnread(ad, part) > 0;
  return found.filter((part) => !isOut(part));
}

/** The same of all that fills a field. */
export function leaveAsked(ad: Ad): void {
  const isOpen = ({ parts }: { parts: readonly Part[] }): boolean => {
    const isOut = parts.length > 0 && parts.every((part) => isAskedAlone(ad, part));
    if (isOut) parts.forEach((part) => leaveUnread(ad, part));
    return !isOut;
  };
  for (const [field, fact] of ad.facts) if (!isOpen(fact)) ad.facts.delete(field);
  ad.rivals = ad.rivals.filter(isOpen);
  ad.deduced = ad.deduced.filter(isOpen);
}
