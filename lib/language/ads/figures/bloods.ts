import type { Breed } from '@/lib/livestock/stock/breeds';
import { inSameClause, leaveUnread, markUsed, match, upTo, type Ad } from '../ad-text';
import { AROUND } from '../ad-words';
import { ofSome } from '../doubts/some';
import { OTHER_BREEDS } from '@/lib/language/lexicon/other-breeds';
import { breedsAt, sensesAt } from '../senses';
import type { Stock } from '../stock';

const FRACTION_SIGNS = /^[½¼¾⅜⅝⅞]$/;

/** Where a fraction of blood ends, «1/2», “¾”; the token itself if there is none. «4/6» are teeth. */
function endOfFraction({ tokens, words }: Ad, at: number): number {
  if (FRACTION_SIGNS.test(words[at] ?? '')) return at + 1;
  const [over, under] = [Number(words[at]), Number(words[at + 2])];
  const isFraction = tokens[at]?.kind === 'number' && words[at + 1] === '/' && over % 2 === 1 && over < under;
  return isFraction && [2, 4, 8, 16, 32].includes(under) ? at + 3 : at;
}

/** Where «1/2 sangre», “half blood” or «3/4» before a breed end; the token itself if nothing is said of blood. */
export function endOfBlood(ad: Ad, at: number): number {
  const named = match(ad, AROUND.halfBloods, at);
  if (named) return at + named.length;
  const end = endOfFraction(ad, at);
  if (end === at || !inSameClause(ad, end, at)) return at;
  const blood = match(ad, AROUND.bloods, end);
  if (blood) return end + blood.length;
  return breedsAt(ad, end).length > 0 || match(ad, OTHER_BREEDS, end) ? end : at;
}

/** Breeds that are made of crosses, whose blood is counted so: «Girolando 3/4», «5/8 Brangus». */
const OF_PARTS: readonly Breed[] = ['Girolando'];
const OF_EIGHTHS: readonly Breed[] = ['Brangus', 'Braford', 'Simbrah', 'Santa Gertrudis'];

/** Reads a part of a breed's blood: such animals are crosses. */
export function readBlood(ad: Ad, stock: Stock, at: number): number {
  const to = endOfBlood(ad, at);
  if (to === at) return 0;
  const part = upTo(at, to);
  const beside = [to, at - 1, at - 2].flatMap((one) =>
    inSameClause(ad, one, at) && (one >= at || one + (sensesAt(ad, one)?.length ?? 0) === at) ? breedsAt(ad, one) : [],
  );
  const isOwn =
    beside.some((breed) => OF_PARTS.includes(breed)) ||
    (ad.words[at + 2] === '8' && beside.some((breed) => OF_EIGHTHS.includes(breed)));
  const some = ofSome(ad, part);
  if (isOwn || some) return leaveUnread(ad, some ?? part) && part.length;
  stock.breeds.push({ names: ['Crossbred'], ...part });
  return markUsed(ad, part);
}
