import { MEASURES } from '@/lib/language/lexicon/lexicon';
import { gapBefore, inSameClause, leaveUnread, markUsed, match, upTo, type Ad } from '../ad-text';
import { AROUND } from '../ad-words';

/** A rising age is written like rands: “R2 steers”. */
const RISING_MAX = 4;

function isOtherMoney(ad: Ad, at: number): boolean {
  const money = match(ad, AROUND.otherMoney, at);
  if (!money || (money.meaning !== '' && !money.meaning.split(',').includes(ad.country ?? ''))) return false;
  return ad.words[at] !== 'r' || Number(ad.words[at + 1]) > RISING_MAX || /[.,]/.test(ad.words[at + 1] ?? '');
}

/** “R24 500”: rands, whose thousands a space parts. */
const isRands = (ad: Ad, at: number): boolean =>
  ad.words[at] === 'r' &&
  /^\d{1,3}$/.test(ad.words[at + 1] ?? '') &&
  /^\d{3}$/.test(ad.words[at + 2] ?? '') &&
  gapBefore(ad, at + 2) === ' ' &&
  // “R1 180kg”.
  !match(ad, MEASURES.weight, at + 3);

/** An amount in money that nobody can ask in here, with what it is for, is left as it stands. */
export function readOtherMoney(ad: Ad, at: number): number {
  const rands = isRands(ad, at);
  const before = (rands || isOtherMoney(ad, at)) && ad.tokens[at + 1]?.kind === 'number' ? 1 : 0;
  const number = at + before;
  if (ad.tokens[number]?.kind !== 'number' || !inSameClause(ad, number, at)) return 0;
  const scale = rands ? 1 : (match(ad, MEASURES.scale, number + 1)?.length ?? 0);
  const after = number + 1 + scale;
  const isHere = inSameClause(ad, after, at);
  const named =
    before === 0 && isHere && isOtherMoney(ad, after) ? (match(ad, AROUND.otherMoney, after)?.length ?? 0) : 0;
  if (before + named === 0) return 0;
  const end = after + named;
  const basis = (match(ad, MEASURES.basis, end) ?? match(ad, AROUND.basisAfter, end))?.length ?? 0;
  const part = upTo(at, end + basis);
  markUsed(ad, part);
  ad.otherMoney.push(part);
  return leaveUnread(ad, part);
}

/** Shows what is said of a tax. */
export function readTax(ad: Ad, at: number): number {
  const found = match(ad, AROUND.taxes, at);
  return found ? leaveUnread(ad, upTo(at, at + found.length)) : 0;
}
