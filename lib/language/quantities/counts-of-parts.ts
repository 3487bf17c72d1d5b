import type { Quantity } from './quantity';

/** «30 vacas y 2 toros»: counts of animals of several kinds, of which no lot has that many of each. */
export function countsOfParts({
  quantities,
  nouns,
}: {
  quantities: readonly Quantity[];
  nouns: readonly { from: number }[];
}): ReadonlySet<Quantity> {
  const counts = quantities.filter(({ unit, to }) => unit.of === 'bare' && nouns.some(({ from }) => from === to));
  return new Set(counts.length > 1 ? counts : []);
}
