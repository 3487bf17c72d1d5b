import { LOCALES } from '@/lib/core/i18n/locales';
import { otherAnimals } from '@/lib/language/lexicon/other-animals';
import { Phrases, plainPhrase } from '@/lib/language/lexicon/tokens';
import { CLASSES } from '@/lib/livestock/stock/classes';
import { gazetteer } from '@/lib/places/gazetteer';
import {
  ask,
  gapBefore,
  inSameClause,
  leaveUnread,
  markUsed,
  match,
  upTo,
  written,
  type Ad,
  type Part,
} from './ad-text';
import type { AdField } from './dto';
import { clauseStart, tokensOf } from './doubts/clauses';
import { isDenied } from './doubts/denied';
import animalWords from '@/lib/language/lexicon/words/other-animals.json';
import { nounAt, sensesAt } from './senses';
import type { Stock } from './stock';
import { isWrittenLarge } from './unknown-places';

const OTHER_ANIMALS = otherAnimals(...LOCALES);

const PIG_BREEDS = new Phrases<true>();
for (const word of animalWords.breeds) PIG_BREEDS.set(plainPhrase(word), true);
const PIG_CUES = new Phrases<true>();
for (const word of animalWords.cues) PIG_CUES.set(plainPhrase(word), true);
/** Nouns for young ones of any kind: of pigs, too. */
const WEANED =
  /^(?:weaners?|weanlings?|growers?|stores?|feeders?|destetes?|destetados?|desmamantes?|desmamados?|capones)$/i;
/** No weaned calf is lighter. */
const CALF_KG_MIN = 45;

/** Whether our animals are called by nothing but the name of weaned ones. */
const areWeaned = (ad: Ad, { nouns, codes }: Stock): boolean =>
  nouns.length > 0 &&
  nouns.every((part) => WEANED.test(written(ad, part))) &&
  codes.every((code) => CLASSES[code].category === 'bovine');

/** «Hacienda. Lechones destetados 35»: whether nothing but a word for a whole trade was named, which counts nothing. */
const isAnyHerd = (ad: Ad, { concepts }: Stock): boolean =>
  concepts.size === 1 && concepts.has('bovine') && !ad.facts.has('headCount');

/** Whether weaners are pigs, by a breed or a word of pigs, or may be: no weaned calf weighs 20 kg. */
function arePigs(ad: Ad, stock: Stock): boolean {
  if (stock.codes.length === 0 || !areWeaned(ad, stock)) return false;
  const isNamed = ad.tokens.some((_, at) => match(ad, PIG_BREEDS, at) !== null || match(ad, PIG_CUES, at) !== null);
  const kilograms = ['weight', 'weightMax'].flatMap((field) => ad.facts.get(field as AdField)?.value ?? []);
  return isNamed || kilograms.some((weight) => Number(weight) < CALF_KG_MIN);
}

/** So many words stand between a number and the animals that it counts. */
const COUNTED_MAX = 3;

/** Where the number stands that counts what is at a token. */
function counting(ad: Ad, at: number): number | null {
  for (let back = at - 1; back >= at - COUNTED_MAX && inSameClause(ad, back, at); back -= 1) {
    if (ad.tokens[back]?.kind === 'number') return back;
    if (nounAt(ad, back).length > 0) return null;
  }
  return null;
}

/** «Chanchas madres 6»: a number behind them. */
const isCountedAfter = (ad: Ad, end: number): boolean =>
  [end, end + 1].some((at) => ad.tokens[at]?.kind === 'number' && inSameClause(ad, at, end - 1));

/** Whether the last noun of our animals stands right before: «novillas bufalinas», «vacas de búfalo». */
const isBeside = (ad: Ad, { nouns }: Stock, at: number): boolean => {
  const last = nouns.at(-1);
  const end = last ? last.from + last.length : -1;
  return inSameClause(ad, end - 1, at) && (end === at || (end === at - 1 && ad.words[end] === 'de'));
};

/** «Búfala con 2 terneros»: whether a word that joins stands before a noun, or before its number. */
const isWith = (ad: Ad, at: number): boolean =>
  [at - 1, at - 2].some(
    (one) =>
      inSameClause(ad, one, at) &&
      /^(?:con|com|with|w)$/.test(ad.words[one] ?? '') &&
      (one === at - 1 ||
        ad.tokens[at - 1]?.kind === 'number' ||
        /^(?:su|seu|sua|her|an?|una?|uma?)$/.test(ad.words[at - 1] ?? '')),
  );

/** What is said of them goes up to the end of the sentence, or to animals of ours: it is of nobody else. */
function restOf(ad: Ad, from: number): number {
  let to = from;
  const isOfOurs = (at: number) => nounAt(ad, at).length > 0 && !isWith(ad, at);
  while (to < ad.tokens.length && !isOfOurs(to) && !/[.;!?\n]/.test(gapBefore(ad, to))) to += 1;
  const number = nounAt(ad, to).length > 0 ? counting(ad, to) : null;
  return Math.max(0, (number ?? to) - from);
}

/** “Red Deer, Alberta”: a town of the writer's country that is written as a name. */
function isTown(ad: Ad, { from, length }: Part): boolean {
  const isName = length > 1 && !ad.isLarge && tokensOf(from, from + length).every((at) => isWrittenLarge(ad, at));
  return isName && (gazetteer().match(ad.words, from)?.places ?? []).some(({ country }) => country === ad.country);
}

/** So many words of a breed stand behind them in a heading. */
const HEADING_WORDS_MAX = 2;

/** «Chanchos: 3 madres, padrillo duroc», «búfalas murrah: 10 novillas»: what a list that begins is of. */
const isHeading = (ad: Ad, end: number): boolean =>
  Array.from({ length: HEADING_WORDS_MAX + 1 }, (_, nth) => end + nth).some(
    (at) =>
      /^\s*[:\n]/.test(gapBefore(ad, at)) &&
      tokensOf(end, at).every((one) => ad.tokens[one]?.kind === 'word' && nounAt(ad, one).length === 0),
  );

/** Reads a word for animals that the market doesn't have: those that are counted after others are a lot of their own. */
export function readAnother(ad: Ad, stock: Stock, at: number): number {
  const found = match(ad, OTHER_ANIMALS, at);
  if (!found || found.length < (sensesAt(ad, at)?.length ?? 0) || isDenied(ad, upTo(at, at + found.length))) return 0;
  if (isTown(ad, upTo(at, at + found.length))) return 0;
  const number = counting(ad, at);
  const ofOurs = isBeside(ad, stock, at);
  const isFirst = stock.codes.length === 0 || ofOurs || areWeaned(ad, stock) || isAnyHerd(ad, stock);
  const end = at + found.length;
  // “Buffalo heifers”: the noun after it is theirs.
  const next = nounAt(ad, end).length > 0 && inSameClause(ad, end, at) ? (sensesAt(ad, end)?.length ?? 0) : 0;
  const part = upTo(at, end + next);
  const rest = restOf(ad, end + next);
  if (isFirst)
    stock.others.push({
      ...part,
      isCounted: number !== null || ofOurs || isCountedAfter(ad, end) || isHeading(ad, end),
    });
  else if (number !== null) {
    stock.lots += 1;
    ad.breaks.push(number);
    return markUsed(ad, part);
  } else leaveUnread(ad, part);
  if (rest > 0) leaveUnread(ad, upTo(end + next, end + next + rest));
  return markUsed(ad, part) + rest;
}

/** What may be said of animals of other kinds, too. */
const OF_THE_SALE = /^(?:price|payment|freight|sell|min|location|buyer|youtube)/;

/** Says nothing of animals that the market doesn't have, and asks what they are. */
export function settleAnother(ad: Ad, stock: Stock): void {
  if (arePigs(ad, stock)) stock.others.push(...stock.nouns.map((part) => ({ ...part, isCounted: true })));
  if (stock.thing) stock.others.push({ ...stock.thing, isCounted: true });
  const { others, codes } = stock;
  const [first] = others;
  if (!first) return;
  // «Búfalas …, 9. Reprodutor de brinde»: what the text begins with is for sale.
  const isHead =
    ad.facts.get('headCount')?.value === '1' &&
    stock.nouns.every(({ from }) => from > first.from) &&
    clauseStart(ad, first.from) === 0;
  const isLot = isHead || others.some(({ isCounted }) => isCounted) || codes.length === 0 || !ad.facts.has('headCount');
  const parts = others.map(({ from, length }): Part => ({ from, length }));
  if (!isLot) {
    parts.forEach((part) => leaveUnread(ad, part));
    return;
  }
  for (const [field, { parts: held }] of ad.facts)
    if (!OF_THE_SALE.test(field)) {
      held.forEach((part) => leaveUnread(ad, part));
      ad.facts.delete(field);
    }
  ad.tokens.forEach((_, at) => leaveUnread(ad, upTo(at, at + (match(ad, PIG_BREEDS, at)?.length ?? 0))));
  const isOfSale = ({ field }: { field: string }) => OF_THE_SALE.test(field);
  [...ad.deduced, ...ad.rivals].forEach((fact) => {
    if (!isOfSale(fact)) fact.parts.forEach((part) => leaveUnread(ad, part));
  });
  ad.deduced = ad.deduced.filter(isOfSale);
  ad.rivals = ad.rivals.filter(isOfSale);
  for (const question of ['class', 'breed', 'weight', 'age', 'vaccines'] as const) {
    ad.asked.get(question)?.forEach((part) => leaveUnread(ad, part));
    ad.asked.delete(question);
  }
  ask(ad, 'class', ...parts);
}
