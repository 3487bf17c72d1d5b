/** Where unverified files are stored: nothing below `private/` has a public address. */
export const STAGED_PREFIX = 'private/incoming/';

/** Returns the storage key of an unverified upload. */
export function stagedKey(id: string): string {
  return STAGED_PREFIX + id;
}
