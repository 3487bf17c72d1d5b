import { LITTLE } from '@/lib/language/lexicon/lexicon';
import type { Token } from '@/lib/language/lexicon/tokens';
import type { Unit } from './quantity';

/** Words before a distance, and how far before it. */
const RADIUS = new Set(['within', 'radius', 'radio', 'raio', 'distancia', 'distance']);
const RADIUS_WORDS_MAX = 4;

/** Whether a word for a distance stands before a number, and no other number between them. */
export function isDistance(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= from - RADIUS_WORDS_MAX && tokens[at]?.kind === 'word'; at -= 1)
    if (RADIUS.has(tokens[at]?.text ?? '')) return true;
  return false;
}

/**
 * The unit of a number, where its «k» is one of kilometres: “within 200k of Dubbo”. Null where it may be one of kilograms,
 * or thousands, as well: «a 200k de Rafaela».
 */
export function kilometresOr(unit: Unit, tokens: readonly Token[], from: number, to: number): Unit | null {
  if (unit.of !== 'weight' || tokens[to - 1]?.text !== 'k') return unit;
  if (isDistance(tokens, from)) return { of: 'distance', factor: 1 };
  const isFrom = LITTLE.where.match(tokens, to)?.meaning === 'from' && tokens[to + 1]?.kind === 'word';
  return isFrom && [from, from - 1].some((at) => tokens[at]?.text === 'a') ? null : unit;
}
