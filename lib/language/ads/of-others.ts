import { SIRES } from '@/lib/livestock/stock/roles';
import { OTHER_BREEDS } from '@/lib/language/lexicon/other-breeds';
import { inSameClause, leaveUnread, markUsed, match, take, upTo, written, type Ad, type Part } from './ad-text';
import { AROUND, NAMES_YOUNG } from './ad-words';
import { clauseStart, tokensOf } from './doubts/clauses';
import { isAfterSome } from './doubts/some';
import { doubtOf } from './doubts/unsure';
import { quantityOf } from './figures/quantity-of';
import { isDayAt, isMonthAt } from './figures/dates';
import { breedsAt, isInYoung, nounAt, sensesAt } from './senses';
import type { Stock } from './stock';
import { after } from './terms';

/** So many words are said of parents: «hijo de toro importado Braunvieh». */
const PARENT_WORDS_MAX = 6;
/** So many stand between a noun for parents and their weight: «madre importada de 700 kg». */
const NOUN_WORDS_MAX = 3;
/** Before a noun for the parents of animals that were named already. */
const BEFORE_NOUN = new Set('de del da do of su sus seu seus the their el la los las o a os as y e and'.split(' '));

const AND = new Set(['y', 'e', 'and', '&', '+', 'o', 'ou', 'or', '/']);

/** Where a parent's weight or age ends, «de 1100 kg», “2200 lb bull”; the token itself if none is there. */
function pastMeasure(ad: Ad, at: number): number {
  const from = after(ad, at, AROUND.parentLinks);
  const quantity = inSameClause(ad, from, at) ? quantityOf(ad, from) : null;
  if (!quantity || !/^(?:weight|age)$/.test(quantity.unit.of) || !inSameClause(ad, quantity.to - 1, at)) return at;
  const isBefore = ad.locale === 'en' && inSameClause(ad, quantity.to, at) && nounAt(ad, quantity.to).length > 0;
  return from > at || isBefore ? quantity.to : at;
}

/** «Padre de 1000 kg», “dams weigh 1300 lbs”: parents by a noun, with a measure of theirs. */
function passNoun(ad: Ad, { codes }: Stock, at: number): number {
  const found = codes.length > 0 ? match(ad, AROUND.parentNouns, at) : null;
  if (!found || (inSameClause(ad, at - 1, at) && !BEFORE_NOUN.has(ad.words[at - 1] ?? ''))) return 0;
  for (let to = at + found.length; to <= at + found.length + NOUN_WORDS_MAX && inSameClause(ad, to, at); to += 1) {
    const past = pastMeasure(ad, to);
    // “Sire weighed 2300 lbs as a 3 year old”.
    if (past > to) return markUsed(ad, upTo(at, pastMeasure(ad, past)));
    if (ad.tokens[to]?.kind !== 'word') break;
  }
  return passPair(ad, at, at + found.length) || passDams(ad, at, at + found.length);
}

/** “Dams never had dystocia”: of the mothers, up to the end of the sentence's part. */
function passDams(ad: Ad, at: number, from: number): number {
  if (ad.locale !== 'en' || inSameClause(ad, at - 1, at) || !inSameClause(ad, from, at)) return 0;
  let to = from;
  while (inSameClause(ad, to, at) && ad.tokens[to]?.kind === 'word') to += 1;
  leaveUnread(ad, upTo(at, to));
  return markUsed(ad, upTo(at, to));
}

/** “Dams and sire genomically tested”: what is said of both parents. */
function passPair(ad: Ad, at: number, end: number): number {
  const other = AND.has(ad.words[end] ?? '') && inSameClause(ad, end + 1, at) ? end + 1 : -1;
  const link = /^(?:the|la|el|o|a|su|sus)$/.test(ad.words[other] ?? '') ? other + 1 : other;
  const found = other < 0 || inSameClause(ad, at - 1, at) ? null : match(ad, AROUND.parentNouns, link);
  if (!found) return 0;
  let to = link + found.length;
  while (inSameClause(ad, to, at) && ad.tokens[to]?.kind === 'word') to += 1;
  leaveUnread(ad, upTo(at, to));
  return markUsed(ad, upTo(at, to));
}

/** Passes over what is said of parents: neither their breed nor their weight is said of their young. */
export function passParents(ad: Ad, stock: Stock, at: number): number {
  const found = match(ad, AROUND.parents, at);
  if (!found) return passNoun(ad, stock, at);
  let to = at + found.length;
  // “Out of 6 yr old Angus cows”.
  if (ad.tokens[to]?.kind === 'number' && inSameClause(ad, to, at)) to += 1;
  const end = to + PARENT_WORDS_MAX;
  while (to < end && inSameClause(ad, to, at)) {
    const past = pastMeasure(ad, to);
    if (past === to && ad.tokens[to]?.kind !== 'word') break;
    const isOver = past > to && nounAt(ad, past).length === 0;
    to = past > to ? past : to + 1;
    if (isOver) break;
  }
  // «Hijo de toro 1.100 kg»: right behind a parent a figure is hardly of anything else.
  const figure = inSameClause(ad, to, at) && nounAt(ad, to - 1).length > 0 ? quantityOf(ad, to) : null;
  if (!figure || !/^(?:weight|age)$/.test(figure.unit.of)) return markUsed(ad, upTo(at, to));
  leaveUnread(ad, upTo(to, figure.to));
  return markUsed(ad, upTo(at, figure.to));
}

/** So many words those without papers are called by at most, and between them and the others: «y otras generales». */
const WORDS_MAX = 3;

/** «PO e cruzadas», “registered Angus and commercial”: papers of only some, up to the others; null if they are of all. */
export function besideUnregistered(ad: Ad, { from, length }: Part): Part | null {
  const end = from + length;
  const and = [end, end + (sensesAt(ad, end)?.length ?? 0)].find((at) => AND.has(ad.words[at] ?? ''));
  for (let at = (and ?? 0) + 1; and && at <= and + WORDS_MAX && inSameClause(ad, at, from); at += 1) {
    const found = match(ad, AROUND.unregistered, at);
    if (found) return upTo(from, at + found.length);
  }
  const isAfter = AND.has(ad.words[from - 1] ?? '');
  for (let at = from - 2; isAfter && at >= from - 1 - WORDS_MAX && inSameClause(ad, at, from); at -= 1)
    if (match(ad, AROUND.unregistered, at)) return upTo(at, end);
  return null;
}

/** “Polled (PP)”, «homocigota PP»: the genes of hornless ones, and no pedigree. */
export const isOfHorns = (ad: Ad, part: Part): boolean => {
  const said = written(ad, part);
  if (!/^pp$/i.test(said)) return false;
  const isGene = HORNLESS.test(ad.words[part.from - 1] ?? '') || /^h(?:om|et)/.test(ad.words[part.from - 2] ?? '');
  const isOpened = ad.text.charAt((ad.tokens[part.from]?.start ?? 0) - 1) === '(';
  const isMocho = /^moch[oa]s?$/.test(ad.words[part.from - 1] ?? '') && isOpened;
  return ad.locale === 'en' || said === 'Pp' || isGene || isMocho;
};

const HORNLESS = /^(?:homo[cz]ig|homozyg|heterozyg|hetero[cz]ig|poll|gen$|gene$|genotipo)/;

/** «Carneros a conversar», “bull price negotiable”: said of other animals than those for sale here. */
export function isOfOtherNoun(ad: Ad, { codes }: Stock, { from }: Part): boolean {
  const last = tokensOf(clauseStart(ad, from), from).findLast((at) => nounAt(ad, at).length > 0);
  const named = last === undefined ? undefined : nounAt(ad, last);
  return codes.length > 0 && named !== undefined && !named.some((code) => codes.includes(code));
}

const TO_PAIRS = /^(?:the|el|la|los|las|de|do|da|dos|das|del|up|a|as|os)$/;

/** “Won't split pairs”, “will not split calves”: mothers stay with their young, however many are sold. */
export function isOfPairs(ad: Ad, { from, length }: Part): boolean {
  const end = from + length;
  const at = TO_PAIRS.test(ad.words[end] ?? '') ? end + 1 : end;
  return inSameClause(ad, at, from) && match(ad, AROUND.together, at) !== null;
}

/** «Zona con garrapata»: of a place. */
export const isOfPlace = (ad: Ad, { from }: Part): boolean =>
  inSameClause(ad, from - 1, from) && match(ad, AROUND.areas, from - 1) !== null;

/** «Con ternero careta»: the colour of the young beside their mothers. */
export const isOfYoungBeside = (ad: Ad, { states }: Stock, { from }: Part): boolean =>
  states.some(
    (state) =>
      state.concept === 'with_young' && state.from + state.length === from && NAMES_YOUNG.test(written(ad, state)),
  );

/** «Caretas y Hereford»: what only some of the animals are called, beside those of a breed. */
export function kindIsOfSome(ad: Ad, { from, length }: Part): boolean {
  const kind = match(ad, AROUND.kinds, from);
  const and = from + Math.max(length, kind?.length ?? 0);
  const isAnd = kind !== null && AND.has(ad.words[and] ?? '') && inSameClause(ad, and + 1, from);
  const isBreed = (at: number) => sensesAt(ad, at)?.senses.some(({ breed }) => breed) ?? false;
  // «Angus y cruza careta».
  const isCross = kind !== null && AND.has(ad.words[from - 2] ?? '') && isBreed(from - 1);
  return (isAnd && isBreed(and + 1)) || (isCross && isBreed(from - 3) && inSameClause(ad, from - 3, from));
}

/** So many words stand between a link and who covers females. */
const SIRE_WORDS_MAX = 4;

/** So many words a state has at most: “running with the bull”. */
const STATE_WORDS_MAX = 4;

/** The state right before a token that says that females are served or in young. */
function bredBefore(ad: Ad, at: number): 'served' | 'bred' | null {
  // “Joined 1 Aug to Dorper rams”.
  if (isDayAt(ad, at - 1) || isDayAt(ad, at - 2)) return bredBefore(ad, at - 2);
  // “Scanned 168% to Suffolk”.
  if (ad.words[at - 1] === '%' && inSameClause(ad, at - 2, at)) return bredBefore(ad, at - 2);
  for (let back = 1; back <= STATE_WORDS_MAX && inSameClause(ad, at - back, at); back += 1) {
    if (match(ad, AROUND.service, at - back)?.length === back) return 'served';
    const found = sensesAt(ad, at - back);
    if (found?.length !== back) continue;
    if (found.senses.some(({ concept }) => concept === 'served')) return 'served';
    if (found.senses.some(({ concept }) => isInYoung(concept))) return 'bred';
  }
  return null;
}

const WITH_ONE = /^(?:con|com|with) (?:una?|uma?|an?|one|su|seu|their|\d+)$/;
const OF_SIRE = /^(?:de|do|por|by)$/;

/** Reads by what females are in young: «preñadas de toro Angus», “bred to LBW Angus bulls”. */
export function readSire(ad: Ad, stock: Stock, at: number): number {
  if (!match(ad, AROUND.sireLinks, at) || (ad.locale === 'en' && ad.words[at] === 'a')) return 0;
  const bred = bredBefore(ad, at);
  const isFirst = stock.codes.length === 0 && !bred;
  // «De toro Angus, 40 terneros»: by whom they are, and not who is for sale.
  const isBy = ad.locale === 'en' && /^(?:by|to)$/.test(ad.words[at] ?? '');
  if (isFirst && !isBy && (inSameClause(ad, at - 1, at) || !OF_SIRE.test(ad.words[at] ?? ''))) return 0;
  let breed: (Part & { name: string }) | null = null;
  let sire = -1;
  for (let next = at + 1; next <= at + SIRE_WORDS_MAX && inSameClause(ad, next, at); next += 1) {
    if (ad.tokens[next]?.kind === 'number') break;
    const other = match(ad, OTHER_BREEDS, next);
    if (!breed && other) {
      breed = { ...upTo(next, next + other.length), name: written(ad, upTo(next, next + other.length)) };
      next += other.length - 1;
      continue;
    }
    const found = sensesAt(ad, next);
    if (!found) continue;
    const [name] = breedsAt(ad, next);
    if (!breed && name) breed = { name, from: next, length: found.length };
    else if (sire < 0 && nounAt(ad, next).some((code) => SIRES.includes(code))) sire = next + found.length - 1;
    next += found.length - 1;
  }
  if (sire < 0 && bred && breed && breed.from <= at + (bred === 'served' ? SIRE_WORDS_MAX : 2))
    sire = breed.from + breed.length - 1;
  if (sire < 0 || (stock.codes.length > 0 && stock.codes.every((code) => SIRES.includes(code)))) return 0;
  const length = Math.max(sire, breed ? breed.from + breed.length - 1 : 0) - at + 1;
  // «12 borregas con un semental»: nobody says that they were served, so he may be sold with them.
  if (!bred && !isFirst && WITH_ONE.test(ad.words.slice(at, at + 2).join(' '))) {
    stock.lots += 1;
    ad.breaks.push(at);
    return length;
  }
  stock.otherClause = ad.clauses[at];
  if (isFirst) return leaveUnread(ad, { from: at, length });
  // «Repaso con toro Brangus», “cleanup with …”: not of the first service.
  if (match(ad, AROUND.reproduction, at - 1) || isAfterSome(ad, at)) return leaveUnread(ad, { from: at, length });
  if (!breed) return length;
  const doubt = doubtOf(ad, upTo(at, at + length));
  if (doubt) return leaveUnread(ad, upTo(at, at + length), doubt);
  return take(ad, 'traits.sireBreed', breed.name, { from: at, length });
}

/** Passes over who covered females, and when: “rams out 10 April”, “tups in 12 October”, «toros retirados el 5/3». */
export function passSires(ad: Ad, stock: Stock, at: number): number {
  const codes = nounAt(ad, at);
  if (codes.length === 0 || !codes.every((code) => SIRES.includes(code))) return 0;
  const end = at + (sensesAt(ad, at)?.length ?? 1);
  const exposure = inSameClause(ad, end, at) ? match(ad, AROUND.exposures, end) : null;
  if (exposure) {
    leaveUnread(ad, upTo(at, end + exposure.length));
    return markUsed(ad, upTo(at, end + exposure.length));
  }
  // “20 Angus bull bred heifers”: who bred them, and of what breed he is.
  if (ad.locale === 'en' && inSameClause(ad, end + 1, at) && isBredAt(ad, end) && nounAt(ad, end + 1).length > 0) {
    stock.breeds = stock.breeds.filter(({ from, length }) => from + length !== at);
    leaveUnread(ad, upTo(at, end));
    return markUsed(ad, upTo(at, end));
  }
  if (isCountedBefore(ad, at)) return 0;
  const sires = siresBehindAt(ad, stock, at, end);
  if (sires) {
    leaveUnread(ad, sires);
    return markUsed(ad, sires);
  }
  const moved = inSameClause(ad, end, at) ? match(ad, AROUND.sireMoves, end) : null;
  const isOwn = stock.codes.length > 0 && stock.codes.every((code) => SIRES.includes(code));
  if (!moved || isOwn || isPlaceAfter(ad, end + moved.length)) return 0;
  const to = endOfDate(ad, end + moved.length);
  leaveUnread(ad, upTo(at, to));
  stock.otherClause = ad.clauses[at];
  return markUsed(ad, upTo(at, to));
}

/** «Vaquillas cargadas, toros Simental»: behind females in young, with nothing but a breed, by whom; null if they are for sale. */
function siresBehindAt(ad: Ad, { codes, states }: Stock, at: number, end: number): Part | null {
  const state = states.at(-1);
  const isBehind = state !== undefined && isInYoung(state.concept) && state.from + state.length === at;
  const areFemales = codes.length > 0 && !codes.some((code) => SIRES.includes(code));
  const breed = inSameClause(ad, end, at) && breedsAt(ad, end).length > 0 ? (sensesAt(ad, end)?.length ?? 0) : 0;
  const to = end + breed;
  return isBehind && areFemales && breed > 0 && !inSameClause(ad, to, at) ? upTo(at, to) : null;
}

const isBredAt = (ad: Ad, at: number): boolean =>
  sensesAt(ad, at)?.length === 1 && /^(?:bred|serviced|exposed)$/.test(ad.words[at] ?? '');

const isCountedBefore = (ad: Ad, at: number): boolean =>
  [at - 1, at - 2].some((one) => inSameClause(ad, one, at) && ad.tokens[one]?.kind === 'number');

/** “Rams in Gore” are for sale there: a day, a month or the end of the sentence follows those who were put in. */
const isPlaceAfter = (ad: Ad, at: number): boolean =>
  inSameClause(ad, at, at - 1) && !isMonthAt(ad, at) && !SIRE_TIME.test(ad.words[at] ?? '');

const SIRE_TIME =
  /^(?:\d.*|on|since|from|el|em|en|desde|dia|no|mid|early|late|with|now|today|for|last|this|and|yet|hasta|the|a|para|so)$/;
/** So many words a date has: «el 10 de abril». */
const DATE_WORDS_MAX = 5;

function endOfDate(ad: Ad, from: number): number {
  for (let to = from + DATE_WORDS_MAX; to > from; to -= 1)
    if (inSameClause(ad, to - 1, from - 1) && (isMonthAt(ad, to - 1) || ad.tokens[to - 1]?.kind === 'number'))
      return to;
  return from;
}

/** So many words stand between a division and its parts: “into equal drafts of”. */
const PARTS_MAX = 3;

/** “Will split into 2 mobs of 105”, «se puede dividir en mitades»: by lots and not by the head; null if it isn't said. */
export function intoParts(ad: Ad, { from, length }: Part): Part | null {
  const link = from + length;
  if (!inSameClause(ad, link, from) || !AROUND.partLinks.match(ad.tokens, link)) return null;
  for (let at = link + 1; at <= link + PARTS_MAX && inSameClause(ad, at, from); at += 1)
    if (ad.tokens[at]?.kind === 'number' || match(ad, AROUND.parts, at)) return upTo(from, at + 1);
  return null;
}
