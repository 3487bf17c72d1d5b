import { areCorrecting, endOfSaid, type Part } from './meant-nouns';
import type { Token } from './tokens';

/** Filters of which a search may ask for several values: «mochos o descornados», «ni angus ni hereford». */
const LISTED = new Set(['horns', 'teeth', 'notBreed']);

/**
 * The values of such a filter that was said twice: all that are denied, and else those that both name, if there are such,
 * as of «mochos, que no sean astados». Null if it can have only one value.
 */
export function listedValues(key: string, had: string, said: string): string | null {
  if (!LISTED.has(key)) return null;
  const [values, others] = [had.split(','), said.split(',')];
  const both = key === 'notBreed' ? [] : values.filter((value) => others.includes(value));
  return (both.length > 0 ? both : [...new Set([...values, ...others])]).join();
}

/** “Polled, I mean horned”: whether what stands at a token takes the place of what was said of a filter before. */
export const isPutRight = (
  { tokens, said }: { tokens: readonly Token[]; said: readonly (Part & { keys: readonly string[] })[] },
  key: string,
  at: number,
): boolean =>
  said.some(
    ({ from, length, keys }) => keys.includes(key) && areCorrecting(tokens, endOfSaid(tokens, from + length), at),
  );
