/** Returns what all of some texts begin with and end with, and what of each is between: less to send with a page. */
export function betweenEnds(texts: readonly string[]): { ends: [string, string]; middles: string[] } {
  const [first = ''] = texts;
  const shortest = texts.reduce((least, { length }) => Math.min(least, length), first.length);
  let from = 0;
  while (from < shortest && texts.every((text) => text[from] === first[from])) from += 1;
  let to = 0;
  while (to < shortest - from && texts.every((text) => text.at(-1 - to) === first.at(-1 - to))) to += 1;
  const middles = texts.map((text) => text.slice(from, text.length - to));
  return { ends: [first.slice(0, from), first.slice(first.length - to)], middles };
}
