import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type Pool, type PoolClient } from 'pg';

/** Every query on a table waits behind a change of it that waits for a lock itself, so a change gives up soon and asks again later. */
const LOCK_TIMEOUT_MS = 1_000;
const PAUSE_MS = 1_000;
const ATTEMPTS = 60;

const LOCK_NOT_AVAILABLE = '55P03';

const INDEX_ALONE = /^(?:CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+IF\s+NOT\s+EXISTS|DROP\s+INDEX\s+CONCURRENTLY\s+IF\s+EXISTS)\s+"?(\w+)"?[^;]*;?$/i;

/** The script without comments; texts within it that look like comments do no harm to what is asked of the result. */
const withoutComments = (script: string) => script.replace(/--.*$/gm, '').trim();

/** The index that a script builds or drops while its table is written to; null where it does anything else. */
export function concurrentIndexOf(script: string): string | null {
  const sql = withoutComments(script);
  if (!/\bINDEX\s+CONCURRENTLY\b/i.test(sql)) return null;
  const name = INDEX_ALONE.exec(sql)?.[1];
  if (name === undefined) throw new Error('A migration with CONCURRENTLY holds one statement, CREATE … IF NOT EXISTS or DROP … IF EXISTS: it cannot be part of a transaction.');
  return name;
}

/** A build that failed or was killed leaves an index that every write keeps up and no search uses. */
async function dropUnfinished(client: PoolClient, index: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid', [client.escapeIdentifier(index)]);
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

async function applyAtOnce(client: PoolClient, script: string): Promise<void> {
  await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(script);
      return;
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== LOCK_NOT_AVAILABLE || attempt === ATTEMPTS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/**
 * Applies a migration without holding up those who use the database. A script is one transaction; where it waits for a lock longer than a
 * second it starts over, for two minutes. An index that is built `CONCURRENTLY` cannot be in one: what an earlier, broken build left is dropped first.
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
