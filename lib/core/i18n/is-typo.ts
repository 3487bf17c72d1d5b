/** True if two words differ by one letter that is other, missing or too many, or by two neighbours exchanged. */
export function isTypo(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  if (short.length < long.length) return short.slice(from) === long.slice(from + 1);
  const swapped = `${long[from + 1] ?? ''}${long[from] ?? ''}${long.slice(from + 2)}`;
  return short.slice(from + 1) === long.slice(from + 1) || short.slice(from) === swapped;
}
