import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, openSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { UserError } from './fail';
import { findFreePort, isPortFree } from './free-port';
import { choosePostgresAccount, type PostgresAccount } from './postgres-account';
import { findPostgresBinaries } from './postgres-binaries';

export type EmbeddedPostgres = {
  /** Returns the connection URL of a database. */
  url: (database: string) => string;
  /** Stops the server if this process started it. */
  stop: () => Promise<void>;
  /** Rejects when the server stops although this process did not stop it. */
  lost: Promise<never>;
};

type Options = {
  /** Contains `postgres/` (the cluster), `postgres.json` (port, password, owner) and `postgres.log`. */
  dataDir: string;
  /** Tests trade crash safety for speed. */
  durable?: boolean;
  /** Joins a server that another process runs on this data folder, instead of refusing. */
  shared?: boolean;
  /** Additional settings, such as `shared_buffers=2GB` for large data. */
  settings?: readonly string[];
};

type State = { port: number; password: string; ownerPid: number | null };

const DURABLE_SETTINGS = ['shared_buffers=256MB', 'checkpoint_timeout=15min', 'max_wal_size=2GB'];
const FAST_SETTINGS = [
  'shared_buffers=128MB',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_wal_size=2GB',
];
const COMMON_SETTINGS = [
  'listen_addresses=127.0.0.1',
  // No socket file, so that several clusters on one machine don't collide in /tmp.
  'unix_socket_directories=',
  'max_connections=200',
  'timezone=UTC',
  'log_timezone=UTC',
  'jit=off',
  // Queries are short: starting a parallel worker takes longer than most of them.
  'max_parallel_workers_per_gather=0',
  'work_mem=16MB',
  'maintenance_work_mem=128MB',
  'effective_cache_size=1GB',
  'random_page_cost=1.1',
];

/** Starts the PostgreSQL of a data folder, creating the cluster on first use. */
export async function startEmbeddedPostgres({
  dataDir,
  durable = true,
  shared = false,
  settings = [],
}: Options): Promise<EmbeddedPostgres> {
  const clusterDir = path.join(dataDir, 'postgres');
  const statePath = path.join(dataDir, 'postgres.json');
  await mkdir(dataDir, { recursive: true });
  const previous = await readState(statePath);
  const running = await readRunningServer(clusterDir);

  if (running && previous?.ownerPid && isAlive(previous.ownerPid)) {
    if (!shared) throw alreadyRunning(dataDir, previous.ownerPid);
    return {
      url: (database) => urlOf(previous, database),
      stop: () => Promise.resolve(),
      lost: new Promise(() => undefined),
    };
  }
  // Its owner was killed and could not stop it.
  if (running) await stopByPid(running);
  else await rm(path.join(clusterDir, 'postmaster.pid'), { force: true });

  const { initdb, postgres } = await findPostgresBinaries();
  const account = choosePostgresAccount([postgres, dataDir]);
  const state: State = {
    port: previous && (await isPortFree(previous.port, '127.0.0.1')) ? previous.port : await findFreePort(),
    password: previous?.password ?? randomBytes(18).toString('base64url'),
    ownerPid: process.pid,
  };
  if (!existsSync(clusterDir)) await createCluster(initdb, clusterDir, state.password, account);
  await refuseOtherVersion(postgres, clusterDir, account);
  await writeFile(statePath, JSON.stringify(state), { mode: 0o600 });

  const server = launch(
    postgres,
    clusterDir,
    state.port,
    [...(durable ? DURABLE_SETTINGS : FAST_SETTINGS), ...settings],
    account,
    path.join(dataDir, 'postgres.log'),
  );
  const killAtExit = (): void => void server.kill('SIGINT');
  process.once('exit', killAtExit);
  await waitUntilReady(server, urlOf(state, 'postgres'), path.join(dataDir, 'postgres.log'));
  let stopping = false;
  const lost = new Promise<never>((_, reject) => {
    server.once('exit', () => {
      if (!stopping)
        reject(new UserError(`The embedded PostgreSQL stopped by itself: see ${path.join(dataDir, 'postgres.log')}.`));
    });
  });
  // Prevents an unhandled rejection when nobody listens.
  lost.catch(() => undefined);
  return {
    lost,
    url: (database) => urlOf(state, database),
    stop: async () => {
      stopping = true;
      process.off('exit', killAtExit);
      if (server.pid && server.exitCode === null) await stopByPid(server.pid, server);
      await writeFile(statePath, JSON.stringify({ ...state, ownerPid: null }), { mode: 0o600 }).catch(() => undefined);
    },
  };
}

/** Refuses if another process uses this data folder; stops a server that outlived its process. */
export async function refuseIfRunning(dataDir: string): Promise<void> {
  const running = await readRunningServer(path.join(dataDir, 'postgres'));
  if (!running) return;
  const owner = (await readState(path.join(dataDir, 'postgres.json')))?.ownerPid;
  if (owner && isAlive(owner)) throw alreadyRunning(dataDir, owner);
  await stopByPid(running);
}

function alreadyRunning(dataDir: string, pid: number): UserError {
  return new UserError(`Corral already runs on the data folder ${dataDir} (process ${pid}): stop it first.`);
}

function urlOf(state: State, database: string): string {
  return `postgresql://postgres:${state.password}@127.0.0.1:${state.port}/${database}`;
}

async function readState(statePath: string): Promise<State | null> {
  try {
    return JSON.parse(await readFile(statePath, 'utf8')) as State;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Returns the process id of this cluster's server; the id in a stale lock file may belong to another program by now.
 */
async function readRunningServer(clusterDir: string): Promise<number | null> {
  const lock = await readFile(path.join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(lock, 10);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  if (process.platform === 'win32') return pid;
  const command = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  const args = command.stdout || (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''));
  return args.includes('postgres') && args.includes(clusterDir) ? pid : null;
}

/**
 * Stops the server. SIGINT is PostgreSQL's fast shutdown: it rolls back open transactions and leaves a clean cluster.
 */
async function stopByPid(pid: number, child?: ChildProcess): Promise<void> {
  const gone = (): boolean => (child ? child.exitCode !== null || child.signalCode !== null : !isAlive(pid));
  for (const [signal, seconds] of [
    ['SIGINT', 15],
    ['SIGQUIT', 10],
    ['SIGKILL', 5],
  ] as const) {
    if (isAlive(pid)) process.kill(pid, signal);
    for (let waited = 0; waited < seconds * 1000; waited += 25) {
      if (gone()) return;
      await sleep(25);
    }
  }
}

async function createCluster(
  initdb: string,
  clusterDir: string,
  password: string,
  account: PostgresAccount,
): Promise<void> {
  // Created under another name and then renamed, so that an interrupted first start leaves no partial cluster.
  const draft = `${clusterDir}.new`;
  const passwordFile = `${draft}.password`;
  let output = '';
  // Sorting and case use PostgreSQL's own Unicode tables; only pg_trgm depends on the C library's character types.
  for (const ctype of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (account.owner) {
      chownSync(draft, account.owner.uid, account.owner.gid);
      chownSync(passwordFile, account.owner.uid, account.owner.gid);
    }
    const result = spawnSync(
      ...commandLine(account, initdb, [
        '-D',
        draft,
        '-U',
        'postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        `--lc-ctype=${ctype}`,
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-sync',
        '--no-instructions',
      ]),
      { encoding: 'utf8', ...account.spawnAs },
    );
    await rm(passwordFile, { force: true });
    if (result.status === 0) {
      await rename(draft, clusterDir);
      return;
    }
    output = result.stderr || String(result.error ?? '');
  }
  throw new UserError(`The embedded PostgreSQL could not be created: ${output.trim().split('\n').at(-1)}`);
}

async function refuseOtherVersion(postgres: string, clusterDir: string, account: PostgresAccount): Promise<void> {
  const cluster = (await readFile(path.join(clusterDir, 'PG_VERSION'), 'utf8')).trim();
  const { stdout } = spawnSync(...commandLine(account, postgres, ['--version']), {
    encoding: 'utf8',
    ...account.spawnAs,
  });
  const binary = /(\d+)\./.exec(stdout)?.[1];
  if (binary && binary !== cluster) {
    throw new UserError(
      `The data in ${clusterDir} was written by PostgreSQL ${cluster}, this is ${binary}: start over with a new CORRAL_DATA_DIR.`,
    );
  }
}

function commandLine(account: PostgresAccount, command: string, args: string[]): [string, string[]] {
  const [first = command, ...rest] = [...account.prefix, command, ...args];
  return [first, rest];
}

function launch(
  postgres: string,
  clusterDir: string,
  port: number,
  ownSettings: readonly string[],
  account: PostgresAccount,
  logPath: string,
): ChildProcess {
  const settings = [...COMMON_SETTINGS, ...ownSettings, `port=${port}`];
  const log = openSync(logPath, 'w');
  const [command, args] = commandLine(account, postgres, [
    '-D',
    clusterDir,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  return spawn(command, args, {
    stdio: ['ignore', log, log],
    // Own process group: Ctrl-C in the terminal reaches the application first, which then stops the database.
    detached: true,
    ...account.spawnAs,
    env: { ...process.env, LC_ALL: undefined, LC_MESSAGES: 'C', TZ: 'UTC' },
  });
}

async function waitUntilReady(server: ChildProcess, url: string, logPath: string): Promise<void> {
  let spawnError: Error | undefined;
  server.once('error', (error) => (spawnError = error));
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await sleep(50)) {
    if (spawnError || server.exitCode !== null) {
      const log = await readFile(logPath, 'utf8').catch(() => '');
      const reason = spawnError?.message ?? log.split('\n').find((line) => /FATAL|PANIC/.test(line)) ?? 'see its log';
      throw new UserError(`The embedded PostgreSQL did not start: ${reason.trim()} (${logPath})`);
    }
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      return;
    } catch {
      // Still starting, or recovering from an unclean stop.
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new UserError(`The embedded PostgreSQL did not become ready within two minutes (${logPath})`);
}
