import { inSameClause, markUsed, match, upTo, type Ad } from '../ad-text';
import { AROUND } from '../ad-words';
import type { Stock } from '../stock';

/** More lots than these nobody numbers in one advertisement. */
const PENS_MAX = 20;

/** Animals so near behind a pen's number begin its lot. */
const NEAR = 5;

/** The number of a pen that begins a part of a sentence, and where it ends; null if none does. */
function penAt(ad: Ad, at: number): { number: number; to: number } | null {
  if (!match(ad, AROUND.pens, at) || !/^\d{1,2}$/.test(ad.words[at + 1] ?? '') || inSameClause(ad, at - 1, at))
    return null;
  const number = Number(ad.words[at + 1]);
  const isClosed = /^(?:\s*[:)=.]|\s+[-–]\s)/.test(ad.text.slice(ad.tokens[at + 1]?.end));
  if (!inSameClause(ad, at + 1, at) || !isClosed || number < 1 || number > PENS_MAX) return null;
  const isSign = /^[-–):=.]$/.test(ad.words[at + 2] ?? '');
  return { number, to: at + (isSign ? 3 : 2) };
}

/** Passes over the number of a pen, which counts nothing. */
export function passPen(ad: Ad, at: number): number {
  const pen = penAt(ad, at);
  return pen ? markUsed(ad, upTo(at, pen.to)) : 0;
}

/** What stands behind a pen's number is of that pen, whatever words begin it. */
export function breakAtPens(ad: Ad, stock: Stock): void {
  let last = Infinity;
  ad.tokens.forEach((_, at) => {
    const number = penAt(ad, at)?.number ?? 0;
    const isNext = number > last;
    if (number > 0) last = number;
    if (!isNext) return;
    const near = ad.breaks.filter((one) => one >= at && one <= at + NEAR);
    ad.breaks = [...ad.breaks.filter((one) => !near.includes(one)), at];
    if (near.length === 0) stock.lots += 1;
  });
}
