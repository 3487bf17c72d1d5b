import path from 'node:path';
import { Client, DatabaseError } from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres';
import { UserError } from './fail';
import { fromRoot } from './paths';

export type Database = {
  url: string;
  embedded: boolean;
  stop: () => Promise<void>;
  /** Rejects when the embedded server stops unexpectedly; never settles for an external one. */
  lost: Promise<never>;
};

const DATABASE_NAME = 'corral';

/**
 * Returns the data folder, for everything outside the database: `CORRAL_DATA_DIR`, by default `.data` in the project.
 */
export function resolveDataDir(): string {
  return process.env.CORRAL_DATA_DIR ? path.resolve(process.env.CORRAL_DATA_DIR) : fromRoot('.data');
}

/**
 * Opens the database of `DATABASE_URL` or, without one, the embedded PostgreSQL of the data folder. With `shared` in
 * production the variable is required, so that a misconfigured site does not back up or migrate an empty database
 * instead.
 */
export async function openDatabase(options: { shared: boolean }): Promise<Database> {
  const url = process.env.DATABASE_URL;
  if (url) {
    await checkDatabaseUrl(url);
    return { url, embedded: false, stop: () => Promise.resolve(), lost: new Promise(() => undefined) };
  }
  if (options.shared && process.env.NODE_ENV === 'production')
    throw new UserError('DATABASE_URL is not set: in production no command uses the embedded server.');
  const server = await startEmbeddedPostgres({ dataDir: resolveDataDir(), shared: options.shared });
  await createDatabase(server.url('postgres'), DATABASE_NAME);
  return { url: server.url(DATABASE_NAME), embedded: true, stop: server.stop, lost: server.lost };
}

/** Creates a database unless it exists. */
export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const from = template ? ` TEMPLATE ${client.escapeIdentifier(template)}` : '';
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}${from}`);
  });
}

/** Runs `work` with a connection that is closed afterwards. */
export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Checks DATABASE_URL before any long work. @throws UserError with one sentence */
export async function checkDatabaseUrl(url: string): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new UserError(
      'DATABASE_URL is not a PostgreSQL URL: it should look like postgresql://user:password@host:5432/database.',
    );
  }
  try {
    await withClient(url, (client) => client.query('SELECT 1'));
  } catch (error) {
    throw new UserError(`DATABASE_URL cannot be used: ${explainConnectionError(error, new URL(url))}`);
  }
}

/** Returns the reason of a failed connection as one sentence. */
export function explainConnectionError(error: unknown, url: URL): string {
  const place = `${url.hostname}:${url.port || '5432'}`;
  if (error instanceof DatabaseError) {
    if (error.code === '28P01' || error.code === '28000')
      return `the server at ${place} refused the user or the password.`;
    if (error.code === '3D000')
      return `the server at ${place} has no database "${decodeURIComponent(url.pathname.slice(1))}".`;
    return `the server at ${place} says: ${error.message}.`;
  }
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ECONNREFUSED') return `no PostgreSQL server answers at ${place}.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `the host "${url.hostname}" is unknown.`;
  return `no connection to ${place} (${error instanceof Error ? error.message : String(error)}).`;
}
