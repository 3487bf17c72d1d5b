import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type Pool, type PoolClient } from 'pg';

/**
 * While a schema change waits for a table lock, every query on the table queues behind it: so it gives up soon and
 * retries.
 */
const LOCK_TIMEOUT_MS = 500;
/**
 * PostgreSQL checks for deadlocks after a second and fails the session that has waited so long: a change that holds
 * locks must give up before that, so that it never makes a write fail.
 */
const ALL_LOCKS_MS = 900;
/** Autovacuum is cancelled when a session has waited for its table for a second. */
const CLEANING_TIMEOUT_MS = 2_000;
const PAUSE_MS = 750;
const ATTEMPTS = 90;

/** Lock not available; deadlock detected (on a server with a shorter `deadlock_timeout`). */
const TRY_AGAIN = new Set<string | undefined>(['55P03', '40P01']);

const INDEX_ALONE =
  /^(?:CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+IF\s+NOT\s+EXISTS|DROP\s+INDEX\s+CONCURRENTLY\s+IF\s+EXISTS)\s+"?(\w+)"?[^;]*;?$/i;

/** Bodies of functions and DO blocks, which take their locks only when they run. */
const BODIES = /(\$\w*\$)[\s\S]*?\1/g;

/** Strips comments. Strings that look like comments are stripped too, which does not matter to the callers. */
const withoutComments = (script: string) => script.replace(/--.*$/gm, '').trim();

/** Returns the index that a script builds or drops concurrently; null if it does anything else. */
export function concurrentIndexOf(script: string): string | null {
  const sql = withoutComments(script);
  if (!/\bINDEX\s+CONCURRENTLY\b/i.test(sql)) return null;
  const name = INDEX_ALONE.exec(sql)?.[1];
  if (name === undefined)
    throw new Error(
      'A migration with CONCURRENTLY holds one statement, CREATE … IF NOT EXISTS or DROP … IF EXISTS: it cannot be part of a transaction.',
    );
  return name;
}

/** Drops the invalid index that a failed build left behind: writes would maintain it and no search would use it. */
async function dropUnfinished(client: PoolClient, index: string): Promise<void> {
  const { rowCount } = await client.query(
    'SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [client.escapeIdentifier(index)],
  );
  if (rowCount) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${client.escapeIdentifier(index)}`);
}

async function applyConcurrently(client: PoolClient, script: string, index: string): Promise<void> {
  // Waits for other transactions without blocking any.
  await client.query('SET lock_timeout = 0');
  await dropUnfinished(client, index);
  try {
    await client.query(script);
  } catch (error) {
    await dropUnfinished(client, index).catch(() => undefined);
    throw error;
  }
}

type Lock = { table: string; mode: 'ACCESS EXCLUSIVE' | 'SHARE ROW EXCLUSIVE' };

/**
 * Returns the strongest locks that a script takes on existing tables: listings first and dictionaries last, like
 * writes.
 */
async function locksOf(client: PoolClient, script: string): Promise<Lock[]> {
  const modes = new Map<string, Lock['mode']>();
  for (const [, word = '', table = ''] of withoutComments(script)
    .replace(BODIES, '')
    .matchAll(/\b(ON|REFERENCES|TABLE(?:\s+IF\s+EXISTS)?(?:\s+ONLY)?)\s+"?(\w+)"?/gi)) {
    if (/^TABLE/i.test(word)) modes.set(table, 'ACCESS EXCLUSIVE');
    else if (!modes.has(table)) modes.set(table, 'SHARE ROW EXCLUSIVE');
  }
  const { rows } = await client.query<{ table: string }>(
    `SELECT relname AS "table" FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace AND relname = ANY($1)
     ORDER BY relname LIKE 'search\\_%', relname`,
    [[...modes.keys()]],
  );
  return rows.map(({ table }) => ({
    table: client.escapeIdentifier(table),
    mode: modes.get(table) ?? 'ACCESS EXCLUSIVE',
  }));
}

/**
 * Runs a script as one transaction. All locks are taken before the first change, within less than the deadlock timeout:
 * if a write and this script wait for each other, the script gives up and the write continues.
 */
async function applyAtOnce(client: PoolClient, script: string): Promise<void> {
  const locks = await locksOf(client, script);
  const first = locks.map(({ table, mode }) => `LOCK TABLE ${table} IN ${mode} MODE;`).join(' ');
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`SET lock_timeout = ${CLEANING_TIMEOUT_MS}`);
      // These locks block neither reads nor writes, and are released at once.
      for (const { table } of locks)
        await client.query(`BEGIN; LOCK TABLE ${table} IN SHARE UPDATE EXCLUSIVE MODE; COMMIT`);
      await client.query(
        `SET lock_timeout = ${Math.min(LOCK_TIMEOUT_MS, Math.floor(ALL_LOCKS_MS / Math.max(1, locks.length)))}`,
      );
      await client.query(`${first}\n${script}`);
      return;
    } catch (error) {
      if (!(error instanceof DatabaseError) || !TRY_AGAIN.has(error.code) || attempt === ATTEMPTS) throw error;
      await client.query('ROLLBACK');
      await sleep(PAUSE_MS * (0.5 + Math.random()));
    }
  }
}

/**
 * Applies a migration without blocking the users of the database. A script is one transaction: if it doesn't get its
 * locks quickly, it is retried for some two minutes, and no write fails because of it. `CREATE INDEX CONCURRENTLY`
 * can't run in a transaction; the invalid index of an earlier, failed build is dropped first.
 *
 * @throws the database's error
 */
export async function applyScript(pool: Pool, script: string): Promise<void> {
  const index = concurrentIndexOf(script);
  const client = await pool.connect();
  // A broken connection also rejects the query; without a listener, the event would end the process.
  const ignore = (): void => undefined;
  client.on('error', ignore);
  try {
    await client.query('SET statement_timeout = 0');
    // Stops a build whose client is gone; not every operating system supports the setting.
    await client.query("SET client_connection_check_interval = '2s'").catch(() => undefined);
    await (index === null ? applyAtOnce(client, script) : applyConcurrently(client, script, index));
  } finally {
    client.off('error', ignore);
    client.release();
  }
}
