import { LITTLE, MEASURES, VOCABULARY } from '@/lib/language/lexicon/lexicon';
import { isAmongNumbers, writtenNumberAt } from '@/lib/language/quantities/written-numbers';
import { isCode, isNegation, inSameClause, match, spanOf, upTo, type Ad, type Part } from './ad-text';
import { AROUND, TELLING } from './ad-words';
import type { Span } from './dto';
import { isMonthAt } from './figures/dates';
import { isDiseaseAt } from './health';

/** Units and currencies say something beside a number only: «real», «de peso». */
const UNITS = [
  MEASURES.currency,
  MEASURES.weight,
  MEASURES.age,
  MEASURES.days,
  MEASURES.scale,
  MEASURES.teeth,
  MEASURES.heads,
  MEASURES.others,
  MEASURES.distance,
] as const;

const isNumberAt = ({ tokens, locale }: Ad, at: number): boolean =>
  /\d/.test(tokens[at]?.text ?? '') ||
  writtenNumberAt(tokens, at, locale) !== null ||
  isAmongNumbers(tokens, at, locale);

/** «Segundo y tercer parto», “third calvers”: numbers of calvings. */
const ORDINAL =
  /^(?:primer[oa]?s?|segund[oa]s?|tercer[oa]?s?|cuart[oa]s?|quint[oa]s?|primeir[oa]s?|terceir[oa]s?|first|second|third|fourth|1st|2nd|3rd)$/;
const COUNTED_WORDS_MAX = 4;

function isOrdinal(ad: Ad, at: number): boolean {
  if (!ORDINAL.test(ad.words[at] ?? '')) return false;
  for (let next = at + 1; next <= at + COUNTED_WORDS_MAX && inSameClause(ad, next, at); next += 1) {
    if (match(ad, AROUND.calvings, next)) return true;
    if (!ORDINAL.test(ad.words[next] ?? '') && !LITTLE.skip.match(ad.tokens, next) && !isSign(ad, next)) return false;
  }
  return false;
}

const isSign = (ad: Ad, at: number) => ad.tokens[at]?.kind !== 'word';

/** True for a number, a currency, a unit or a negation: what may not be lost. */
export function isSignificant(ad: Ad, at: number): boolean {
  const { tokens, clauses } = ad;
  if (isNumberAt(ad, at) || isOrdinal(ad, at) || isNegation(ad, at) || /[$€£₡₲%]|^usd$/.test(tokens[at]?.text ?? ''))
    return true;
  const isNext = (other: number) => clauses[other] === clauses[at] && tokens[other]?.kind === 'number';
  return (isNext(at - 1) || isNext(at + 1)) && UNITS.some((words) => words.match(tokens, at) !== null);
}

/** The tokens that facts, what is deduced, and questions hold. */
function heldTokens(ad: Ad): Set<number> {
  const parts = [
    ...[...ad.facts.values()].flatMap((fact) => fact.parts),
    ...ad.deduced.flatMap((fact) => fact.parts),
    ...[...ad.asked.values()].flat(),
  ];
  const held = new Set<number>();
  for (const { from, length } of parts) for (let at = from; at < from + length; at += 1) held.add(at);
  return held;
}

/** So many words between two that weren't understood are shown with them. */
const BETWEEN_MAX = 2;

/** The word before a lone number: «mínimo 10», “CE 40”. */
const withLast = (ad: Ad, { from, length }: Part, held: ReadonlySet<number>): Part => {
  const isOpen = inSameClause(ad, from - 1, from) && ad.tokens[from - 1]?.kind === 'word' && !held.has(from - 1);
  return isOpen && length === 1 && !LITTLE.skip.match(ad.tokens, from - 1)
    ? { from: from - 1, length: 2 }
    : { from, length };
};

/** The word after a number or a negation says what isn't understood: «2 partos», «sin vacunar». */
function withNext(ad: Ad, { from, length }: Part, held: ReadonlySet<number>): Part {
  let to = from + length;
  for (let words = 0; words < 2; words += 1) {
    const isOpen = inSameClause(ad, to, from) && ad.tokens[to]?.kind === 'word' && !held.has(to);
    if (!isOpen || (words > 0 && !LITTLE.skip.match(ad.tokens, to - 1) && !AROUND.silent.match(ad.tokens, to - 1)))
      break;
    to += 1;
  }
  const last = to - 1;
  const isIdle = last >= from + length && LITTLE.skip.match(ad.tokens, last) && !VOCABULARY.match(ad.tokens, last);
  return upTo(from, isIdle ? last : to);
}

/** So many words before one that tells something of health or of the sale are shown with it, and behind it. */
const TELLING_BEFORE_MAX = 2;
const TELLING_AFTER_MAX = 6;

/** «Due to calve March-April»: behind what females are, when they calve is said by months that no field holds. */
const CALVING = /^(?:due|calv|lamb|kid|foal|farrow|par(?:ir|to|ic|en|em)|pari[cç])/;
const CALVING_WORDS_MAX = 4;

const isMonthOfCalving = (ad: Ad, at: number): boolean =>
  isMonthAt(ad, at) &&
  Array.from({ length: CALVING_WORDS_MAX }, (_, nth) => at - 1 - nth).some(
    (one) => inSameClause(ad, one, at) && CALVING.test(ad.words[one] ?? ''),
  );

const isTelling = (ad: Ad, at: number): boolean =>
  isMonthOfCalving(ad, at) ||
  (ad.tokens[at]?.kind === 'word' && TELLING.test(ad.words[at] ?? '')) ||
  isDiseaseAt(ad, at) ||
  isTimeAt(ad, at);

/** «Destetados en marzo», “due in April”: a month by its whole name, when something was done or will be. */
const isTimeAt = (ad: Ad, at: number): boolean =>
  (ad.words[at]?.length ?? 0) >= MONTH_LETTERS &&
  isMonthAt(ad, at) &&
  /^(?:en|em|in|de|desde|since|from|a|servicio)$/.test(ad.words[at - 1] ?? '');

const MONTH_LETTERS = 4;

/** Where vaccines, tests, worms, delivery, registers, castration, calvings or papers are spoken of, but not read. */
function tellingParts(ad: Ad, held: ReadonlySet<number>): Part[] {
  return ad.tokens.flatMap((_, at) => {
    // What is used is the status of what a field holds: «libres» of brucelosis.
    if (held.has(at) || ad.used.has(at) || !isTelling(ad, at)) return [];
    const isOpen = (one: number) => inSameClause(ad, one, at) && ad.tokens[one] !== undefined && !held.has(one);
    let [from, to] = [at, at + 1];
    while (from > at - TELLING_BEFORE_MAX && isOpen(from - 1)) from -= 1;
    while (to <= at + TELLING_AFTER_MAX && isOpen(to)) to += 1;
    const isIdle = (one: number) =>
      one !== at && (LITTLE.skip.match(ad.tokens, one) !== null || ad.tokens[one]?.kind === 'sign');
    while (isIdle(from) && !isTimeAt(ad, from + 1)) from += 1;
    while (isIdle(to - 1)) to -= 1;
    return [upTo(from, to)];
  });
}

/**
 * What no fact and no question holds of the numbers, currencies, units, places and negations of a text, and of words of
 * health, papers and freight, with the words around them: by construction none is lost.
 */
export function unreadOf(ad: Ad): Span[] {
  const held = heldTokens(ad);
  const tokensOf = ({ from, length }: Part) => Array.from({ length }, (_, index) => from + index);
  const places = new Set([...ad.named, ...ad.unsaid].flatMap(tokensOf));
  const parts: Part[] = [];
  for (let at = 0; at < ad.tokens.length; at += 1) {
    if (held.has(at) || !(places.has(at) || isSignificant(ad, at))) continue;
    const words = places.has(at)
      ? 1
      : (writtenNumberAt(ad.tokens, at, ad.locale)?.length ?? match(ad, LITTLE.not, at)?.length ?? 1);
    const last = parts.at(-1);
    const end = last ? last.from + last.length : -1;
    let to = at;
    for (let next = at; next < at + words && !held.has(next); next += 1) to = next + 1;
    const isNear = last && at - end <= BETWEEN_MAX && inSameClause(ad, end - 1, at);
    const isFree =
      isNear && Array.from({ length: Math.max(0, at - end) }, (_, index) => end + index).every((one) => !held.has(one));
    if (last && isFree) parts[parts.length - 1] = upTo(last.from, Math.max(end, to));
    else parts.push(upTo(isCode(ad, at) && !held.has(at - 1) ? at - 1 : at, to));
  }
  const figures = parts.map((part) => withLast(ad, withNext(ad, part, held), held));
  const words = joined([...figures, ...tellingParts(ad, held)].sort((a, b) => a.from - b.from || b.length - a.length));
  return [...words.map((part) => spanOf(ad, part)), ...(ad.rest ? [ad.rest] : [])];
}

/** Joins parts that the words after them have brought together. */
function joined(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    const isTouching = last && part.from < last.from + last.length;
    if (isTouching) all.splice(-1, 1, upTo(last.from, Math.max(last.from + last.length, part.from + part.length)));
    else all.push(part);
  }
  return all;
}
