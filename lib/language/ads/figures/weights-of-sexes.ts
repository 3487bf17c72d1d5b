import { CLASSES } from '@/lib/livestock/stock/classes';
import { valueOf, type Quantity } from '@/lib/language/quantities/quantity';
import { KG_USD } from '@/lib/language/quantities/units';
import { MEASURES } from '@/lib/language/lexicon/lexicon';
import { inSameClause, upTo, type Ad, type Part } from '../ad-text';
import { AROUND } from '../ad-words';
import { quantityOf } from './quantity-of';
import { nounAt, sensesAt } from '../senses';
import { after, numberAt } from '../terms';

/** Between a sex and what its animals weigh. */
const LINKS = new Set(['de', 'con', 'com', 'a', 'at', 'of', ':', '-', 'around', 'about', 'unos', 'aprox']);
/** Weights of males and of females are no farther apart. */
const APART_MAX = 2;

/** The sex that a word says: «machos», “steers”. */
function sexAt(ad: Ad, at: number): string | undefined {
  const said = sensesAt(ad, at)?.senses.find(({ sex }) => sex)?.sex;
  const sexes = new Set<string>(nounAt(ad, at).map((code) => CLASSES[code].sex));
  const [only] = sexes;
  return said ?? (sexes.size === 1 && only !== 'mixed' ? only : undefined);
}

interface Weighed extends Part {
  sex: string;
  quantity: Quantity;
  isSaid: boolean;
}

/** «40 machos», but not «steers 550 heifers 510 lbs», where the number is the others' weight. */
const isCounted = (ad: Ad, at: number): boolean =>
  ad.tokens[at - 1]?.kind === 'number' &&
  inSameClause(ad, at - 1, at) &&
  (sexAt(ad, at - 2) === undefined || !inSameClause(ad, at - 2, at));

function weighedAt(ad: Ad, at: number): Weighed | null {
  const sex = isCounted(ad, at) ? undefined : sexAt(ad, at);
  if (!sex) return null;
  const start = at + (sensesAt(ad, at)?.length ?? 1);
  const named = after(ad, start, AROUND.weightBefore);
  const from = LINKS.has(ad.words[named] ?? '') ? named + 1 : named;
  const quantity = numberAt(ad, from) === null ? null : quantityOf(ad, from);
  if (!quantity || quantity.scale || !inSameClause(ad, quantity.to - 1, at)) return null;
  const isWeight = quantity.unit.of === 'weight';
  if (!isWeight && !(quantity.unit.of === 'bare' && valueOf(quantity.low) >= KG_USD)) return null;
  return { sex, quantity, isSaid: isWeight || named > start, ...upTo(start, quantity.to) };
}

/** «62 machos 38 hembras, 180 y 165 kg»: two weights of which the second is lower are no range, but of two groups. */
function pairAt(ad: Ad, at: number): Part | null {
  const first = numberAt(ad, at);
  if (first === null || !MEASURES.and.match(ad.tokens, at + 1) || numberAt(ad, at + 2) === null) return null;
  const second = quantityOf(ad, at + 2);
  if (!second || second.unit.of !== 'weight' || second.high !== undefined || second.scale) return null;
  const isHere = inSameClause(ad, at, second.to - 1);
  const [low, high] = [valueOf(second.low), valueOf(first)];
  return isHere && low >= KG_USD && high > low && high <= APART_MAX * low ? upTo(at, second.to) : null;
}

/**
 * What males and females weigh apart, «steers weigh 520 and heifers 480»: of two weights, of which one is without a
 * unit, none is the lot's. Empty unless both are there, one of them says that it is a weight, and neither is one of `prices`.
 */
export function weightsOfSexes(ad: Ad, prices: readonly Part[]): Part[] {
  const paired = ad.tokens.flatMap((_, at) => pairAt(ad, at) ?? []);
  if (paired.length > 0) return paired;
  const isPrice = (part: Part) =>
    prices.some((price) => price.from < part.from + part.length && part.from < price.from + price.length);
  const found = ad.tokens.flatMap((_, at) => weighedAt(ad, at) ?? []).filter((part) => !isPrice(part));
  const [first, second] = found;
  if (!first || !second || found.length !== 2 || first.sex === second.sex) return [];
  const weights = found.map(({ quantity }) => valueOf(quantity.low));
  const isNear = Math.max(...weights) <= APART_MAX * Math.min(...weights);
  const isOpen = found.some(({ quantity }) => quantity.unit.of === 'bare');
  return isNear && isOpen && found.some(({ isSaid }) => isSaid)
    ? found.map(({ from, length }) => ({ from, length }))
    : [];
}
