/** Replaces placeholders that the server left for the browser: `{count} pujas`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** A text in its singular and plural forms, the only two that the supported languages need. */
export interface Counted {
  one: string;
  other: string;
}

/** Returns `17 pujas` or `1 puja`; `shown` is the localized number. */
export function counted({ one, other }: Counted, count: number, shown: string | number = count): string {
  return fill(count === 1 ? one : other, { count: shown });
}
