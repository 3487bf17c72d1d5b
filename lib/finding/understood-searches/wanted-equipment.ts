import { plain } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import { CONDITION_WORDS, MAKES, NOUNS, OPEN_CONDITION } from '@/lib/language/ads/equipment/words';
import { LITTLE, VOCABULARY, isNounAt } from '@/lib/language/lexicon/lexicon';
import { isBeside, tokens as tokensOf, type Token } from '@/lib/language/lexicon/tokens';
import { itemsNamed, type ItemAt } from '@/lib/market/equipment/called-alike';
import type { EquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { boundedPowerAt, powerAt } from './power-of-equipment';

/** Shorter words name no equipment. */
const WORD_MIN = 3;

/** The category of the equipment that a text names. */
function categoryNamed(tokens: readonly Token[]) {
  return tokens.map((_, at) => NOUNS.match(tokens, at)?.meaning).find(Boolean);
}

/** A search for what a text names, with words that only rank. */
export interface Wanted {
  query: Partial<EquipmentListingQuery>;
  /** Words of which titles should have many. */
  titled: readonly string[];
  /** Those of which one has to be in the title. */
  prefer?: string;
  /** What it finds is what was asked. */
  isAsked?: true;
  /** Only if nothing else was found. */
  isLast?: true;
}

/** Whether a word asks for what is cheap, which is an order and no word of a title: «barato». */
const isCheapAt = (tokens: readonly Token[], at: number): boolean =>
  VOCABULARY.match(tokens, at)?.meaning.some(({ filters }) => filters?.sort === 'price_asc') ?? false;

/** The word of a text of equipment that asks for what is cheap, as it is written. */
export function cheapSaid(text: string): string | null {
  const tokens = tokensOf(text);
  const word = tokens.find((_, at) => isCheapAt(tokens, at));
  return word ? text.slice(word.start, word.end) : null;
}

/** Whether what stands at a token says nothing of what equipment is: «usada», “in good condition”, animals that it is for. */
const saysNothing = (tokens: readonly Token[], at: number): boolean =>
  isNounAt(tokens, at) ||
  isCheapAt(tokens, at) ||
  [LITTLE.skip, LITTLE.purpose, OPEN_CONDITION, CONDITION_WORDS].some((words) => words.match(tokens, at));

const LENGTHS = /^(?:ft|foot|feet|pies|pes)$/;
/** A word as titles have it; of “20ft” the number, as they write the unit in many ways. */
export const inTitles = (word: string): string => plain(word).replace(/^(\d+) ?-?(?:ft|foot|feet|pies|pes)$/, '$1');

const AND = /^(?:y|e|and|&|o|ou|or)$/;

/** Whether «y» stands right before a token, or before words that say nothing: «y una». */
function isAfterAnd(tokens: readonly Token[], at: number): boolean {
  const isAnd = AND.test(tokens[at - 1]?.text ?? '');
  return isAnd || (at > 0 && saysNothing(tokens, at - 1) && isAfterAnd(tokens, at - 1));
}

/**
 * The item that a text is about, the first that it names, in English the last before “with” or “for”; and those that it
 * asks for besides: «ración y sal mineral», «arado, rastra y tolva».
 */
function itemsSought(tokens: readonly Token[], locale: Locale): ItemAt[] {
  const { all, before: items } = itemsNamed(tokens);
  const sought = (locale === 'en' ? items.at(-1) : items[0]) ?? all[0];
  if (!sought) return [];
  const place = items.indexOf(sought);
  // «Rastra de tractor» names two items that nothing joins.
  const starts = items.map(({ from }) => !isAfterAnd(tokens, from) && isBeside(tokens, from));
  const first = starts.lastIndexOf(true, place);
  const next = starts.indexOf(true, place + 1);
  const joined = place < 0 ? [] : items.slice(Math.max(first, 0), next < 0 ? undefined : next);
  const isJoined = joined.some(({ from }) => isAfterAnd(tokens, from));
  return [sought, ...(isJoined ? joined.filter((one) => one !== sought) : [])];
}

/**
 * What a text asks for, and what comes next to it: the item of the maker, the item of any maker, what is of its category;
 * of a text that names none of them what has its words. What is looked for comes first, which in English stands last. With
 * what of it was understood, as it was written, the item, the maker, the power, and what else is beside these.
 */
export function wantedIn(
  text: string,
  locale: Locale,
): Record<'named' | 'powers' | 'items' | 'others', string[]> & { wanted: Wanted[]; make: string | undefined } {
  const tokens = tokensOf(text);
  const sought = itemsSought(tokens, locale);
  const parts: string[] = [];
  const makers: string[] = [];
  const more: string[] = [];
  const others: string[] = [];
  const powers: string[] = [];
  const limits: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const { text: word = '', kind, start } = tokens[at] ?? {};
    const bounded = boundedPowerAt(tokens, at);
    const ofPower = bounded || powerAt(tokens, at);
    // What it is to hold, or how long it is: «para 20 novillos», “20 ft”.
    const isCounted = isNounAt(tokens, at + 1) || LENGTHS.test(tokens[at + 1]?.text ?? '');
    const ofSize = kind === 'number' && isCounted ? 2 : 0;
    const named = sought.find(({ from }) => from === at);
    const length = named ? named.length : ofPower || ofSize || (MAKES.match(tokens, at)?.length ?? 1);
    const written = text.slice(start, tokens[at + length - 1]?.end);
    if (at === sought[0]?.from) parts.push(written);
    else if (named) more.push(written);
    else if (bounded > 0) limits.push(written);
    else if (ofPower > 0) powers.push(written);
    else if (MAKES.match(tokens, at)) makers.push(written);
    else if (ofSize > 0) others.push(written);
    else if (/^(?:word|number)$/.test(kind ?? '') && word.length >= WORD_MIN && !saysNothing(tokens, at))
      others.push(written);
    at += length;
  }
  const ordered = (locale === 'en' ? others.toReversed() : others).map(inTitles);
  const words = [...new Set([...makers.map(plain), ...ordered])];
  const category = categoryNamed(parts.length > 0 ? tokensOf(parts.join(' ')) : tokens);
  const named = [...parts, ...makers].join(' ');
  const makes = new Set(tokens.flatMap((_, at) => MAKES.match(tokens, at)?.meaning ?? []));
  const titled = [...parts, ...words];
  const wanted: Wanted[] = [
    {
      ...(named
        ? { query: { search: named }, titled: [...parts, ...ordered] }
        : { query: { search: text }, titled: [] }),
      isAsked: true,
    },
    ...more.map((one) => ({ query: { search: one }, titled: [one, ...ordered], isAsked: true as const })),
    ...(parts.length > 0 && makers.length > 0 ? [{ query: { search: parts.join(' ') }, titled }] : []),
    ...(parts.length === 0 && words.length > 0 ? [{ query: {}, titled: words, prefer: words.join(' ') }] : []),
    ...(category ? [{ query: { category }, titled }] : []),
    { query: {}, titled, isLast: true },
  ];
  const [make] = makes.size === 1 ? makes : [];
  return {
    wanted,
    named: [...parts, ...more, ...makers, ...limits],
    powers,
    items: [...parts, ...more],
    make,
    others: named ? others : [],
  };
}
