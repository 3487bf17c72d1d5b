import { inSameClause, match, type Ad } from '../ad-text';
import { AROUND } from '../ad-words';
import { isMonthAt } from './dates';

/** “2nd-4th calvers”, “sale 4th October”: the number of a calving or of a day, and no teeth; “4ths” are sheep. */
export function isOrdinal(ad: Ad, at: number): boolean {
  const [number, suffix] = [ad.tokens[at], ad.tokens[at + 1]];
  if (number?.kind !== 'number' || suffix?.text !== 'th' || suffix.start !== number.end) return false;
  const isHere = (one: number) => inSameClause(ad, one, at);
  const next = at + 2;
  const isBehind =
    isHere(next) && (match(ad, AROUND.calvings, next) !== null || match(ad, AROUND.ordinalsBehind, next) !== null);
  const link = /^(?:-|to|and|&|\/)$/.test(ad.words[at - 1] ?? '') ? at - 2 : at - 1;
  const isBefore = isHere(link) && match(ad, AROUND.ordinalsBefore, link) !== null;
  const isDay = [at - 1, next].some((one) => isHere(one) && isMonthAt(ad, one));
  const isList =
    /^(?:-|to|and|&|\/)$/.test(ad.words[next] ?? '') &&
    ad.tokens[next + 1]?.kind === 'number' &&
    isOrdinal(ad, next + 1);
  return isBehind || isBefore || isDay || isList;
}
