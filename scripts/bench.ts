import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { loadCommerce } from './bench/load-commerce';
import { loadLots } from './bench/load-lots';
import { loadMembers, loadReports, type Members } from './bench/load-members';
import { adTable } from './bench/measure-ads';
import { bidTable } from './bench/measure-bids';
import { measureLoad, type Load } from './bench/measure-load';
import { memoryTable } from './bench/measure-memory';
import { firstLoadJavaScript, measureVitals } from './bench/measure-page';
import { measureSearches, searchTable, type SearchTimes } from './bench/measure-searches';
import { findBrowser } from './lib/browser';
import { buildIfChanged, generateClient } from './lib/build';
import { appScript, nextCommand, runChild, startChild } from './lib/child';
import { createDatabase } from './lib/database';
import { startEmbeddedPostgres } from './lib/embedded-postgres';
import { runMain, UserError } from './lib/fail';
import { findFreePort } from './lib/free-port';
import { migrate } from './lib/migrate';
import { fromRoot } from './lib/paths';
import { beforeExit, shutDown, stopOnSignals } from './lib/shutdown';

/** Loads a database of its own, serves the production build on it and prints its tables, every figure a ratio within this one run. */

const WARM_UP_SECONDS = 2;
/** Each target is measured in several rounds, and the middle one counts: a machine has better and worse moments. */
const ROUNDS = 3;
/** From so many listings on, searches are measured with few of them first. */
const MANY_ROWS = 100_000;
const FEW_ROWS = 10_000;
/** What a server for many listings would be given, with all that is searched in memory: reading ahead would only take time. */
const LARGE_SERVER = ['shared_buffers=2GB', 'effective_cache_size=6GB', 'effective_io_concurrency=1'];

const { values: options } = parseArgs({
  options: { rows: { type: 'string', default: '20000' }, seconds: { type: 'string', default: '4' } },
});

/** `also` is what the page asks for itself: a visit is both. */
type Target = { name: string; path: string; also?: string; atLeast?: number; as?: keyof Members };

function targets(listingId: string, lotId: string): Target[] {
  return [
    { name: 'bare static page', path: '/bare' },
    { name: 'home', path: '/', atLeast: 0.6 },
    { name: 'home, page 2', path: '/?page=2' },
    { name: 'search, 4 filters', path: '/?category=bovine&minPrice=500&maxPrice=3000&vaccinated=true', atLeast: 0.1 },
    { name: 'detail', path: `/listing/${listingId}`, atLeast: 0.6 },
    { name: 'GET /api/cattle', path: '/api/cattle', atLeast: 0.4 },
    {
      name: 'GET /api/cattle, 4 filters',
      path: '/api/cattle?category=bovine&breed=Angus&minPrice=500&maxPrice=3000&sort=price_asc',
    },
    { name: 'GET /api/cattle, text', path: '/api/cattle?search=vaquillonas%20pre%C3%B1adas' },
    { name: 'GET /api/cattle, text without hits', path: '/api/cattle?search=zorzalito' },
    { name: 'blog', path: '/blog', atLeast: 0.6 },
    { name: 'post of the blog', path: '/blog/agua-7', atLeast: 0.6 },
    { name: 'auctions', path: '/auctions' },
    { name: 'lot', path: `/auctions/${lotId}` },
    { name: 'GET /api/auctions/{id}', path: `/api/auctions/${lotId}` },
    { name: 'GET /api/messages, 10,000 messages', path: '/api/messages', as: 'member', atLeast: 0.1 },
    { name: 'dashboard’s page alone', path: '/dashboard?tab=messages', as: 'member' },
    {
      name: 'dashboard, 10,000 messages: page and data',
      path: '/dashboard?tab=messages',
      also: '/api/dashboard/view?tab=messages&locale=es',
      as: 'member',
      atLeast: 0.1,
    },
  ];
}

type Served = {
  base: string;
  pid: number;
  env: NodeJS.ProcessEnv;
  databaseUrl: string;
  members: Members;
  adId: string;
  lotId: string;
  searches: SearchTimes[];
};

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
    AUTH_SECRET: 'a-secret-for-the-benchmark-and-nothing-else',
    NODE_ENV: 'production',
    APP_URL: base,
    PORT: String(port),
    STORAGE_DRIVER: 'local',
    // As people run it: a line per request is part of what a request costs.
    LOG_LEVEL: 'info',
    // Visitors of the load are told apart by the address that a proxy would write.
    TRUSTED_PROXIES: '1',
  };
  await generateClient();
  await migrate(server.url('bench'));
  const searches: SearchTimes[] = [];
  for (const upTo of rows >= MANY_ROWS ? [FEW_ROWS, rows] : [rows]) {
    await load(env, upTo);
    if (rows >= MANY_ROWS) searches.push(await measureSearches(env));
  }
  await buildIfChanged(env);
  const members = await loadMembers(server.url('bench'));
  const adId = await loadCommerce(server.url('bench'));
  const lotId = await loadLots(server.url('bench'));
  const child = startChild(process.execPath, nextCommand('start', '-p', String(port)), {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
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

const middle = (loads: Load[]) => [...loads].sort((a, b) => a.perSecond - b.perSecond)[Math.floor(loads.length / 2)];

async function loadTable({ base, members, lotId }: Served): Promise<string[]> {
  const answer = (await (await fetch(`${base}/api/cattle?page=3`)).json()) as { listings: { id: string }[] };
  const list = targets(answer.listings[0]?.id ?? '', lotId);
  const seconds = Number(options.seconds);
  const results = new Map<string, Load[]>(list.map(({ name }) => [name, []]));
  const urls = ({ path: page, also }: Target) => [page, ...(also ? [also] : [])].map((url) => base + url);
  for (const target of list) await measureLoad(urls(target), WARM_UP_SECONDS, target.as && members[target.as]);
  for (let round = 0; round < ROUNDS; round++) {
    for (const target of list)
      results.get(target.name)?.push(await measureLoad(urls(target), seconds, target.as && members[target.as]));
  }
  const bare = middle(results.get('bare static page') ?? [])?.perSecond ?? 1;
  const lines = list.map(({ name, atLeast }) => {
    const load = middle(results.get(name) ?? []) ?? { perSecond: 0, p50: 0, p95: 0, failures: 0 };
    const ratio = load.perSecond / bare;
    const goal = atLeast === undefined ? '' : `${ratio >= atLeast ? 'reached' : 'missed'} (≥ ${atLeast * 100} %)`;
    const failed = load.failures > 0 ? `, ${load.failures} failed` : '';
    return `| ${name} | ${load.perSecond.toFixed(0)} | ${load.p50.toFixed(1)} | ${load.p95.toFixed(1)} | ${(ratio * 100).toFixed(0)} % | ${goal}${failed} |`;
  });
  return [
    '| target | requests/s | p50 ms | p95 ms | of the bare page | goal |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...lines,
  ];
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
  ];
}

/** How an administrators' table takes to a hundred times as many rows. */
async function reportsTable({ base, databaseUrl, members }: Served): Promise<string[]> {
  const seconds = Number(options.seconds);
  const p95: number[] = [];
  for (const total of [1_000, 100_000]) {
    await loadReports(databaseUrl, total);
    await measureLoad(`${base}/api/admin/reports`, WARM_UP_SECONDS, members.admin);
    p95.push((await measureLoad(`${base}/api/admin/reports`, seconds, members.admin)).p95);
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
  // Each as soon as it is there: one that fails takes none of the others along.
  const print = (table: string[]) => console.log(`\n${table.join('\n')}`);
  if (few && many) print(searchTable([few, many], [FEW_ROWS, rows]));
  print(await pageTable(base));
  print(await loadTable(served));
  print(await reportsTable(served));
  print(await adTable(base, databaseUrl, adId));
  print(await bidTable(env, Number(options.seconds)));
  print(await memoryTable(base, pid, members.member));
}

stopOnSignals();
runMain(() => main().finally(shutDown));
