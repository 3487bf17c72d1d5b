/** Where files wait that nobody has looked at: no public address leads below `private/`. */
export const STAGED_PREFIX = 'private/incoming/';

/** The storage key of an upload that is still to be looked at. */
export function stagedKey(id: string): string {
  return STAGED_PREFIX + id;
}
