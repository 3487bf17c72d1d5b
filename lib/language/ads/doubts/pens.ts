import { gapBefore, markUsed, upTo, type Ad } from '../ad-text';
import type { Stock } from '../stock';
import { isSame } from './clauses';

/** “Pen 2:”, «Lote 2:»: what lots are numbered by. */
const PEN = /^(?:pens?|lots?|lotes?|corral|curral|potrero|piquete|mob|draft|grupo|group)$/;

/** More lots than these nobody numbers in one advertisement. */
const PENS_MAX = 20;

/** So many tokens a pen has itself; animals right behind it begin its lot. */
const PEN_TOKENS = 2;
const NEAR = 3;

/** The number of a pen that begins a part of a sentence; null if none does. */
function penAt(ad: Ad, at: number): number | null {
  const number = Number(ad.words[at + 1]);
  const isNumbered = PEN.test(ad.words[at] ?? '') && /^\d{1,2}$/.test(ad.words[at + 1] ?? '') && isSame(ad, at + 1, at);
  const isHead = isNumbered && !isSame(ad, at - 1, at) && number >= 1 && number <= PENS_MAX;
  return isHead && /^\s*[:)=.–-]/.test(gapBefore(ad, at + PEN_TOKENS)) ? number : null;
}

/** Passes over the number of a pen, which counts nothing. */
export const passPen = (ad: Ad, at: number): number =>
  penAt(ad, at) === null ? 0 : markUsed(ad, upTo(at, at + PEN_TOKENS));

/** What stands behind a pen's number is of that pen, whatever words begin it. */
export function breakAtPens(ad: Ad, stock: Stock): void {
  const [first, ...others] = ad.tokens.flatMap((_, at) => (penAt(ad, at) === null ? [] : [at]));
  if (first === undefined || penAt(ad, first) !== 1) return;
  for (const [nth, at] of others.entries()) {
    if (penAt(ad, at) !== nth + 2) return;
    const near = ad.breaks.filter((one) => one >= at && one <= at + PEN_TOKENS + NEAR);
    ad.breaks = [...ad.breaks.filter((one) => !near.includes(one)), at];
    if (near.length === 0) stock.lots += 1;
  }
}
