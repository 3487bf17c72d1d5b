import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseError, type Client, type Pool } from 'pg';
import { UserError } from './fail';
import { fromRoot } from './paths';

export type SqlFunction = { name: string; sql: string; checksum: string };

/** PostgreSQL's error code when a type in the signature does not exist. */
const UNDEFINED_OBJECT = '42704';

/** Reads the files of prisma/functions and its folders, each named after the one function that it creates. */
export async function readFunctions(): Promise<SqlFunction[]> {
  const folder = fromRoot('prisma', 'functions');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(path.join(folder, file), 'utf8');
      return { name: path.basename(file, '.sql'), sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Returns the checksum of the file that each function was created from, which is stored as the function's comment. */
async function appliedChecksums(db: Client | Pool): Promise<Map<string, string | null>> {
  const { rows } = await db.query<{ name: string; checksum: string | null }>(
    `SELECT proname AS name, obj_description(oid, 'pg_proc') AS checksum FROM pg_proc WHERE pronamespace = current_schema()::regnamespace`,
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Runs as one transaction. The body isn't checked, because it may use tables that a later migration creates. */
async function apply(db: Client | Pool, { name, sql, checksum }: SqlFunction): Promise<void> {
  await db.query(`SET LOCAL check_function_bodies = off; ${sql}; COMMENT ON FUNCTION "${name}" IS '${checksum}'`);
}

function explain({ name }: SqlFunction, error: unknown): unknown {
  return error instanceof DatabaseError
    ? new UserError(`The function ${name} could not be applied: ${error.message}.`)
    : error;
}

/**
 * Creates the functions that do not exist, so that the next migration can use them in indexes, generated columns and
 * triggers. Skips functions whose signature uses a type of a later migration.
 */
export async function createMissingFunctions(db: Client | Pool, functions: readonly SqlFunction[]): Promise<void> {
  const applied = await appliedChecksums(db);
  for (const missing of functions.filter(({ name }) => !applied.has(name))) {
    await apply(db, missing).catch((error: unknown) => {
      if (!(error instanceof DatabaseError && error.code === UNDEFINED_OBJECT)) throw explain(missing, error);
    });
  }
}

/**
 * Creates or replaces the functions whose file changed and returns their names. Runs after the migrations, whose tables
 * and columns a function may use.
 */
export async function applyChangedFunctions(db: Client | Pool, functions: readonly SqlFunction[]): Promise<string[]> {
  const applied = await appliedChecksums(db);
  const changed = functions.filter(({ name, checksum }) => applied.get(name) !== checksum);
  for (const fn of changed) {
    await apply(db, fn).catch((error: unknown) => {
      throw explain(fn, error);
    });
  }
  return changed.map(({ name }) => name);
}
