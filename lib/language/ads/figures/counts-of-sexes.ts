import type { Sense } from '@/lib/language/lexicon/lexicon';
import { MEASURES } from '@/lib/language/lexicon/lexicon';
import { valueOf } from '@/lib/language/quantities/quantity';
import { gapBefore, inSameClause, leaveUnread, markUsed, take, upTo, type Ad, type Part } from '../ad-text';
import { sensesAt } from '../senses';
import type { Stock } from '../stock';
import { quantityOf } from './quantity-of';

/** Between a sex and how many there are of it: «los machos son 22». */
const ARE = /^(?:son|eran|sao|are|:|=)$/;
const ARTICLE = /^(?:l[oa]s|[oa]s|the)$/;

interface OfSex extends Part {
  sex: NonNullable<Sense['sex']>;
  heads: number;
  isSaid: boolean;
}

/** How many there are of a sex behind its word; the number of another sex may stand right before it. */
function countAt(ad: Ad, at: number, other?: OfSex): OfSex | null {
  const sex = sensesAt(ad, at)?.senses.find((sense) => sense.sex)?.sex;
  const isOfOther = other !== undefined && other.from + other.length === at;
  const isCounted = !isOfOther && inSameClause(ad, at - 1, at) && ad.tokens[at - 1]?.kind === 'number';
  if (!sex || isCounted) return null;
  const isSaid = ARE.test(ad.words[at + 1] ?? '');
  const number = isSaid ? at + 2 : at + 1;
  const quantity = inSameClause(ad, number, at) && ad.tokens[number]?.kind === 'number' ? quantityOf(ad, number) : null;
  const heads = valueOf(quantity?.low ?? '');
  const isPlain = quantity?.unit.of === 'bare' && quantity.high === undefined && !quantity.scale;
  return isPlain && Number.isInteger(heads) && heads > 0 ? { sex, heads, isSaid, ...upTo(at, quantity.to) } : null;
}

/** How many there are of both sexes behind their words: «los machos son 22 y las hembras 17»; null if none are. */
function countsAt(ad: Ad, at: number): { first: OfSex; second: OfSex; part: Part; isSaid: boolean } | null {
  const first = countAt(ad, at);
  const end = at + (first?.length ?? 0);
  const isAnd = MEASURES.and.match(ad.tokens, end) !== null && inSameClause(ad, end, at);
  if (!first) return null;
  const next = isAnd ? end + 1 : end;
  const second = countAt(ad, ARTICLE.test(ad.words[next] ?? '') ? next + 1 : next, first);
  if (!second || second.sex === first.sex) return null;
  // «Machos 50 hembras 30» of eighty: nothing need stand between what adds up.
  const isSum = Number(ad.facts.get('headCount')?.value) === first.heads + second.heads;
  if (!isAnd && !isSum && !/^\s*,\s*$/.test(gapBefore(ad, end))) return null;
  return { first, second, part: upTo(at, second.from + second.length), isSaid: first.isSaid || second.isSaid };
}

/** Whether a sex is counted behind its word, which makes the number no price: «los machos son 22». */
export const areCountedAt = (ad: Ad, at: number): Part | null => {
  const found = countsAt(ad, at);
  return found?.isSaid ? found.part : null;
};

/**
 * Reads how many there are of each sex behind their words; of «machos 22 y hembras 17» nobody can tell whether they are
 * weights, but if that many were counted.
 */
export function readCountsOfSexes(ad: Ad, stock: Stock, at: number, figures: readonly Part[]): number {
  const found = countsAt(ad, at);
  if (!found || figures.some(({ from }) => from >= at && from < at + found.part.length)) return 0;
  const { first, second, part, isSaid } = found;
  const known = ad.facts.get('headCount')?.value;
  if (isSaid || Number(known) === first.heads + second.heads) {
    stock.sexes.push(first, second);
    if (known === undefined) take(ad, 'headCount', String(first.heads), upTo(at, at + first.length));
    return markUsed(ad, part);
  }
  for (const { from, sex } of [first, second]) {
    const codes = sensesAt(ad, from)?.senses.flatMap(({ state }) => state ?? []) ?? [];
    stock.states.push({ concept: `${sex}s`, codes, sex, ...upTo(from, from + 1) });
  }
  leaveUnread(ad, part);
  return markUsed(ad, part);
}
