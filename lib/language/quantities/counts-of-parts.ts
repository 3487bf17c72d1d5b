import type { Token } from '@/lib/language/lexicon/tokens';
import { isLoadAt, type Quantity } from './quantity';

/** «30 vacas y 2 toros», «2 jaulas de novillos»: counts of animals of several kinds, or of loads, which no lot has. */
export function countsOfParts({
  tokens,
  quantities,
  nouns,
}: {
  tokens: readonly Token[];
  quantities: readonly Quantity[];
  nouns: readonly { from: number }[];
}): ReadonlySet<Quantity> {
  const counts = quantities.filter(({ unit, to }) => unit.of === 'bare' && nouns.some(({ from }) => from === to));
  const loads = quantities.filter(({ unit, to }) => unit.of === 'bare' && isLoadAt(tokens, to));
  return new Set([...loads, ...(counts.length > 1 ? counts : [])]);
}
