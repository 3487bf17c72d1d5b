import { withClient } from './database';
import { UserError } from './fail';
import { applyMigrations } from './schema-engine';

// Any fixed number, as long as nobody else locks it; Prisma's own engine uses 72707369.
const MIGRATION_LOCK = 72_707_370;

/** Brings a database to the newest schema. Of several processes that start at once, one works and the others wait for it. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      return await applyMigrations(databaseUrl);
    } catch (error) {
      throw new UserError(`The migrations could not be applied: ${explainEngineError(error)}`);
    }
  });
}

/** The engine's errors are long reports: the database's own line says what matters. */
export function explainEngineError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\s+/g, ' ').trim();
}
