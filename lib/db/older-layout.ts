/** What is said of a database whose migrations this version has replaced by others. */
export const OLDER_LAYOUT =
  'The database was made by an earlier layout of Corral, which this version does not migrate: run npm run demo -- --reset if it is the demonstration, or npm run db:reset, both of which delete its data.';

/** Whether a migration is older than the first of this version, which is where every database of this layout begins. */
export function isOlderLayout(applied: readonly string[], known: readonly string[]): boolean {
  const [first = ''] = [...known].sort();
  return applied.some((name) => name < first);
}
