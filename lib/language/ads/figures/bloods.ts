import { endOfBlood, isOwnBlood } from '@/lib/language/lexicon/bloods';
import { inSameClause, leaveUnread, markUsed, upTo, type Ad } from '../ad-text';
import { ofSome } from '../doubts/some';
import { breedsAt, sensesAt } from '../senses';
import type { Stock } from '../stock';

/** Reads a part of a breed's blood: such animals are crosses. */
export function readBlood(ad: Ad, stock: Stock, at: number): number {
  const to = endOfBlood(ad.tokens, at);
  if (to === at) return 0;
  const part = upTo(at, to);
  const beside = [to, at - 1, at - 2].flatMap((one) =>
    inSameClause(ad, one, at) && (one >= at || one + (sensesAt(ad, one)?.length ?? 0) === at) ? breedsAt(ad, one) : [],
  );
  const some = ofSome(ad, part);
  if (some || isOwnBlood(ad.tokens, at, beside)) return leaveUnread(ad, some ?? part) && part.length;
  stock.breeds.push({ names: ['Crossbred'], ...part });
  return markUsed(ad, part);
}
