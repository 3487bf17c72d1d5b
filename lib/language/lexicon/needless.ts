import { isNounAt } from './kept';
import { LITTLE, deniedAt, phrasesOf } from './lexicon';
import { sensesAt, type Written } from './senses-at';
import littleWords from './words/little-words.json';

const NEEDLESS = phrasesOf({ yes: littleWords.needless });
const UNLESS = phrasesOf({ yes: littleWords.unless });
const NEEDED = phrasesOf({ yes: littleWords.needed });
const BEHIND = phrasesOf({ any: littleWords.needlessBehind, last: littleWords.needlessLast });

/** «Si no están preñadas no quiero vacas»: who doesn't want animals otherwise wants them. */
function unlessAt({ tokens }: Written, at: number): number {
  const from = deniedAt(tokens, at);
  if (from === null || !isNounAt(tokens, from)) return 0;
  return tokens.some((_, one) => UNLESS.match(tokens, one)) ? from - at : 0;
}

/** “No papers needed”: how many tokens say so. */
function neededAt(written: Written, at: number): number {
  const from = deniedAt(written.tokens, at);
  const end = from === null ? NaN : from + (sensesAt(written, from)?.length ?? 1);
  return end - at + (NEEDED.match(written.tokens, end)?.length ?? NaN) || 0;
}

/**
 * How many tokens say that what stands before them need not be: “scanned not needed”, «papeles no hace falta». What else
 * may follow, «no hace falta preñada», must not.
 */
export function needlessBehindAt({ text, tokens, words, context }: Written & { text: string }, at: number): number {
  const found = BEHIND.match(tokens, at);
  if (!found) return 0;
  const [last, next] = [tokens[at + found.length - 1], tokens[at + found.length]];
  // «Cabine não precisa Goiás».
  const isBeforePlace = context.places.match(words, at + found.length) !== null;
  const isLast = !next || isBeforePlace || /[,.;:!?)\n]/.test(text.slice(last?.end, next.start));
  return found.meaning === 'any' || isLast ? found.length : 0;
}

/**
 * How many tokens say what animals need not be, «no precisa ser nuevo», “doesn't have to be bred”, which neither asks for
 * it nor excludes it, or deny what is wanted under a condition; 0 if none do.
 */
export function needlessAt(written: Written, at: number): number {
  const found = NEEDLESS.match(written.tokens, at);
  if (!found) return neededAt(written, at) || unlessAt(written, at);
  const next = at + found.length;
  const isWord = written.tokens[next]?.kind === 'word' && !LITTLE.where.match(written.tokens, next);
  return found.length + (sensesAt(written, next)?.length ?? (isWord ? 1 : 0));
}
