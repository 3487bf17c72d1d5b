import 'server-only';
import { Prisma, type Transaction } from '@/lib/db/client';
import { TERM_MAX_LETTERS } from './search-terms';

const TYPO_MIN_LETTERS = 5;
const TWO_TYPOS_MIN_LETTERS = 8;
const WORDS_MAX = 8;
/** What stands around words and is not meant. */
const PUNCTUATION = /^[.,;:!?¡¿()«»“”"…]+|[.,;:!?¡¿()«»“”"…]+$/g;
const CORRECTIONS_MAX = 6;
/** A text that more words contain is common, and is looked for in the rows. */
const NAMED_MAX = 500;

/** Edits between two words, an exchange of neighbouring letters counting as one (optimal string alignment distance). */
export function editDistance(a: string, b: string): number {
  let twoBack: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (twoBack[j - 2] ?? 0) + 1);
      row.push(best);
    }
    twoBack = previous;
    previous = row;
  }
  return previous[b.length] ?? 0;
}

function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, i) => word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2),
  );
}

/** One word of a search, and what listings may have for it. */
export interface SoughtWord {
  /** Without case and accents. */
  normal: string;
  /** Its runs of letters, runs of digits and signs; mostly one. */
  parts: string[];
  /** What satisfies it: the word itself, or the known words that it may be a typo of. */
  texts: string[];
  /** For each part the known words that contain it (that begin with it, where it is a word of one letter or two); null where they are too many to name. */
  known: (string[] | null)[];
}

/** The words of a search: without the punctuation around them, and of a row of signs (`...`) each sign once, wherever it stands. */
export function wordsOf(search: string): string[] {
  const words = search
    .split(/\s+/)
    .flatMap((word) => (/[\p{L}\p{N}]/u.test(word) ? [word.replace(PUNCTUATION, '')] : [...new Set(word)]));
  return words.slice(0, WORDS_MAX);
}

/**
 * Splits a search into words. Where no listing has a word of five letters or more, the known words one typo away count (two from eight
 * letters on).
 */
export async function soughtWords(client: Transaction, search: string): Promise<SoughtWord[]> {
  const words = wordsOf(search);
  const split = await client.$queryRaw<{ normal: string; parts: string[] }[]>`
    SELECT normal, corral_words(normal) AS parts FROM (SELECT corral_normalize(word) AS normal, place FROM unnest(${words}::text[]) WITH ORDINALITY AS given(word, place)) AS words ORDER BY place`;
  return Promise.all(split.map((word) => lookUp(client, word)));
}

async function lookUp(
  client: Transaction,
  { normal, parts }: { normal: string; parts: string[] },
): Promise<SoughtWord> {
  const last = parts.length - 1;
  // A row of dots is one question.
  const asked = new Map<string, Promise<string[] | null>>();
  const ask = (part: string, side: Side | 'anywhere') => {
    const answer =
      asked.get(`${side} ${part}`) ??
      knownWords(client, side === 'anywhere' ? contains(part) : beginsOrEnds(part, side));
    asked.set(`${side} ${part}`, answer);
    return answer;
  };
  const known = await Promise.all(
    parts.map((part, i) =>
      ask(part, !isShort(part) ? 'anywhere' : i === 0 && last > 0 ? 'end' : i === last ? 'beginning' : 'whole'),
    ),
  );
  const word = { normal, parts, texts: [normal], known };
  if (normal.length < TYPO_MIN_LETTERS || !/^\p{L}+$/u.test(normal) || known[0]?.length !== 0) return word;
  const corrected = await corrections(client, normal);
  const texts = corrected.filter((text) => !corrected.some((other) => other !== text && text.includes(other)));
  const each = await Promise.all(texts.map((text) => knownWords(client, contains(text))));
  return {
    ...word,
    texts,
    known: [each.some((words) => words === null) ? null : each.flatMap((words) => words ?? [])],
  };
}

/** The words of listings that are like a pattern; null for too many. */
async function knownWords(client: Transaction, pattern: Prisma.Sql): Promise<string[] | null> {
  const rows = await client.$queryRaw<
    { word: string }[]
  >`SELECT word FROM search_words WHERE word LIKE ${pattern} LIMIT ${NAMED_MAX + 1}`;
  return rows.length > NAMED_MAX ? null : rows.map(({ word }) => word);
}

/** Trigrams hold nothing shorter than three letters. */
export const isShort = (text: string) => [...text].length < 3;

const contains = (text: string) => Prisma.sql`corral_contains_pattern(${text})`;

type Side = 'beginning' | 'end' | 'whole';

/** Of a word of several parts, the first is the end of what listings say, the last its beginning, and those between are whole. */
function beginsOrEnds(text: string, as: Side): Prisma.Sql {
  const from = Prisma.sql`substr(${contains(text)}, 2)`;
  if (as === 'beginning') return from;
  return as === 'end' ? Prisma.sql`left(${contains(text)}, -1)` : Prisma.sql`left(${from}, -1)`;
}

/** What contains a text or, where it is short, begins with it; `normal` is a column without case and accents. Not LIKE for a beginning, which the planner would ask of trigrams. */
export const hasText = (normal: Prisma.Sql, text: string) =>
  isShort(text) ? Prisma.sql`${normal} ^@ corral_normalize(${text})` : Prisma.sql`${normal} LIKE ${contains(text)}`;

/** What a row is asked about a word, as an index of trigrams knows it: to contain it, or one that it may be a typo of. */
export const containsPattern = ({ texts }: SoughtWord) =>
  anyOf(texts.map((text) => Prisma.sql`l.search_text LIKE ${contains(text)}`));

const anyOf = (conditions: Prisma.Sql[]) =>
  conditions.length > 0 ? Prisma.sql`(${Prisma.join(conditions, ' OR ')})` : Prisma.sql`false`;

/** What a row is asked about a word, without an index: to contain it, or the beginning of a word where the index could tell no more. */
export function rowCondition({ normal, parts, texts, known }: SoughtWord): Prisma.Sql {
  // Half the time of LIKE.
  const isThere = anyOf(texts.map((text) => Prisma.sql`strpos(l.search_text, ${text}) > 0`));
  const kind = /^\p{L}+$/u.test(normal) ? 'alpha' : /^\d+$/.test(normal) ? 'digit' : null;
  if (parts.length > 1 || !isShort(normal) || !known[0] || !kind) return isThere;
  // In this order, which is not left to the planner: regular expressions take longer.
  return Prisma.sql`CASE WHEN strpos(l.search_text, ${` ${normal}`}) > 0 THEN true WHEN ${isThere} THEN l.search_text ~ ${`(^|[^[:${kind}:]])${normal}`} ELSE false END`;
}

/** Whether the index can tell all of a word: parts that are in a listing's text need not stand side by side, and of long words it has the beginning only. */
export const isTold = ({ parts: [part = '', ...others] }: SoughtWord) =>
  others.length === 0 && [...part].length < TERM_MAX_LETTERS;

/** For each part of a word the terms of which a listing has one, where they can be named. */
export const wordTerms = ({ known }: SoughtWord): string[][] => known.filter((words) => words !== null);

async function corrections(client: Transaction, normal: string): Promise<string[]> {
  const candidates = await client.$queryRaw<{ word: string }[]>`
    (SELECT word FROM search_words WHERE word % ${normal} ORDER BY similarity(word, ${normal}) DESC, word LIMIT 40)
    UNION
    SELECT word FROM search_words WHERE word = ANY(${swaps(normal)}::text[])`;
  const allowed = normal.length >= TWO_TYPOS_MIN_LETTERS ? 2 : 1;
  return candidates
    .map((candidate) => ({ word: candidate.word, distance: editDistance(normal, candidate.word) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
    .slice(0, CORRECTIONS_MAX)
    .map((candidate) => candidate.word);
}
