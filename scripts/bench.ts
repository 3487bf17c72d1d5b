import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BENCH_SECRET } from './bench/bench-secret';
import { loadCommerce } from './bench/load-commerce';
import { loadTable, type Site } from './bench/load-table';
import { loadLots } from './bench/load-lots';
import { loadMembers, loadReports } from './bench/load-members';
import { acceptanceTable } from './bench/measure-acceptances';
import { adTable } from './bench/measure-ads';
import { bidTable } from './bench/measure-bids';
import { cacheTable } from './bench/measure-cache';
import { httpSearchTable } from './bench/measure-http-searches';
import { measureLoad } from './bench/measure-load';
import { memoryTable } from './bench/measure-memory';
import { firstLoadJavaScript, measureVitals } from './bench/measure-page';
import { measureSearches, searchTable, type SearchTimes } from './bench/measure-searches';
import { weightTable } from './bench/measure-weight';
import { findBrowser } from './lib/browser';
import { buildIfChanged, generateClient } from './lib/build';
import { appScript, runChild, serverCommand, startChild } from './lib/child';
import { createDatabase } from './lib/database';
import { startEmbeddedPostgres } from './lib/embedded-postgres';
import { runMain, UserError } from './lib/fail';
import { findFreePort } from './lib/free-port';
import { migrate } from './lib/migrate';
import { fromRoot } from './lib/paths';
import { beforeExit, shutDown, stopOnSignals } from './lib/shutdown';

/**
 * Loads a separate database, serves the production build on it and prints tables whose figures are ratios within this
 * run.
 */

const METRICS_TOKEN = 'a-token-for-the-benchmark';
const WARM_UP_SECONDS = 2;
/** From this many listings on, searches are also measured with `FEW_ROWS`, for comparison. */
const MANY_ROWS = 100_000;
const FEW_ROWS = 10_000;
/**
 * The configuration of a server for many listings whose indexes fit in memory, so that prefetching would only cost
 * time.
 */
const LARGE_SERVER = ['shared_buffers=2GB', 'effective_cache_size=6GB', 'effective_io_concurrency=1'];

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
});

type Served = Site & { pid: number; env: NodeJS.ProcessEnv; adId: string; searches: SearchTimes[] };

const only = options.only?.split(',').filter(Boolean) ?? [];

/**
 * Returns whether `--only` is absent or matches part of the name, with every other character than letters and digits as
 * a dash.
 */
function isWanted(name: string): boolean {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return only.length === 0 || only.some((term) => slug.includes(term));
}

async function load(env: NodeJS.ProcessEnv, rows: number): Promise<void> {
  console.log(`Loading ${rows.toLocaleString('en')} listings …`);
  const start = Date.now();
  if (
    (await runChild(process.execPath, appScript(fromRoot('scripts', 'bench', 'run-load.ts'), String(rows)), {
      env,
    })) !== 0
  )
    throw new UserError('The listings could not be loaded.');
  console.log(`… in ${Math.round((Date.now() - start) / 1000)} s`);
}

async function serve(rows: number): Promise<Served> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'corral-bench-'));
  beforeExit(() => rm(dataDir, { recursive: true, force: true }));
  const server = await startEmbeddedPostgres({ dataDir, settings: rows >= MANY_ROWS ? LARGE_SERVER : [] });
  beforeExit(server.stop);
  await createDatabase(server.url('postgres'), 'bench');
  const port = await findFreePort();
  const base = `http://localhost:${port}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATABASE_URL: server.url('bench'),
    CORRAL_DATA_DIR: dataDir,
    METRICS_TOKEN,
    AUTH_SECRET: BENCH_SECRET,
    NODE_ENV: 'production',
    ADMIN_SECOND_FACTOR: 'false',
    READS_PER_MINUTE: '0',
    CORRAL_BENCH: '1',
    // One process beside the load generator, unless asked otherwise.
    WORKERS: process.env.WORKERS ?? '1',
    APP_URL: base,
    PORT: String(port),
    STORAGE_DRIVER: 'local',
    // As in production: the log line is part of the cost of a request.
    LOG_LEVEL: 'info',
    // The load's visitors are distinguished by the address that a proxy would set.
    TRUSTED_PROXIES: '1',
  };
  await generateClient();
  await migrate(server.url('bench'));
  const searches: SearchTimes[] = [];
  for (const upTo of rows >= MANY_ROWS ? [FEW_ROWS, rows] : [rows]) {
    await load(env, upTo);
    if (rows >= MANY_ROWS && isWanted('searches in the database')) searches.push(await measureSearches(env));
  }
  await buildIfChanged(env);
  const members = await loadMembers(server.url('bench'));
  const adId = await loadCommerce(server.url('bench'));
  const lotId = await loadLots(server.url('bench'));
  const child = startChild(process.execPath, serverCommand(), {
    env,
    stdio: ['ignore', openSync(path.join(dataDir, 'server.log'), 'w'), 'inherit'],
  });
  for (;;) {
    if (
      await fetch(`${base}/bare`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { base, pid: child.pid ?? 0, env, databaseUrl: server.url('bench'), members, adId, lotId, searches };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function pageTable(base: string): Promise<string[]> {
  const answer = (await (await fetch(`${base}/api/cattle`)).json()) as { listings: { id: string }[] };
  const bare = await firstLoadJavaScript(`${base}/bare`);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  beforeExit(() => browser.close());
  const lines: string[] = [];
  for (const { name, url, budget } of [
    { name: 'home', url: `${base}/`, budget: 50 },
    { name: 'detail', url: `${base}/listing/${answer.listings[0]?.id}`, budget: 45 },
  ]) {
    const extra = ((await firstLoadJavaScript(url)) - bare) / 1000;
    const { lcp, cls } = await measureVitals(browser, url);
    const verdict = (reached: boolean) => (reached ? 'reached' : 'missed');
    lines.push(
      `| ${name} | ${(bare / 1000).toFixed(1)} | +${extra.toFixed(1)} (${verdict(extra <= budget)} ≤ ${budget}) | ${(lcp / 1000).toFixed(2)} s (${verdict(lcp <= 2500)} ≤ 2.5) | ${cls.toFixed(3)} (${verdict(cls <= 0.02)} ≤ 0.02) |`,
    );
  }
  return [
    '| page | bare page JS kB (gzip) | page JS kB | LCP, slow 4G | CLS |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...lines,
    '',
    ...(await weightTable(browser, base, answer.listings[0]?.id ?? '')),
  ];
}

/** Measures how an administrators' table copes with a hundred times as many rows. */
async function reportsTable({ base, databaseUrl, members }: Served): Promise<string[]> {
  const seconds = Number(options.seconds);
  const p95: number[] = [];
  for (const total of [1_000, 100_000]) {
    await loadReports(databaseUrl, total);
    const measure = (duration: number) =>
      measureLoad(base, ['/api/admin/reports'], duration, { cookie: members.admin });
    await measure(WARM_UP_SECONDS);
    p95.push((await measure(seconds)).p95);
  }
  const [few = 1, many = 0] = p95;
  const goal = `${many <= few * 3 ? 'reached' : 'missed'} (≤ 3)`;
  return [
    '| target | p95 at 1,000 | p95 at 100,000 | ratio | goal |',
    '| --- | ---: | ---: | ---: | --- |',
    `| GET /api/admin/reports | ${few.toFixed(1)} ms | ${many.toFixed(1)} ms | ${(many / few).toFixed(1)} | ${goal} |`,
  ];
}

async function main(): Promise<void> {
  const rows = Number(options.rows);
  if (!Number.isInteger(rows) || rows < 1000) throw new UserError('--rows takes a whole number from 1000 on.');
  const served = await serve(rows);
  const {
    base,
    pid,
    env,
    members,
    databaseUrl,
    adId,
    searches: [few, many],
  } = served;
  const cpu = os.cpus();
  console.log(
    `\n${rows.toLocaleString('en')} listings · ${cpu.length} cores of ${cpu[0]?.model ?? 'unknown'} · Node ${process.version}`,
  );
  const seconds = Number(options.seconds);
  const tables: [name: string, make: () => Promise<string[]> | string[]][] = [
    ['searches over http', () => (rows >= MANY_ROWS ? httpSearchTable(base, rows) : [])],
    ['searches in the database', () => (few && many ? searchTable([few, many], [FEW_ROWS, rows]) : [])],
    ['page cache', () => cacheTable(base, METRICS_TOKEN)],
    ['pages', () => pageTable(base)],
    ['reports', () => reportsTable(served)],
    ['ads', () => adTable(base, databaseUrl, adId)],
    ['bids', () => bidTable(env, seconds)],
    ['acceptances', () => acceptanceTable(env)],
    ['memory', () => memoryTable(base, pid, members.member)],
  ];
  // Printed as soon as it is ready, so that a failure does not lose the other tables.
  const print = (table: string[]) => table.length > 0 && console.log(`\n${table.join('\n')}`);
  print(await loadTable(served, seconds, (name) => isWanted(`load ${name}`)));
  for (const [name, make] of tables) if (isWanted(name)) print(await make());
}

stopOnSignals();
runMain(() => main().finally(shutDown));
