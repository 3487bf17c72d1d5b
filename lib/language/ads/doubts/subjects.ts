import { CLASSES } from '@/lib/livestock/stock/classes';
import { areAllYoung } from '@/lib/livestock/stock/roles';
import { ask, deduce, gapBefore, inSameClause, leaveUnread, match, type Ad, type Part } from '../ad-text';
import { AROUND, OTHER_ANIMALS, SUBJECTS, type Kind, type Subject } from '../ad-words';
import type { AdField, AdReason } from '../dto';
import { DECLARED } from '../health';
import { nounAt, sensesAt } from '../senses';
import { GROWN, type Stock } from '../stock';
import { clauseEnd, clauseStart, tokensOf } from './clauses';

/** Where another subject is named. */
type Other = Part & Subject;

/** Ages up to this may be months of a pregnancy. */
const MONTHS_MAX = 11;

const KINDS: readonly [RegExp, Kind][] = [
  [/^headCount$/, 'heads'],
  [/^(?:category|class)$/, 'class'],
  [/^weight(?:M|$)/, 'weight'],
  [/^age/, 'age'],
  [/^teeth/, 'teeth'],
  [/^breed$/, 'breed'],
  [/^price(?:Amount|Basis|Currency)$/, 'price'],
  [/^location$/, 'place'],
  [/^traits\.sireBreed$/, 'sire'],
  [/^(?:horns$|traits\.)/, 'looks'],
];

function kindOf(field: AdField, value: string | true): Kind {
  if (field === 'traits.registered') return 'papers';
  if (DECLARED.has(field)) return 'declared';
  const kind = KINDS.find(([pattern]) => pattern.test(field))?.[1] ?? 'sale';
  return kind === 'age' && Number(value) <= MONTHS_MAX ? 'months' : kind;
}

const covers = ({ from, length }: Part, at: number): boolean => at >= from && at < from + length;

const isWithin = (from: number, to: number) => (part: Part) => part.from >= from && part.from < to;

/** Where other subjects are named, by their words or by nouns for other animals. */
function othersIn(ad: Ad, { codes, nouns, states }: Stock): Other[] {
  const found: Other[] = [];
  const areYoung = codes.length > 0 && areAllYoung(codes);
  // “Weaners, 18 bull calves 14 heifers”: of young ones the words for grown ones say the sex.
  const families = new Set<string>([...(areYoung ? GROWN : []), ...codes.map((code) => CLASSES[code].family)]);
  // Where the animals for sale are named, by token: up to where.
  const ends = new Map<number, number>();
  for (const { from, length } of [...nouns, ...states.filter(({ sex }) => sex)])
    for (const at of tokensOf(from, from + length)) ends.set(at, Math.max(ends.get(at) ?? 0, from + length));
  const isNamed = (at: number, end: number) => (ends.get(at) ?? 0) >= end;
  for (let at = 0; at < ad.tokens.length;) {
    const word = match(ad, SUBJECTS, at);
    const length = sensesAt(ad, at)?.length ?? 1;
    const named = nounAt(ad, at);
    const isOwn = codes.length === 0 || named.some((code) => families.has(CLASSES[code].family));
    const isOfAnother =
      word && !(word.meaning.isOfYoung && areYoung) && !(named.length > 0 && isOwn && length >= word.length);
    if (isOfAnother && !isNamed(at, at + word.length)) found.push({ from: at, length: word.length, ...word.meaning });
    else if (named.length > 0 && !isOwn && !isNamed(at, at + length))
      found.push({ from: at, length, ...OTHER_ANIMALS });
    at += isOfAnother ? word.length : length;
  }
  return found;
}

/** “Cows 250 lb calves”: right before a noun of others a figure is theirs. */
const isRightBefore = (ad: Ad, others: readonly Other[], end: number): boolean =>
  ad.locale === 'en' && others.some(({ from }) => from === end && nounAt(ad, from).length > 0);

/** Whether a part stands beside a noun for the animals for sale, with no other subject between them. */
function isBesideNoun(ad: Ad, { nouns }: Stock, others: readonly Other[], kind: Kind, { from, length }: Part): boolean {
  return nouns.some((noun) => {
    const end = noun.from + noun.length;
    if (!inSameClause(ad, noun.from, from) || others.some((other) => covers(other, noun.from))) return false;
    if (covers(noun, from)) return true;
    // «40 vacas con 12 machos al pie»: a number behind its animals counts something else.
    if (from > noun.from)
      return (
        kind !== 'heads' && !others.some(isWithin(end, from + length)) && !isRightBefore(ad, others, from + length)
      );
    const isFirst = !others.some(isWithin(clauseStart(ad, from), from));
    return (
      !others.some(isWithin(from, noun.from)) && (isFirst || tokensOf(from, noun.from).every((at) => ad.used.has(at)))
    );
  });
}

/** «Prenhas de touro Angus, 5 a 6 meses»: what begins a part of the sentence goes on about what is before its comma. */
function goesOn(ad: Ad, { nouns }: Stock, others: readonly Other[], { from }: Part): boolean {
  const [start, end] = [clauseStart(ad, from), clauseEnd(ad, from)];
  const isNamed = match(ad, AROUND.weightBefore, from) !== null;
  const isOpen = start > 0 && from <= start + 1 && !isNamed && /^\s*,\s*$/.test(gapBefore(ad, start));
  if (!isOpen || nouns.some(isWithin(start, end))) return false;
  const last = others.findLast(isWithin(clauseStart(ad, start - 1), start));
  return last !== undefined && !nouns.some(isWithin(last.from, start));
}

function isInDoubt(ad: Ad, stock: Stock, all: readonly Other[], field: AdField, kind: Kind, part: Part): boolean {
  const others = all.filter(
    ({ wrongs, own, from }) => wrongs.includes(kind) && !own.includes(field) && !covers(part, from),
  );
  if (others.length === 0 || isBesideNoun(ad, stock, others, kind, part)) return false;
  const isHere = isWithin(clauseStart(ad, part.from), clauseEnd(ad, part.from + part.length - 1));
  return (
    others.some(isHere) ||
    goesOn(
      ad,
      stock,
      others.filter((other) => other.goesOn.includes(kind)),
      part,
    )
  );
}

/**
 * A fact is said only where its part of the sentence speaks of nothing but the animals for sale, or right beside their
 * noun. All others wait for their writer's word; a declaration, which nobody deduces, is shown as not understood, and so is
 * what contradicts another fact.
 */
export function leaveToConfirm(ad: Ad, stock: Stock): void {
  leaveContradictions(ad);
  const others = othersIn(ad, stock);
  if (others.length === 0) return;
  for (const [field, { value, parts }] of ad.facts) {
    const kind = kindOf(field, value);
    if (parts.length === 0 || !parts.every((part) => isInDoubt(ad, stock, others, field, kind, part))) continue;
    takeBack(ad, field, 'beside');
  }
}

function takeBack(ad: Ad, field: AdField, reason: AdReason): void {
  const { value, parts } = ad.facts.get(field) ?? { value: true, parts: [] };
  ad.facts.delete(field);
  if (DECLARED.has(field) || value === true) parts.forEach((part) => leaveUnread(ad, part));
  else deduce(ad, field, value, reason, parts);
}

/** Of what somebody looks for nothing is for sale, before its writer says so. */
export function leaveWanted(ad: Ad): void {
  ask(ad, 'wanted');
  for (const field of ad.facts.keys()) if (field !== 'category') takeBack(ad, field, 'wanted');
}

/** A figure of its own and the range that the same text gives of the same thing. */
const RANGES = [
  ['age', 'ageMin', 'ageMax'],
  ['weight', 'weightMin', 'weightMax'],
] as const satisfies readonly (readonly AdField[])[];

/** A figure outside of the range beside it is of something else («15-17mths …, 4yr TB area»), and shown as not understood. */
function leaveContradictions(ad: Ad): void {
  for (const [one, least, most] of RANGES) {
    const stated = ad.facts.get(one);
    if (!stated) continue;
    const figure = Number(stated.value);
    const limit = (field: AdField) => Number(ad.facts.get(field)?.value ?? Number.NaN);
    if (!(figure < limit(least) || figure > limit(most))) continue;
    ad.facts.delete(one);
    stated.parts.forEach((part) => leaveUnread(ad, part));
  }
}
