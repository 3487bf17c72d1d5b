import type { Locale } from '@/lib/core/i18n/locales';
import { isNounAt } from './kept';
import { LITTLE, deniedAt, isTelling, phrasesOf } from './lexicon';
import { sensesAt, type Written } from './senses-at';
import { textWithout } from './tokens';
import littleWords from './words/little-words.json';

const NEEDLESS = phrasesOf({ yes: littleWords.needless });
const UNLESS = phrasesOf({ yes: littleWords.unless });

/** «Si no están preñadas no quiero vacas»: who doesn't want animals otherwise wants them. */
function unlessAt({ tokens }: Written, at: number): number {
  const from = deniedAt(tokens, at);
  if (from === null || !isNounAt(tokens, from)) return 0;
  return tokens.some((_, one) => UNLESS.match(tokens, one)) ? from - at : 0;
}

/**
 * How many tokens say what animals need not be, «no precisa ser nuevo», “doesn't have to be bred”, which neither asks for
 * it nor excludes it, or deny what is wanted under a condition; 0 if none do.
 */
export function needlessAt(written: Written, at: number): number {
  const found = NEEDLESS.match(written.tokens, at);
  if (!found) return unlessAt(written, at);
  const next = at + found.length;
  const isWord = written.tokens[next]?.kind === 'word' && !LITTLE.where.match(written.tokens, next);
  return found.length + (sensesAt(written, next)?.length ?? (isWord ? 1 : 0));
}

interface Passed extends Written {
  context: Written['context'] & { locale: Locale };
  text: string;
  read: ReadonlySet<number>;
  said: { from: number; length: number; keys: readonly string[] }[];
}

/** More words than these no search has. */
const WORDS_MAX = 8;

/**
 * What is searched for as text. What was passed over though it says something, and what is too much to be
 * searched for, is shown as not used: nothing of a text is lost.
 */
export function unreadText({ text, tokens, read, said, context }: Passed): string {
  const inSpan = new Set(said.flatMap(({ from, length }) => Array.from({ length }, (_, nth) => from + nth)));
  const left = new Set<number>();
  tokens.forEach((_, at) => {
    if (inSpan.has(at) && (read.has(at) || left.size >= WORDS_MAX)) return;
    if (!read.has(at) && left.size < WORDS_MAX) left.add(at);
    else if (!read.has(at) || isTelling(tokens, at, context.locale))
      said.push({ from: at, length: 1, keys: ['unused'] });
  });
  return textWithout(text, tokens, (at) => !left.has(at));
}

/** Gives tokens back to the text. */
export function giveBack(reading: { read: Set<number> }, { from, length }: { from: number; length: number }): void {
  for (let at = from; at < from + length; at += 1) reading.read.delete(at);
}
