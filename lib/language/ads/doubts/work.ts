import { inSameClause, leaveUnread, markUsed, match, upTo, type Ad } from '../ad-text';
import { AROUND } from '../ad-words';
import { nounAt, sensesAt } from '../senses';

const LINK = /^(?:y|e|and|&|the|con|com|with|el|la|los|las|as?|os?)$/;

/** Passes over animals that a horse or a dog works with, “ropes & drags calves”, «aparta vacas»: they are shown. */
export function passWorked(ad: Ad, at: number): number {
  if (!match(ad, AROUND.works, at)) return 0;
  let noun = at + 1;
  while (inSameClause(ad, noun, at) && (LINK.test(ad.words[noun] ?? '') || match(ad, AROUND.works, noun))) noun += 1;
  if (!inSameClause(ad, noun, at) || nounAt(ad, noun).length === 0) return 0;
  const part = upTo(at, noun + (sensesAt(ad, noun)?.length ?? 1));
  leaveUnread(ad, part);
  return markUsed(ad, part);
}
