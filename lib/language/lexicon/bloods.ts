import type { Breed } from '@/lib/livestock/stock/breeds';
import { isAnyBreedAt } from './kept';
import { yes } from './lexicon';
import { isBeside, type Token } from './tokens';
import keptWords from './words/kept.json';

const BLOODS = yes(keptWords.bloods);
const HALF_BLOODS = yes(keptWords.halfBloods);
const FRACTION_SIGNS = /^[½¼¾⅜⅝⅞]$/;

/** Where a fraction of blood ends, «1/2», “¾”; the token itself if there is none. «4/6» are teeth. */
function endOfFraction(tokens: readonly Token[], at: number): number {
  if (FRACTION_SIGNS.test(tokens[at]?.text ?? '')) return at + 1;
  const [over, under] = [Number(tokens[at]?.text), Number(tokens[at + 2]?.text)];
  const isFraction = tokens[at]?.kind === 'number' && tokens[at + 1]?.text === '/' && over % 2 === 1 && over < under;
  return isFraction && [2, 4, 8, 16, 32].includes(under) ? at + 3 : at;
}

/** Where «1/2 sangre», “half blood” or «3/4» before a breed end; the token itself if nothing is said of blood. */
export function endOfBlood(tokens: readonly Token[], at: number): number {
  const named = HALF_BLOODS.match(tokens, at);
  if (named) return at + named.length;
  const end = endOfFraction(tokens, at);
  if (end === at || !isBeside(tokens, end)) return at;
  const blood = BLOODS.match(tokens, end);
  if (blood) return end + blood.length;
  return isAnyBreedAt(tokens, end) ? end : at;
}

/** Breeds that are made of crosses, whose blood is counted so: «Girolando 3/4», «5/8 Brangus». */
const OF_PARTS: readonly string[] = ['Girolando'] satisfies Breed[];
const OF_EIGHTHS: readonly string[] = ['Brangus', 'Braford', 'Simbrah', 'Santa Gertrudis'] satisfies Breed[];

/** Whether a fraction at a token is one of those of which a breed beside it is made; of any other it makes a cross. */
export const isOwnBlood = (tokens: readonly Token[], at: number, breeds: readonly string[]): boolean =>
  breeds.some((breed) => OF_PARTS.includes(breed) || (tokens[at + 2]?.text === '8' && OF_EIGHTHS.includes(breed)));
