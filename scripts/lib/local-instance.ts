import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { appScript, runChild } from './child';
import { generateClientIfChanged } from './build';
import { openDatabase, resolveDataDir, withClient, type Database } from './database';
import { enterDemoRates } from './demo-rates';
import { refuseIfRunning } from './embedded-postgres';
import { UserError } from './fail';
import { migrate } from './migrate';
import { fromRoot } from './paths';
import { beforeExit } from './shutdown';

export type LocalInstance = {
  database: Database;
  dataDir: string;
  /** Environment variables for the application's processes. */
  env: Record<string, string>;
};

// Everything that Corral writes to the data folder; other files must not be deleted.
const OWN_DATA = [
  'postgres',
  'postgres.new',
  'postgres.json',
  'postgres.log',
  'storage',
  'outbox',
  'seeding',
  'auth-secret',
];

/**
 * Opens the instance of demo and dev: a database with the newest schema and the demo data, and the secrets stored
 * beside it.
 */
export async function openLocalInstance(options: { reset: boolean }): Promise<LocalInstance> {
  const dataDir = resolveDataDir();
  if (options.reset) await deleteData(dataDir);
  const database = await openDatabase({ shared: false });
  beforeExit(() => database.stop());
  if (options.reset && !database.embedded) await emptyDatabase(database.url);
  await generateClientIfChanged();
  await migrate(database.url);
  const env = {
    DATABASE_URL: database.url,
    CORRAL_DATA_DIR: dataDir,
    AUTH_SECRET: process.env.AUTH_SECRET || (await rememberedSecret(dataDir)),
    PHONE_DRIVER: process.env.PHONE_DRIVER || 'outbox',
    // Its administrator has a known password anyway, and is to be tried out at once.
    ADMIN_SECOND_FACTOR: process.env.ADMIN_SECOND_FACTOR || 'false',
  };
  await seedOnce(database, dataDir, env);
  if (!process.env.FX_URL) await withClient(database.url, enterDemoRates);
  return { database, dataDir, env };
}

async function deleteData(dataDir: string): Promise<void> {
  await refuseIfRunning(dataDir);
  await Promise.all(OWN_DATA.map((name) => rm(path.join(dataDir, name), { recursive: true, force: true })));
}

/** Drops the schema `public` with everything in it; the next migration starts from scratch. */
export async function emptyDatabase(url: string): Promise<void> {
  await withClient(url, (client) => client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
}

async function rememberedSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'auth-secret');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.length >= 32) return kept;
  const secret = randomBytes(32).toString('base64url');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}

/** Seeds a database without users. A marker file tells an interrupted seed from a complete one. */
async function seedOnce(database: Database, dataDir: string, env: Record<string, string>): Promise<void> {
  const marker = path.join(dataDir, 'seeding');
  if (existsSync(marker)) {
    if (!database.embedded)
      throw new UserError(
        'The last start was stopped while it wrote the demonstration data: run npm run demo -- --reset.',
      );
    await emptyDatabase(database.url);
    await migrate(database.url);
  } else if (await hasUsers(database.url)) {
    return;
  }
  console.log('Writing the demonstration data (once) …');
  await mkdir(dataDir, { recursive: true });
  await writeFile(marker, '');
  const code = await runChild(process.execPath, appScript(fromRoot('prisma', 'seed', 'run.ts')), {
    env: { ...process.env, ...env },
  });
  if (code !== 0) throw new UserError('The demonstration data could not be written: see the message above.');
  await rm(marker);
}

async function hasUsers(url: string): Promise<boolean> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ found: boolean }>('SELECT EXISTS (SELECT 1 FROM users) AS found'),
  );
  return rows[0]?.found ?? false;
}
