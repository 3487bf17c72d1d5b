import { LITTLE } from '@/lib/lexicon/lexicon';
import { match, written, type Ad } from './ad-text';
import { AROUND } from './ad-words';

/** A part of a sentence by its tokens, and what is left of it. */
interface Left {
  first: number;
  last: number;
  text: string;
}

/** Tokens that say nothing by themselves: «vendo», «tel.», signs. Without its «no», a denial would say the opposite. */
function silentTokens(ad: Ad): Set<number> {
  const silent = new Set<number>();
  for (let at = 0; at < ad.tokens.length; at += 1) {
    const length = (LITTLE.skip.match(ad.tokens, at) ?? match(ad, AROUND.silent, at))?.length ?? 0;
    for (let next = at; next < at + length; next += 1) silent.add(next);
    if (ad.tokens[at]?.kind === 'sign') silent.add(at);
  }
  for (let at = 0; at < ad.tokens.length; at += 1) {
    if (LITTLE.not.match(ad.tokens, at)) silent.delete(at);
  }
  return silent;
}

/** Whether there is a word among what is left, or a short one with its number; a number alone says nothing. */
const isSaying = (text: string) => /\p{L}{3}|\d\p{L}|\p{L}{2}\P{L}*\d/u.test(text);

/**
 * What is left of a part of a sentence: what stands before or after that which fields hold. If it stands between, the
 * whole part stays as written, which reads better than pieces.
 */
function leftOf(ad: Ad, silent: ReadonlySet<number>, at: readonly number[]): string {
  const open = at.filter((token) => !ad.used.has(token) && !silent.has(token));
  const [from] = open;
  const to = open.at(-1);
  if (from === undefined || to === undefined) return '';
  const isWhole =
    at.some((token) => token > from && token < to && ad.used.has(token)) || !at.some((token) => ad.used.has(token));
  const [first, last] = isWhole ? [at[0] ?? from, at.at(-1) ?? to] : [from, to];
  return written(ad, { from: first, length: last - first + 1 })
    .replace(/\s+/g, ' ')
    .trim();
}

/** Where a part of a sentence ends: as it was written, if the next one follows. */
function between(ad: Ad, before: Left, next: Left): string {
  const gap = ad.text.slice(ad.tokens[before.last]?.end, ad.tokens[next.first]?.start);
  if (gap.includes('\n')) return '\n';
  return next.first === before.last + 1 && /[,;:]/.test(gap) ? `${/[,;:]/.exec(gap)?.[0] ?? ','} ` : '. ';
}

const begin = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns what no field holds, as sentences. */
export function descriptionOf(ad: Ad): string {
  const silent = silentTokens(ad);
  const parts: number[][] = [];
  ad.clauses.forEach((clause, at) => (parts[clause] ??= []).push(at));
  const left = parts.flatMap((at): Left[] => {
    const text = leftOf(ad, silent, at);
    return isSaying(text) ? [{ first: at[0] ?? 0, last: at.at(-1) ?? 0, text }] : [];
  });
  return left.reduce((text, part, index) => {
    const before = left[index - 1];
    if (!before) return begin(part.text);
    const joint = between(ad, before, part);
    return text + joint + (joint.startsWith('.') || joint === '\n' ? begin(part.text) : part.text);
  }, '');
}
