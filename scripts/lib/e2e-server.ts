import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { appScript, runChild, serverCommand, startChild } from './child';
import { createDatabase, withClient } from './database';
import { enterDemoRates } from './demo-rates';
import { startEmbeddedPostgres } from './embedded-postgres';
import { UserError } from './fail';
import { findFreePort, isPortFree } from './free-port';
import { migrate } from './migrate';
import { fromRoot } from './paths';
import { beforeExit } from './shutdown';

// The public address is part of the build, so a fixed port saves rebuilding for repeated browser tests.
const PREFERRED_PORT = 3100;

export async function chooseE2ePort(): Promise<number> {
  return (await isPortFree(PREFERRED_PORT)) ? PREFERRED_PORT : findFreePort();
}

/** The variables that name a database and a data folder. */
export type E2eData = Record<'DATABASE_URL' | 'CORRAL_DATA_DIR', string>;

/** Loads all demo data into a database and a data folder of their own. */
export async function prepareE2eData(): Promise<E2eData> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'corral-e2e-'));
  beforeExit(() => rm(dataDir, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  beforeExit(() => postgres.stop());
  await createDatabase(postgres.url('postgres'), 'corral');
  const url = postgres.url('corral');
  await migrate(url);

  const data = { DATABASE_URL: url, CORRAL_DATA_DIR: dataDir };
  const env = { ...process.env, ...e2eEnvironment(`http://localhost:${PREFERRED_PORT}`), ...data };
  const seeded = await runChild(process.execPath, appScript(fromRoot('prisma', 'seed', 'run.ts')), { env });
  if (seeded !== 0) throw new UserError('The demonstration data could not be written: see the message above.');
  await withClient(url, enterDemoRates);
  return data;
}

/** Starts the production server on prepared data. */
export async function startE2eServer(port: number, data: E2eData): Promise<NodeJS.ProcessEnv> {
  const appUrl = `http://localhost:${port}`;
  const env = { ...process.env, ...e2eEnvironment(appUrl), ...data };
  const server = startChild(process.execPath, serverCommand(), {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new UserError('The server stopped: see its output above.');
    const answered = await fetch(appUrl, { signal: AbortSignal.timeout(10_000) }).then(
      () => true,
      () => false,
    );
    if (answered) return { ...env, E2E_BASE_URL: appUrl };
    await sleep(100);
  }
  throw new UserError('The server did not answer within 30 seconds.');
}

/** Returns the configuration of the server and build under test, independent of the surrounding environment. */
export function e2eEnvironment(appUrl: string): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    APP_URL: appUrl,
    PORT: new URL(appUrl).port,
    // Tests look at one process's memory and log; those of several start their own.
    WORKERS: process.env.WORKERS ?? '1',
    AUTH_SECRET: 'only-for-the-browser-tests-of-this-machine',
    // The one test that needs it starts a server of its own.
    ADMIN_SECOND_FACTOR: 'false',
    STORAGE_DRIVER: 'local',
    S3_BUCKET: '',
    RESEND_API_KEY: '',
    PHONE_DRIVER: 'outbox',
    // Rate limits are tested elsewhere; here hundreds of tests share one address.
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'warn',
  };
}
