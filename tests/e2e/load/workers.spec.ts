import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { makeLiveLot, watch } from '../support/auction';
import { query } from '../support/database';
import { startServer, stopAll, type Server } from '../support/server-process';
import { person } from '../support/several';

/** Two workers behind one port behave as one server. */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const TOKEN = 'a-token-of-sixteen-letters';
const READS = 40;

let server: Server;

const start = (env: Record<string, string> = {}) =>
  startServer({ env: { WORKERS: '2', LOG_LEVEL: 'info', METRICS_TOKEN: TOKEN, ...env } });

/** The processes that the server's one leads. */
const workers = (): number[] =>
  spawnSync('pgrep', ['-P', String(server.process.pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .map(Number)
    .filter(Boolean);

type Line = { pid?: number; route?: string; status?: number; msg?: string; workers?: number };

/** The lines of the log that are whole. */
const lines = (): Line[] =>
  server
    .log()
    .split('\n')
    .flatMap((line) => (/^\{.*\}$/.test(line) ? [JSON.parse(line) as Line] : []));

/** Sends requests over connections of their own, which the workers get in turn. */
const ask = (path: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, () => fetch(server.base + path, { headers: { connection: 'close' } })),
  ).then((answers) => Promise.all(answers.map((answer) => answer.text().then(() => answer.status))));

test.beforeAll(async () => {
  // On a busy machine several processes start slowly.
  test.setTimeout(120_000);
  server = await start();
});

test.afterAll(stopAll);

test('both workers answer, write one log and add up their metrics', async () => {
  expect(workers()).toHaveLength(2);
  expect(await ask('/api/cattle?page=2', READS)).toEqual(Array(READS).fill(200));
  const answered = () => new Set(lines().flatMap(({ pid, route }) => (route === '/api/cattle' ? [pid] : [])));
  await expect.poll(answered).toEqual(new Set(workers()));
  expect(lines().filter(({ msg }) => msg === 'listening')).toMatchObject([{ workers: 2 }]);
  const metrics = await (
    await fetch(`${server.base}/api/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  ).text();
  expect(metrics).toContain(`corral_http_requests_total{method="GET",route="/api/cattle",status="200"} ${READS}\n`);
  expect(metrics.match(/^corral_mails_total\{outcome="sent"\}/gm)).toHaveLength(1);
});

test('a worker that is killed is replaced', async () => {
  const [victim = 0, other = 0] = workers();
  process.kill(victim, 'SIGKILL');
  await expect.poll(() => lines().some(({ msg }) => msg === 'a worker ended and is replaced')).toBe(true);
  // The other one answers meanwhile. What the killed one had been given before is lost.
  expect(await ask('/api/health/ready', READS)).toEqual(Array(READS).fill(200));
  await expect.poll(workers).toEqual([other, expect.any(Number)]);
  await expect
    .poll(
      async () => {
        await ask('/api/cattle?page=3', 4);
        return new Set(lines().flatMap(({ pid, route }) => (route === '/api/cattle' ? [pid] : []))).size;
      },
      { timeout: 60_000 },
    )
    .toBe(3);
});

test('SIGTERM stops all workers without failing a request', async () => {
  const seller = await person('seller');
  const lot = await makeLiveLot(seller.id);
  const watchers = Array.from({ length: 8 }, () => watch(server.base, lot));
  await Promise.all(watchers.map(({ opened }) => opened));
  const outcomes = new Set<number | string>();
  const read = async () => {
    for (;;) {
      const answer = await fetch(`${server.base}/api/cattle?page=4`).catch((error: unknown) => error as Error);
      outcomes.add(answer instanceof Error ? String((answer.cause as { code?: string }).code) : answer.status);
      if (answer instanceof Error) return;
      await answer.arrayBuffer();
      if (answer.headers.get('connection') === 'close') return;
    }
  };
  const reads = Array.from({ length: 8 }, read);
  await expect.poll(() => outcomes.size).toBe(1);
  const pids = workers();
  const { code } = await server.stop();
  await Promise.all([...reads, ...watchers.map(({ ended }) => ended)]);
  expect([...outcomes]).toEqual([200]);
  expect(code).toBe(143);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  await query('DELETE FROM users WHERE id = $1', [seller.id]);
});

test('workers count what an address reads together', async () => {
  server = await start({ READS_PER_MINUTE: '6', RATE_LIMIT_FACTOR: '1' });
  const statuses = await ask('/api/cattle?page=5', 12);
  expect(statuses.filter((status) => status === 200)).toHaveLength(6);
  expect(statuses.filter((status) => status === 429)).toHaveLength(6);
});
