/** The error message for a database whose migrations were replaced in this version. */
export const OLDER_LAYOUT =
  'The database was made by an earlier layout of Corral, which this version does not migrate: run npm run demo -- --reset if it is the demonstration, or npm run db:reset, both of which delete its data.';

/** Returns whether a migration is older than the first one of this version. */
export function isOlderLayout(applied: readonly string[], known: readonly string[]): boolean {
  const [first = ''] = [...known].sort();
  return applied.some((name) => name < first);
}
