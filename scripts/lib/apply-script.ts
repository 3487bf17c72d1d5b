import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type Pool, type PoolClient } from 'pg';

/** Every query on a table waits behind a change of it that waits for a lock itself, so a change gives up soon and asks again later. */
const LOCK_TIMEOUT_MS = 500;
/** The server looks for a deadlock once somebody has waited for a second, and fails whoever that is: a change that holds locks has given up before. */
const ALL_LOCKS_MS = 900;
/** Whoever waits for a second for a table that the server cleans by itself ends the cleaning. */
const CLEANING_TIMEOUT_MS = 2_000;
const PAUSE_MS = 750;
const ATTEMPTS = 90;

/** Lock not available; deadlock detected, on a server that looks sooner. */
const TRY_AGAIN = new Set<string | undefined>(['55P03', '40P01']);

const INDEX_ALONE =
  /^(?:CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+IF\s+NOT\s+EXISTS|DROP\s+INDEX\s+CONCURRENTLY\s+IF\s+EXISTS)\s+"?(\w+)"?[^;]*;?$/i;

/** What functions and blocks hold: it locks when, and if, it runs. */
const BODIES = /(\$\w*\$)[\s\S]*?\1/g;

/** The script without comments; texts within it that look like comments do no harm to what is asked of the result. */
const withoutComments = (script: string) => script.replace(/--.*$/gm, '').trim();

/** The index that a script builds or drops while its table is written to; null where it does anything else. */
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

/** A build that failed or was killed leaves an index that every write keeps up and no search uses. */
async function dropUnfinished(client: PoolClient, index: string): Promise<void> {
  const { rowCount } = await client.query(
    'SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [client.escapeIdentifier(index)],
  );
  if (rowCount) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${client.escapeIdentifier(index)}`);
}

async function applyConcurrently(client: PoolClient, script: string, index: string): Promise<void> {
  // It waits for the transactions of others and makes nobody wait.
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

/** What the changes of a script lock among the tables that are there, as strongly as it ever will: listings first and dictionaries last, as writes do. */
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
 * Several statements sent as one are one transaction. All locks are taken before its first change, within less time than the server lets pass before it
 * looks for a deadlock: a write that waits for this script, and that this script waits for, goes on when the script gives up.
 */
async function applyAtOnce(client: PoolClient, script: string): Promise<void> {
  const locks = await locksOf(client, script);
  const first = locks.map(({ table, mode }) => `LOCK TABLE ${table} IN ${mode} MODE;`).join(' ');
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`SET lock_timeout = ${CLEANING_TIMEOUT_MS}`);
      // No read and no write waits behind these; they are released at once.
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
 * Applies a migration without holding up those who use the database. A script is one transaction; where it does not get
 * its locks within a moment it starts over, for some two minutes, and no write fails for it. An index that is built `CONCURRENTLY` cannot be in one: what an earlier, broken build left is dropped first.
 * Throws the database's error.
 */
export async function applyScript(pool: Pool, script: string): Promise<void> {
  const index = concurrentIndexOf(script);
  const client = await pool.connect();
  // A connection that breaks says so to the query too; without a listener it would end the process.
  const ignore = (): void => undefined;
  client.on('error', ignore);
  try {
    await client.query('SET statement_timeout = 0');
    // A server that nobody listens to any more stops building; not every system can tell.
    await client.query("SET client_connection_check_interval = '2s'").catch(() => undefined);
    await (index === null ? applyAtOnce(client, script) : applyConcurrently(client, script, index));
  } finally {
    client.off('error', ignore);
    client.release();
  }
}
