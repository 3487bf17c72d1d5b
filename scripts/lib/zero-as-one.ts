/**
 * Returns as problems the Portuguese plurals with a form for the category `one`, to which zero belongs too: «0 anúncio».
 * `=1` is the number one alone.
 */
export function findZeroAsOne(texts: ReadonlyMap<string, string>): string[] {
  return [...texts]
    .filter(([, text]) => /,\s*plural,[^{}]*(?:\{[^]*\}\s*)?\bone\s*\{/.test(text))
    .map(([key]) => `pt: ${key} says «0» with the form of one: write =1`);
}
