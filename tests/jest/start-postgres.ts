import { spawnSync } from 'node:child_process';
import { mkdtemp, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDatabase } from '../../scripts/lib/database';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../scripts/lib/embedded-postgres';
import { rootDir } from '../../scripts/lib/paths';

export type TestServer = { dataDir: string; server: EmbeddedPostgres };
export const TEMPLATE_DATABASE = 'corral_template';

/** A folder in memory, where there is one with room: there a database of a thousand files is copied ten times as fast. */
const MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;

async function temporaryFolder(): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free >= ROOM ? MEMORY : os.tmpdir();
}

/** Starts one temporary PostgreSQL for the whole run, with a migrated database that is copied for each test file. */
export default async function startPostgres(): Promise<void> {
  const dataDir = await mkdtemp(path.join(await temporaryFolder(), 'corral-jest-'));
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  (globalThis as { corralTestServer?: TestServer }).corralTestServer = { dataDir, server };
  await createDatabase(server.url('postgres'), TEMPLATE_DATABASE);
  // A process of its own, because the schema engine is an ES module with WebAssembly, which Jest cannot load.
  const migration = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], {
    cwd: rootDir,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: server.url(TEMPLATE_DATABASE), NODE_OPTIONS: '' },
  });
  if (migration.status !== 0) throw new Error(migration.stderr);
  // Workers are started after this and inherit it.
  process.env.CORRAL_TEST_SERVER_URL = server.url('postgres');
}
