import { markUsed, match, upTo, written, type Ad, type Part } from './ad-text';
import { AROUND } from './ad-words';
import { quantityOf } from './numbers';
import { NAMES_YOUNG, nounAt, sensesAt, type Stock } from './stock';
import { after } from './terms';

/** So many words are said of parents: «hijo de toro importado Braunvieh». */
const PARENT_WORDS_MAX = 6;
/** So many stand between a noun for parents and their weight: «madre importada de 700 kg». */
const NOUN_WORDS_MAX = 3;
/** Before a noun for the parents of animals that were named already. */
const BEFORE_NOUN = new Set('de del da do of su sus seu seus the their el la los las o a os as y e and'.split(' '));

const isSame = (ad: Ad, at: number, other: number) => ad.clauses[at] === ad.clauses[other];

/** Where a parent's weight or age ends, «de 1100 kg», “2200 lb bull”; the token itself if none is there. */
function pastMeasure(ad: Ad, at: number): number {
  const from = after(ad, at, AROUND.parentLinks);
  const quantity = isSame(ad, from, at) ? quantityOf(ad, from) : null;
  if (!quantity || !/^(?:weight|age)$/.test(quantity.unit.of) || !isSame(ad, quantity.to - 1, at)) return at;
  const isBefore = ad.locale === 'en' && isSame(ad, quantity.to, at) && nounAt(ad, quantity.to).length > 0;
  return from > at || isBefore ? quantity.to : at;
}

/** «Padre de 1000 kg», “dams weigh 1300 lbs”: parents by a noun, with a measure of theirs. */
function passNoun(ad: Ad, { codes }: Stock, at: number): number {
  const found = codes.length > 0 ? match(ad, AROUND.parentNouns, at) : null;
  if (!found || (isSame(ad, at - 1, at) && !BEFORE_NOUN.has(ad.words[at - 1] ?? ''))) return 0;
  for (let to = at + found.length; to <= at + found.length + NOUN_WORDS_MAX && isSame(ad, to, at); to += 1) {
    const past = pastMeasure(ad, to);
    // “Sire weighed 2300 lbs as a 3 year old”.
    if (past > to) return markUsed(ad, upTo(at, pastMeasure(ad, past)));
    if (ad.tokens[to]?.kind !== 'word') return 0;
  }
  return 0;
}

/** Passes over what is said of parents: neither their breed nor their weight is said of their young. */
export function passParents(ad: Ad, stock: Stock, at: number): number {
  const found = match(ad, AROUND.parents, at);
  if (!found) return passNoun(ad, stock, at);
  let to = at + found.length;
  // “Out of 6 yr old Angus cows”.
  if (ad.tokens[to]?.kind === 'number' && isSame(ad, to, at)) to += 1;
  const end = to + PARENT_WORDS_MAX;
  while (to < end && isSame(ad, to, at)) {
    const past = pastMeasure(ad, to);
    if (past === to && ad.tokens[to]?.kind !== 'word') break;
    const isOver = past > to && nounAt(ad, past).length === 0;
    to = past > to ? past : to + 1;
    if (isOver) break;
  }
  return markUsed(ad, upTo(at, to));
}

const AND = new Set(['y', 'e', 'and', '&', '+', 'o', 'ou', 'or', '/']);
/** So many words those without papers are called by at most, and between them and the others: «y otras generales». */
const WORDS_MAX = 3;

/** «PO e cruzadas», “registered Angus and commercial”: papers of only some, up to the others; null if they are of all. */
export function besideUnregistered(ad: Ad, { from, length }: Part): Part | null {
  const end = from + length;
  const and = [end, end + (sensesAt(ad, end)?.length ?? 0)].find((at) => AND.has(ad.words[at] ?? ''));
  for (let at = (and ?? 0) + 1; and && at <= and + WORDS_MAX && isSame(ad, at, from); at += 1) {
    const found = match(ad, AROUND.unregistered, at);
    if (found) return upTo(from, at + found.length);
  }
  const isAfter = AND.has(ad.words[from - 1] ?? '');
  for (let at = from - 2; isAfter && at >= from - 1 - WORDS_MAX && isSame(ad, at, from); at -= 1)
    if (match(ad, AROUND.unregistered, at)) return upTo(at, end);
  return null;
}

const PLACES = /^(?:zonas?|campos?|área|area|region|regiao|zone|country|lugar)$/;

/** «Zona con garrapata»: of a place. */
export const isOfPlace = (ad: Ad, { from }: Part): boolean =>
  isSame(ad, from - 1, from) && PLACES.test(ad.words[from - 1] ?? '');

/** «Con ternero careta»: the colour of the young beside their mothers. */
export const isOfYoungBeside = (ad: Ad, { states }: Stock, { from }: Part): boolean =>
  states.some(
    (state) =>
      state.concept === 'with_young' && state.from + state.length === from && NAMES_YOUNG.test(written(ad, state)),
  );

/** «Caretas y Hereford»: what only some of the animals are called, beside those of a breed. */
export const kindIsOfSome = (ad: Ad, { from, length }: Part): boolean =>
  match(ad, AROUND.kinds, from) !== null &&
  AND.has(ad.words[from + length] ?? '') &&
  isSame(ad, from + length + 1, from) &&
  (sensesAt(ad, from + length + 1)?.senses.some(({ breed }) => breed) ?? false);
