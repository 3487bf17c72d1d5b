import { LITTLE, MEASURES, NUMBER_WORDS, VOCABULARY } from '@/lib/language/lexicon/lexicon';
import { gapBefore, isCode, isNegation, inSameClause, match, upTo, type Ad, type Part } from '../ad-text';
import { AROUND } from '../ad-words';
import { colourAt } from '../coats';
import { clauseStart, tokensOf } from './clauses';
import { exceptionAfter, exceptionBefore } from './denied';

/** So many words stand between a number and what is said of so many animals: «12 de ellas ya están preñadas». */
const LINKS_MAX = 6;
/** What is said of all of them, in per cent. */
const ALL_PERCENT = 100;

/** «1 seca prenha», «8 secas preñadas»: what else is said of so many. */
function stateAt(ad: Ad, at: number): { length: number } | null {
  const found = match(ad, VOCABULARY, at);
  return found?.meaning.every(({ state, stock }) => state && !stock) ? found : null;
}

/** «7 cruzadas de Limusin»: of which breed they are follows. */
function crossAt(ad: Ad, at: number): { length: number } | null {
  const found = match(ad, VOCABULARY, at);
  return found?.meaning.every(({ breed }) => breed === 'Crossbred') ? found : null;
}

/** «Una de 5 años con potrillo y otra sin domar»: how many tokens say an age. */
function ageAt(ad: Ad, at: number): number {
  const unit = ad.tokens[at]?.kind === 'number' ? match(ad, MEASURES.age, at + 1) : null;
  return unit ? 1 + unit.length : 0;
}

/** Whether nothing stands between two tokens but words such as «de ellas», “of them are”, and what else they are. */
function areLinks(ad: Ad, from: number, to: number): boolean {
  for (let at = from; at < to;) {
    const link =
      match(ad, AROUND.someLinks, at) ?? LITTLE.skip.match(ad.tokens, at) ?? stateAt(ad, at) ?? crossAt(ad, at);
    // «1 zaino 7 años» of 6 horses.
    const length = link?.length ?? (colourAt(ad, at) || ageAt(ad, at));
    if (length === 0) return false;
    at += length;
  }
  return true;
}

/** A plain number that nothing measures. */
const isCount = (ad: Ad, at: number): boolean =>
  /^\d{1,4}$/.test(ad.words[at] ?? '') &&
  ![MEASURES.weight, MEASURES.age, MEASURES.teeth].some((units) => match(ad, units, at + 1));

const isNounAfter = (ad: Ad, at: number): boolean =>
  match(ad, VOCABULARY, at)?.meaning.some(({ stock }) => stock) ?? false;

/** So many words stand between a group and the next: “4 are bred due in April, 3 not bred”. */
const GROUP_WORDS_MAX = 4;

/** Whether a comma or «y» and another count, or the rest, follow: «12 están preñadas, 8 no», “4 are bred and the rest open”. */
function isFollowed(ad: Ad, at: number, end: number): boolean {
  for (let next = end; next <= end + GROUP_WORDS_MAX && next < ad.tokens.length; next += 1) {
    const isComma = gapBefore(ad, next).trim() === ',';
    if (!inSameClause(ad, next, next - 1) && !isComma) return false;
    const isAnd = MEASURES.and.match(ad.tokens, next) !== null;
    const first = isAnd ? next + 1 : next;
    if (!isAnd && !isComma) continue;
    const state = isCount(ad, first) && !isNounAfter(ad, first + 1) && isOfState(ad, first + 1);
    if (state || (match(ad, AROUND.some, first) && inSameClause(ad, at, first))) return true;
  }
  return false;
}

/** “5 bred, 4 open”: another group stands before the comma. */
function isAfterGroup(ad: Ad, at: number): boolean {
  const before = clauseStart(ad, at - 1);
  return at > 0 && gapBefore(ad, at).trim() === ',' && isCount(ad, before) && isOfState(ad, before + 1);
}

/** A state, or its denial: «8 no», “3 not bred”. */
const isOfState = (ad: Ad, at: number): boolean =>
  isNegation(ad, at) || [at, at + 1].some((one) => stateAt(ad, one) !== null && inSameClause(ad, one, at));

const THE_ONE = { es: /^(?:la|el)$/, en: /^the$/, pt: /^[ao]$/ };
const ARTICLES = /^(?:l[oa]s|[oa]s|the)$/;
const THOSE = /^(?:l[oa]s?|el|[oa]s?|the)$/;

const isSexAt = (ad: Ad, at: number): boolean =>
  match(ad, VOCABULARY, at)?.meaning.some(({ concept }) => /^(?:fe)?males$/.test(concept)) ?? false;

/** Whether a number says that what follows is said of so many of the animals only. */
function isPartial(ad: Ad, at: number, to: number, end: number): boolean {
  const likely = ad.deduced.find(({ field }) => field === 'headCount')?.value;
  const [number, heads] = [Number(ad.tokens[at]?.text), Number(ad.facts.get('headCount')?.value ?? likely ?? NaN)];
  const words = ad.words.slice(at + 1, to);
  if (ad.words[at - 1] === '/') return false;
  if (words[0] === '%') return number < ALL_PERCENT;
  // «650 as com cordeiro, 480 as falhadas».
  if (!isSexAt(ad, to) && words.length === 1 && ARTICLES.test(words[0] ?? '')) return true;
  const isNamed = Array.from({ length: to - at - 1 }, (_, nth) => at + 1 + nth).some((one) =>
    match(ad, AROUND.ofThem, one),
  );
  // «5 recién paridas y 3 por parir».
  const isJoined = MEASURES.and.match(ad.tokens, end) !== null && isCount(ad, end + 1) && !isNounAfter(ad, end + 2);
  const isFirst = isJoined || isFollowed(ad, at, end);
  const isSecond = MEASURES.and.match(ad.tokens, at - 1) !== null || isAfterGroup(ad, at);
  return number < heads || isNamed || (Number.isNaN(heads) && (isFirst || isSecond));
}

export const ONE = /^(?:una?|uma?|one)$/;
export const OTHER = /^(?:otr[ao]|outr[ao]|other)$/;
/** So many words stand between what is said of one and of the other: “one due Sept, other dry and empty”. */
const TWO_WORDS_MAX = 8;

/** Whether a word is one of two that are set against each other: «una preñada y otra vacía». */
export function isOneOfTwo(ad: Ad, at: number): boolean {
  const isOther = OTHER.test(ad.words[at] ?? '');
  if (!isOther && !ONE.test(ad.words[at] ?? '')) return false;
  const between = isOther ? tokensOf(Math.max(0, at - TWO_WORDS_MAX), at) : tokensOf(at + 1, at + 1 + TWO_WORDS_MAX);
  const met = between.filter((one) => (isOther ? ONE : OTHER).test(ad.words[one] ?? ''));
  return met.some(
    (one) =>
      !tokensOf(Math.min(at, one), Math.max(at, one)).some(
        (word) => isNounAfter(ad, word) || /[.;!?\n]/.test(gapBefore(ad, word + 1)),
      ),
  );
}

/** «A do brinco amarelo prenha», “older doe bred”, «la más vieja preñada»: said of one of several, which a part of its own names. */
function isTheOne(ad: Ad, at: number, from: number): boolean {
  if (!(Number(ad.facts.get('headCount')?.value) > 1) || /s$/.test(ad.words[from] ?? '')) return false;
  if (inSameClause(ad, at - 1, at) && !/^\s*[,:]\s*$/.test(gapBefore(ad, at))) return false;
  const first = THE_ONE[ad.locale].test(ad.words[at] ?? '') ? at + 1 : at;
  const isWith = first > at && /^(?:del?|d[ao]|con|com|with|one)$/.test(ad.words[first] ?? '');
  return isWith || match(ad, AROUND.oneOfThem, first) !== null;
}

const isOthersAt = (ad: Ad, at: number): boolean => /^(?:otr[ao]s|outr[ao]s|others?)$/.test(ad.words[at] ?? '');

/**
 * The words by which something is said of a part of the animals, up to its end: «12 con preñez confirmada» of twenty,
 * “all polled bar 2”, «resto con cría», «mochos na maioria», “some polled”; null if it is said of all.
 */
export function ofSome(ad: Ad, { from, length }: Part): Part | null {
  // «Com cordeiro ao pé 17 delas».
  const foot = inSameClause(ad, from + length, from) ? match(ad, AROUND.atFoot, from + length) : null;
  const end = from + length + (foot?.length ?? 0);
  // «Inseminadas 10 de ellas».
  const isOfThem = isCount(ad, end) && match(ad, AROUND.ofThem, end + 1) !== null;
  if (isOfThem && inSameClause(ad, end, from)) return upTo(from, end + 1);
  // «Con cría al pie 25» of 40.
  const isFoot =
    foot !== null || [1, 2, 3].some((back) => match(ad, AROUND.atFoot, from + length - back)?.length === back);
  const isLast = isFoot && isCount(ad, end) && inSameClause(ad, end, from);
  const isFewer = Number(ad.words[end]) < Number(ad.facts.get('headCount')?.value ?? 0);
  if (isLast && isFewer && !inSameClause(ad, end + 1, from)) return upTo(from, end + 1);
  const excepted = exceptionAfter(ad, upTo(from, end)) ?? exceptionBefore(ad, upTo(from, end));
  if (excepted) return excepted;
  // «Paridas 8 y escoteras 12».
  const isShared =
    isCount(ad, end) &&
    MEASURES.and.match(ad.tokens, end + 1) !== null &&
    [end + 2, end + 3, end + 4].some((at) => isCount(ad, at) && inSameClause(ad, at, end));
  if (isShared && inSameClause(ad, end, from)) return upTo(from, end + 1);
  // «Las preñadas 1200 y las vacías 900»: so much for each of those.
  const isPriced =
    isCount(ad, end) &&
    MEASURES.currency.get(ad.words[end + 1] ?? '') === undefined &&
    Number(ad.words[end]) > Number(ad.facts.get('headCount')?.value ?? NaN);
  if (isPriced && !isSexAt(ad, from) && ARTICLES.test(ad.words[from - 1] ?? '') && inSameClause(ad, end, from - 1))
    return upTo(from - 1, end);
  for (let at = from - 1; at >= from - LINKS_MAX && inSameClause(ad, at, from); at -= 1) {
    const some = match(ad, AROUND.some, at);
    // «Unas con cría y otras vacías», but not «unas 30».
    const isFew = /^un[ao]s$/.test(ad.words[at] ?? '') && ad.tokens[at + 1]?.kind !== 'number';
    if (isFew && areLinks(ad, at + 1, from)) return upTo(at, end);
    if (some && at + some.length <= from && areLinks(ad, at + some.length, from)) return upTo(at, end);
    if (isOneOfTwo(ad, at) && areLinks(ad, at + 1, from))
      return upTo(/^(?:the|la|el|a|o)$/.test(ad.words[at - 1] ?? '') ? at - 1 : at, end);
    // «La alazana preñada», “the grey in foal” of two.
    const isOneOf = THE_ONE[ad.locale].test(ad.words[at] ?? '') && colourAt(ad, at + 1) > 0;
    if (isOneOf && Number(ad.facts.get('headCount')?.value) > 1 && areLinks(ad, at + 1, from)) return upTo(at, end);
    if (isTheOne(ad, at, from)) return upTo(at, end);
    // «Treinta y dos vacas»: no two of them.
    const isOfCount = ad.facts.get('headCount')?.parts.some((part) => part.from <= at && at < part.from + part.length);
    const word = isOfCount ? undefined : NUMBER_WORDS[ad.locale].get(ad.words[at] ?? '');
    // «3 lecheras, una seca».
    const isEach = /^(?:cada|each)$/.test(ad.words[at - 1] ?? '');
    if (word !== undefined && !isEach && word < Number(ad.facts.get('headCount')?.value) && areLinks(ad, at + 1, from))
      return upTo(at, end);
    if (ad.tokens[at]?.kind !== 'number' || isCode(ad, at) || ageAt(ad, at)) continue;
    // «70 la hembra»: what they cost, and not how many they are.
    if (at === ad.priceEnd - 1) return null;
    // «28,000 las secas»: so much for each of those.
    const isMore = Number(ad.words[at]) > Number(ad.facts.get('headCount')?.value);
    if ((isMore || /^\d+[.,]\d{3}/.test(ad.words[at] ?? '')) && from === at + 2 && THOSE.test(ad.words[at + 1] ?? ''))
      return upTo(at + 1, end);
    if (!/^\d{1,4}$/.test(ad.words[at] ?? '') || MEASURES.currency.get(ad.words[at - 1] ?? '') !== undefined)
      return null;
    return areLinks(ad, at + 1, from) && isPartial(ad, at, from, end) ? upTo(at, end) : null;
  }
  const after = match(ad, AROUND.some, end);
  // «Mochos unos y otros con cuernos», “bred ones 2900”.
  const isFew = /^(?:un[ao]s|algun[ao]s|uns|umas|some)$/.test(ad.words[end] ?? '') && isOthersAt(ad, end + 2);
  const few = after?.length ?? (isFew || ad.words[end] === 'ones' ? 1 : 0);
  return few > 0 && inSameClause(ad, end, from) ? upTo(from, end + few) : null;
}

const AND = /^(?:y|e|and|&|\+)$/;

/** “12 with calves at side & exposed back”: a state that a sign or a word joins to what was said of a part. */
export const besideSome = (ad: Ad, part: Part): Part | null =>
  AND.test(ad.words[part.from - 1] ?? '') &&
  ad.unsaid.some(({ from, length }) => from + length === part.from - 1 && ad.tokens[from]?.kind === 'number')
    ? part
    : null;

/** Whether a state before a token is one of some of the animals: «3 en ordeñe dando 20 litros», «el resto servida de toro Angus». */
export const isAfterSome = (ad: Ad, at: number, from = clauseStart(ad, at)): boolean =>
  tokensOf(from, at).some((one) => {
    const state = stateAt(ad, one);
    return state !== null && ofSome(ad, upTo(one, one + state.length)) !== null;
  });
