import { gapBefore, inSameClause, type Ad } from '../ad-text';

/** A part of a sentence without any sign is looked through only so far. */
const WINDOW = 40;

/** Where a part of a sentence begins. */
export function clauseStart(ad: Ad, at: number): number {
  let from = at;
  while (from > at - WINDOW && inSameClause(ad, from - 1, at)) from -= 1;
  return from;
}

/** Where a part of a sentence ends. */
export function clauseEnd(ad: Ad, at: number): number {
  let to = at;
  while (to < at + WINDOW && inSameClause(ad, to, at)) to += 1;
  return to;
}

/** Whether a sentence ends before a token. */
export const isStop = (ad: Ad, at: number): boolean =>
  ad.tokens[at] === undefined || /[.;!?\n]/.test(gapBefore(ad, at));

/** The tokens of the sentence around one, which is looked through only so far. */
export function sentenceAround(ad: Ad, at: number): number[] {
  let [from, to] = [at, at + 1];
  while (from > Math.max(0, at - WINDOW) && !isStop(ad, from)) from -= 1;
  while (to < at + WINDOW && !isStop(ad, to)) to += 1;
  return tokensOf(from, to);
}

/** The tokens from one up to another. */
export function tokensOf(from: number, to: number): number[] {
  const all: number[] = [];
  for (let at = from; at < to; at += 1) all.push(at);
  return all;
}

/** What is asked of the same token for several phrases is found once. */
export function remembered(ad: Ad, of: keyof Ad['marks'], at: number, find: () => boolean): boolean {
  const known = ad.marks[of].get(at);
  if (known !== undefined) return known;
  const found = find();
  ad.marks[of].set(at, found);
  return found;
}
