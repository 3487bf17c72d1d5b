import type { core } from 'zod';

/**
 * Parameters of a refinement that compares several fields: it runs only when each of them is valid by itself, whatever
 * the other fields are.
 */
export function whenValid(...fields: readonly string[]): { when: (payload: core.ParsePayload) => boolean } {
  return {
    when: ({ issues }) => issues.every(({ path }) => path?.length && !fields.includes(String(path[0]))),
  };
}

/** Parameters of a message that is given only because another field is wrong, on which this one depends. */
export function whenWrong(field: string): { when: (payload: core.ParsePayload) => boolean } {
  return { when: ({ issues }) => issues.some(({ path }) => path?.[0] === field) };
}
