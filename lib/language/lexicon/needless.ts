import { LITTLE } from './lexicon';
import { sensesAt, type Written } from './senses-at';
import { Phrases, plainPhrase } from './tokens';
import littleWords from './words/little-words.json';

const NEEDLESS = new Phrases<true>();
for (const phrase of littleWords.needless) NEEDLESS.set(plainPhrase(phrase), true);

/**
 * How many tokens say what animals need not be, «no precisa ser nuevo», “doesn't have to be bred”, which neither asks for
 * it nor excludes it; 0 if none do.
 */
export function needlessAt(written: Written, at: number): number {
  const found = NEEDLESS.match(written.tokens, at);
  if (!found) return 0;
  const next = at + found.length;
  const isWord = written.tokens[next]?.kind === 'word' && !LITTLE.where.match(written.tokens, next);
  return found.length + (sensesAt(written, next)?.length ?? (isWord ? 1 : 0));
}
