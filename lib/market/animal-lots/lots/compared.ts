/** How many listings are compared at most. */
export const COMPARED_MAX = 4;

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads ids separated by commas, each once; anything else is left out. */
export const readIds = (text: string): string[] =>
  [...new Set(text.toLowerCase().split(','))].filter((id) => ID.test(id));

/** What an address asks to compare. */
export interface Compared {
  ids: string[];
  /** It names more listings than are compared. */
  isMore: boolean;
  /** It names something that is no listing. */
  isWrong: boolean;
}

/** Reads what an address asks to compare: the first listings that it names, each once. */
export function readCompared(asked: string | readonly string[] | undefined): Compared {
  const named = [asked ?? []].flat().flatMap((text) => text.split(',').map((id) => id.trim()));
  const ids = readIds(named.join(','));
  return {
    ids: ids.slice(0, COMPARED_MAX),
    isMore: ids.length > COMPARED_MAX,
    isWrong: named.some((id) => id !== '' && readIds(id).length === 0),
  };
}

/** Returns the path of a comparison, without the language. */
export const comparisonPath = (ids: readonly string[], others: Record<string, string> = {}): string =>
  // Commas as they are: the address is sent around and read.
  `/compare?${[`ids=${ids.join(',')}`, ...(Object.keys(others).length > 0 ? [new URLSearchParams(others).toString()] : [])].join('&')}`;
