import { LITTLE, VOCABULARY, deniedAt } from './lexicon';
import { sensesAt, type Written } from './senses-at';
import { Phrases, plainPhrase } from './tokens';
import littleWords from './words/little-words.json';

const NEEDLESS = new Phrases<true>();
for (const phrase of littleWords.needless) NEEDLESS.set(plainPhrase(phrase), true);
const UNLESS = new Phrases<true>();
for (const phrase of littleWords.unless) UNLESS.set(plainPhrase(phrase), true);

/** «Si no están preñadas no quiero vacas»: who doesn't want animals otherwise wants them. */
function unlessAt({ tokens }: Written, at: number): number {
  const from = deniedAt(tokens, at);
  const isNoun = from !== null && VOCABULARY.match(tokens, from)?.meaning.some(({ stock }) => stock);
  return isNoun && tokens.some((_, one) => UNLESS.match(tokens, one)) ? from - at : 0;
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
