import { spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryResultRow } from 'pg';
import { serverCommand, startChild, waitForExit } from '../../../scripts/lib/child';
import { createDatabase } from '../../../scripts/lib/database';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../scripts/lib/embedded-postgres';
import { findFreePort } from '../../../scripts/lib/free-port';
import { migrate } from '../../../scripts/lib/migrate';
import { fromRoot } from '../../../scripts/lib/paths';
import { queryAt } from './database';

/** Servers and databases that a test can stop, kill and break. Call `stopAll` after the test to clean up. */

export type Server = {
  base: string;
  process: ChildProcess;
  /** Its output so far (stdout and stderr). */
  log: () => string;
  /** Sends SIGTERM and waits; resolves to the exit code and the duration. */
  stop: () => Promise<{ code: number; ms: number }>;
  kill: () => Promise<void>;
};

export type OwnDatabase = {
  url: string;
  /** Contains the cluster; can also be the `CORRAL_DATA_DIR` of the servers that use it. */
  dataDir: string;
  query: <Row extends QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;
  /** Kills every process of the server at once, like a crash of the machine. */
  kill: () => Promise<void>;
  /** Stops it as an administrator does; connections are refused from then on. */
  stop: () => Promise<void>;
  /** Starts it again on the same port, after `kill` or `stop`. */
  start: () => Promise<void>;
  /** Freezes it until `resume`: it keeps its connections and accepts new ones, but never answers. */
  hang: () => Promise<void>;
  resume: () => Promise<void>;
};

const cleanups: (() => Promise<unknown>)[] = [];

/** Ends everything that this module started, last first. */
export async function stopAll(): Promise<void> {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) await cleanup();
}

type ServerOptions = {
  /**
   * Added to the environment of the server under test, whose build, database and data folder it shares by default.
   * `APP_URL` is its own address.
   */
  env?: Record<string, string>;
  /** Starts it with `npm start`, which checks the configuration first; otherwise the server directly. */
  asPeopleDo?: boolean;
};

/** Starts a production server of the build under test and waits until it is ready. */
export async function startServer({ env = {}, asPeopleDo = false }: ServerOptions = {}): Promise<Server> {
  const port = await findFreePort();
  const base = `http://localhost:${port}`;
  const args = asPeopleDo ? ['--import', 'tsx', fromRoot('scripts', 'start.ts')] : serverCommand();
  const child = startChild(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', APP_URL: base, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding('utf8').on('data', (text: string) => (written += text));
  const kill = async () => {
    // The whole process group, including its children.
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
    await waitForExit(child);
  };
  cleanups.push(kill);
  const stop = async () => {
    const started = Date.now();
    child.kill('SIGTERM');
    return { code: await waitForExit(child), ms: Date.now() - started };
  };
  if (await isReady(base, child)) return { base, process: child, log: () => written, stop, kill };
  await kill();
  throw new Error(`the server did not become ready:\n${written}`);
}

async function isReady(base: string, child: ChildProcess): Promise<boolean> {
  for (const deadline = Date.now() + 90_000; Date.now() < deadline && child.exitCode === null; await sleep(50)) {
    if (
      await fetch(`${base}/api/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return true;
  }
  return false;
}

/** Starts a separate PostgreSQL with an empty migrated schema, or without a schema. */
export async function startDatabase({ migrated = true } = {}): Promise<OwnDatabase> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'corral-own-'));
  cleanups.push(() => rm(dataDir, { recursive: true, force: true }));
  let server: EmbeddedPostgres | null = null;
  const start = async () => {
    server = await startEmbeddedPostgres({ dataDir });
    return server;
  };
  const stop = async () => {
    await server?.stop();
    server = null;
  };
  const admin = await start();
  cleanups.push(stop);
  await createDatabase(admin.url('postgres'), 'corral');
  const url = admin.url('corral');
  if (migrated) await migrate(url);
  const signal = async (name: NodeJS.Signals) => {
    for (const pid of await processesOf(dataDir)) {
      try {
        process.kill(pid, name);
      } catch {
        // It has already exited.
      }
    }
  };
  cleanups.push(() => signal('SIGCONT'));
  return {
    url,
    dataDir,
    query: (sql, values) => queryAt(url, sql, values),
    kill: async () => {
      await signal('SIGKILL');
      await stop();
    },
    stop,
    start: () => start().then(() => undefined),
    hang: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
  };
}

/** Returns the server's process and those of its connections, which aren't in its process group. */
async function processesOf(dataDir: string): Promise<number[]> {
  const text = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  const main = Number.parseInt(text, 10);
  if (!main) return [];
  const children = spawnSync('pgrep', ['-P', String(main)], { encoding: 'utf8' })
    .stdout.split('\n')
    .map(Number)
    .filter(Boolean);
  return [main, ...children];
}
