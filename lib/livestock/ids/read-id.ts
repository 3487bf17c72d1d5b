/** An identifier without separators, or what is wrong with it: its format, or its check digit. */
export type ReadId<Scheme extends string> = { scheme: Scheme; number: string } | { wrong: 'format' | 'check' };

/** Removes what people write between the parts of an identifier, and raises its letters. */
export const compactId = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s./\-–]/g, '');
