import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { isOlderLayout, OLDER_LAYOUT } from '../../lib/core/db/older-layout';
import { withClient } from './database';
import { UserError } from './fail';
import { applyChangedFunctions, readFunctions } from './functions';
import { applyMigrations, migrationNames } from './schema-engine';

// An arbitrary key for the advisory lock; Prisma's engine uses 72707369.
const MIGRATION_LOCK = 72_707_370;
const LOOK_AGAIN_MS = 200;

/**
 * Migrates a database to the newest schema and functions, or to the schema of the given migrations, and returns the
 * names of what it applied. If several processes start at once, one migrates and the others wait.
 *
 * @throws UserError if the database has an earlier layout, or a migration or a function fails
 */
export async function migrate(databaseUrl: string, only?: readonly string[]): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    await waitForLock(client);
    const recorded = await recordedMigrations(client);
    if (isOlderLayout(recorded, await migrationNames())) throw new UserError(OLDER_LAYOUT);
    try {
      if (recorded.length > 0) await markUnfinishedRolledBack(client);
      const migrations = await applyMigrations(databaseUrl, only);
      return only ? migrations : [...migrations, ...(await applyChangedFunctions(client, await readFunctions()))];
    } catch (error) {
      if (error instanceof UserError) throw error;
      throw new UserError(`The migrations could not be applied: ${explainEngineError(error)}`);
    }
  });
}

/**
 * Polls instead of waiting in the database: a waiting statement would block `CREATE INDEX CONCURRENTLY` in another
 * process.
 */
async function waitForLock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken) return;
    await sleep(LOOK_AGAIN_MS);
  }
}

/** Returns the names in Prisma's table, including failed migrations. */
async function recordedMigrations(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS found`,
  );
  if (!tables[0]?.found) return [];
  const { rows } = await client.query<{ name: string }>('SELECT migration_name AS name FROM _prisma_migrations');
  return rows.map(({ name }) => name);
}

/**
 * Marks unfinished migrations as rolled back, so that they run again instead of blocking every start. A migration is
 * one transaction: if it failed, it left only its row in Prisma's table (and perhaps an invalid index, see
 * `applyScript`).
 */
async function markUnfinishedRolledBack(client: Client): Promise<void> {
  await client.query(
    'UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL',
  );
}

/** The engine's errors are long reports: keeps the migration's name and the database's message. */
export function explainEngineError(error: unknown): string {
  const message = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim();
  const name = /migration_name="([^"]+)"/.exec(message)?.[1];
  const [words = message] = message.replace(/^external connector error /, '').split(/ 0: /);
  return name ? `${name}: ${words}` : words;
}
