/** Puts values in the places of a text that the server left open for the browser: `{count} pujas`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** A counted text in its two forms; all our languages have these two. */
export interface Counted {
  one: string;
  other: string;
}

/** `17 pujas`, `1 puja`. `shown` is the number as the reader's language writes it. */
export function counted({ one, other }: Counted, count: number, shown: string | number = count): string {
  return fill(count === 1 ? one : other, { count: shown });
}
