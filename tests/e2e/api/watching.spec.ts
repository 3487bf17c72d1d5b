import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { appScript, startChild, waitForExit } from '../../../scripts/lib/child';
import { fromRoot } from '../../../scripts/lib/paths';
import { makePicture } from '../../factories/picture';
import { startCollector } from '../support/collector';
import { query } from '../support/database';
import { startServer, stopAll, type Server } from '../support/server-process';

/** What the log, the metrics and the traces of a running server show, and what they must not. */

const METRICS_TOKEN = 'a-token-of-the-tests-only';
const bearer = { authorization: `Bearer ${METRICS_TOKEN}` };
const person = {
  email: `watched-${Date.now()}@correo.uy`,
  firstName: 'Rosaura',
  lastName: 'Lunarejo',
  password: 'Potro-Tordillo-84',
  phone: '+59899765432',
};
const ADDRESS = '203.0.113.77';
const GIVEN_ID = 'given-by-the-proxy-0001';
const TRACE = '0af7651916cd43dd8448eb211c80319c';

/** Must not appear in any log, metric or trace. */
const secrets = new Map<string, string>(
  Object.entries({
    ...person,
    address: ADDRESS,
    newPassword: 'Yegua-Alazana-91',
    search: 'ternera-secreta',
    words: 'Quiero verlos el martes',
  }),
);

let collector: Awaited<ReturnType<typeof startCollector>>;
let server: Server;
let api: APIRequestContext;
let dataDir: string;
let before: Map<string, number>;

test.describe.configure({ mode: 'serial' });

type Line = {
  requestId?: string;
  userId?: string;
  trace_id?: string;
  route?: string;
  path?: string;
  method?: string;
  status?: number;
  ms?: number;
  msg?: string;
  level?: string;
};
const lines = (): Line[] =>
  server
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

async function scrape(): Promise<Map<string, number>> {
  const text = await (await api.get('/api/metrics', { headers: bearer })).text();
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  for (const line of samples)
    expect(line).toMatch(/^[a-z_]+[a-z0-9_]*(\{([a-z_]+="[^"\\\n]*",?)+\})? (-?[\d.]+(e[+-]?\d+)?|Nan|\+Inf)$/i);
  for (const line of text.split('\n').filter((line) => line.startsWith('#')))
    expect(line).toMatch(/^# (HELP [a-z_:0-9]+ .+|TYPE [a-z_:0-9]+ (counter|gauge|histogram|summary))$/);
  return new Map(
    samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}

/**
 * Returns by how much a metric rose since the beginning, summed over the series whose labels contain all of these
 * texts.
 */
async function rise(name: string, ...labels: string[]): Promise<number> {
  const sum = (figures: Map<string, number>) =>
    [...figures]
      .filter(([key]) => (key === name || key.startsWith(`${name}{`)) && labels.every((label) => key.includes(label)))
      .reduce((total, [, value]) => total + value, 0);
  return sum(await scrape()) - sum(before);
}

async function resetCode(): Promise<string> {
  const outbox = path.join(dataDir, 'outbox');
  let code: string | undefined;
  await expect(async () => {
    for (const name of await readdir(outbox)) {
      const mail = JSON.parse(await readFile(path.join(outbox, name), 'utf8')) as {
        to: string;
        subject: string;
        text: string;
      };
      if (mail.to === person.email && /cambiar la contraseña/.test(mail.subject))
        code ??= /\b\d{6}\b/.exec(mail.text)?.[0];
    }
    expect(code).toBeTruthy();
  }).toPass();
  return code ?? '';
}

test.beforeAll(async ({ playwright }) => {
  collector = await startCollector();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'corral-watching-'));
  server = await startServer({
    env: {
      LOG_LEVEL: 'trace',
      METRICS_TOKEN,
      TRUSTED_PROXIES: '1',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      CORRAL_DATA_DIR: dataDir,
    },
  });
  api = await playwright.request.newContext({ baseURL: server.base, extraHTTPHeaders: { 'x-forwarded-for': ADDRESS } });
});

test.afterAll(async () => {
  await api.dispose();
  await stopAll();
  await collector.stop();
  await rm(dataDir, { recursive: true, force: true });
  await query('DELETE FROM users WHERE email = $1', [person.email]);
});

test('a server without a key for mails says at its start that it sends none', async () => {
  const warnings = (of: Server) => of.log().match(/.*RESEND_API_KEY is not set.*/g) ?? [];
  expect(warnings(server).map((line) => JSON.parse(line) as Line)).toMatchObject([{ level: 'warn' }]);
  const sending = await startServer({ env: { RESEND_API_KEY: 're_test', EMAIL_FROM: 'corral@example.com' } });
  expect(warnings(sending)).toEqual([]);
  await sending.stop();
});

test('metrics require the token, and are a 404 without one', async ({ request }) => {
  expect((await request.get('/api/metrics', { headers: bearer })).status()).toBe(404);
  expect((await request.post('/api/jobs', { headers: bearer })).status()).toBe(404);
  for (const authorization of ['', 'Bearer wrong', METRICS_TOKEN])
    expect((await api.get('/api/metrics', { headers: { authorization } })).status()).toBe(401);
  before = await scrape();
});

test('a person signs in, resets, uploads, writes and is refused', async () => {
  expect((await api.post('/api/register', { data: person })).status()).toBe(201);
  expect((await api.post('/api/logout')).status()).toBe(204);
  expect((await api.post('/api/forgot-password', { data: { email: person.email } })).status()).toBe(200);
  const code = await resetCode();
  secrets.set('code', code);
  expect(
    (
      await api.post('/api/reset-password', { data: { token: code, newPassword: secrets.get('newPassword') } })
    ).status(),
  ).toBe(200);
  expect((await api.post('/api/login', { data: person })).status()).toBe(401);
  expect(
    (await api.post('/api/login', { data: { email: person.email, password: secrets.get('newPassword') } })).status(),
  ).toBe(200);
  expect(
    (
      await api.post('/api/uploads', {
        multipart: { image: { name: 'vaca.jpg', mimeType: 'image/jpeg', buffer: await makePicture() } },
      })
    ).status(),
  ).toBe(201);
  expect(
    (
      await api.post('/api/uploads', {
        multipart: { image: { name: 'vaca.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') } },
      })
    ).status(),
  ).toBe(415);
  const [listing] = await query<{ id: string; user_id: string }>(
    'SELECT l.id, l.user_id FROM cattle_listings l JOIN users u ON u.id = l.user_id WHERE l.is_active AND u.email <> $1 AND u.suspended_at IS NULL LIMIT 1',
    [person.email],
  );
  const message = {
    toUserId: listing?.user_id,
    listingId: listing?.id,
    message: secrets.get('words'),
    contactMethod: 'phone',
    contactValue: person.phone,
  };
  expect((await api.post('/api/messages', { data: message })).status()).toBe(201);
  // An invalid JSON body and an invalid token.
  expect(
    (
      await api.post('/api/login', {
        data: `${person.email} ${person.password}`,
        headers: { 'content-type': 'application/json' },
      })
    ).status(),
  ).toBe(400);
  expect((await api.get(`/unsubscribe/${'s3cret-token-of-a-mail'.repeat(3)}`)).status()).toBe(404);
  secrets.set('link', 's3cret-token-of-a-mail');
  expect(
    (
      await api.get(`/?search=${secrets.get('search')}&minPrice=1`, {
        headers: { 'x-request-id': GIVEN_ID, traceparent: `00-${TRACE}-b7ad6b7169203331-01` },
      })
    ).headers()['x-request-id'],
  ).toBe(GIVEN_ID);
  expect((await api.get('/profile')).status()).toBe(200);
  for (const { name, value } of (await api.storageState()).cookies)
    if (value.length > 5) secrets.set(`cookie ${name}`, value);
  expect([...secrets.keys()].join()).toContain('session-token');
});

test('the metrics show what was done, with our own labels only', async () => {
  expect(await rise('corral_http_requests_total', 'route="/api/login"', 'status="401"')).toBe(1);
  expect(await rise('corral_http_request_duration_seconds_count', 'method="POST"', 'route="/api/uploads"')).toBe(2);
  expect(await rise('corral_uploads_total', 'kind="image"', 'outcome="stored"')).toBe(1);
  expect(await rise('corral_uploads_total', 'kind="image"', 'outcome="unsupported_type"')).toBe(1);
  expect(await rise('corral_uploaded_bytes_total', 'kind="image"')).toBe((await makePicture()).length);
  expect(await rise('corral_sign_in_failures_total', 'reason="invalid_credentials"')).toBe(1);
  await expect.poll(() => rise('corral_mails_total', 'outcome="sent"')).toBeGreaterThanOrEqual(1);
  expect(await rise('corral_database_query_duration_seconds_count', 'outcome="ok"')).toBeGreaterThan(10);
  const lookups = await rise('corral_page_cache_lookups_total', 'outcome="hit"');
  // What other tests change meanwhile is rendered anew.
  await expect(async () => {
    await api.get('/en');
    expect(await rise('corral_page_cache_lookups_total', 'outcome="hit"')).toBeGreaterThan(lookups);
  }).toPass();
  const figures = await scrape();
  for (const name of [
    'corral_database_pool_connections{state="total"}',
    'corral_page_cache_bytes{kind="ready"}',
    'corral_page_cache_entries{kind="ready"}',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ]) {
    expect(figures.get(name), name).toBeGreaterThan(0);
  }
  for (const name of [
    'corral_event_streams{state="open"}',
    'corral_outbox_mails{state="waiting"}',
    'corral_outbox_oldest_seconds',
  ])
    expect(figures.has(name), name).toBe(true);
});

test('runs of jobs are in every process’s metrics, and in the log', async () => {
  const child = startChild(process.execPath, appScript(fromRoot('scripts', 'jobs.ts')), {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'trace', CORRAL_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding('utf8').on('data', (text: string) => (written += text));
  expect(await waitForExit(child)).toBe(0);
  expect(written).toMatch(/^\{.*"requestId":"[\w-]{36}","job":"mails sent","done":\d+,"ms":\d+/m);
  for (const [what, secret] of secrets) expect(written, what).not.toContain(secret);
  expect(await rise('corral_job_runs_total', 'job="mails sent"')).toBeGreaterThanOrEqual(1);
  expect((await scrape()).get('corral_job_last_success_timestamp_seconds{job="mails sent"}')).toBeGreaterThan(
    Date.now() / 1000 - 60,
  );
});

test('every request has a line with its id, person, route, status and time', async () => {
  const [me] = await query<{ id: string }>('SELECT id FROM users WHERE email = $1', [person.email]);
  const find = (wanted: Partial<Line>) =>
    lines().find(
      (line) =>
        line.msg === 'request' && Object.entries(wanted).every(([key, value]) => line[key as keyof Line] === value),
    );
  expect(find({ requestId: GIVEN_ID })).toMatchObject({
    method: 'GET',
    route: '/',
    path: '/',
    status: 200,
    trace_id: TRACE,
  });
  for (const route of ['/profile', '/api/uploads'])
    expect(find({ route })).toMatchObject({ userId: me?.id, level: 'info' });
  expect(find({ route: '/api/uploads', status: 201 })?.ms).toBeGreaterThan(0);
  expect(find({ route: '/unsubscribe/[token]' })?.path).toBeUndefined();
  for (const { requestId } of lines().filter(({ msg }) => msg === 'request'))
    expect(requestId).toMatch(/^[\w-]{8,64}$/);
  // Ids in any other format are replaced, since they could forge log lines.
  for (const id of ['x y"}', 'short', 'a'.repeat(65)])
    expect((await api.get('/api/health/live', { headers: { 'x-request-id': id } })).headers()['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
});

test('without a trusted proxy a request has an id of our own', async ({ request }) => {
  expect((await request.get('/', { headers: { 'x-request-id': GIVEN_ID } })).headers()['x-request-id']).toMatch(
    /^[0-9a-f-]{36}$/,
  );
});

test('the id in an error response identifies its cause in the log', async () => {
  await rm(path.join(dataDir, 'storage'), { recursive: true });
  await writeFile(path.join(dataDir, 'storage'), 'not a folder');
  const answer = await api.post('/api/uploads', {
    multipart: { image: { name: 'vaca.jpg', mimeType: 'image/jpeg', buffer: await makePicture() } },
  });
  expect(answer.status()).toBe(503);
  const { requestId } = (await answer.json()) as { requestId: string };
  expect(answer.headers()['x-request-id']).toBe(requestId);
  expect(lines().find((line) => line.requestId === requestId && line.level === 'error')).toMatchObject({
    msg: 'storage_unavailable',
    err: { type: 'DomainError', cause: { code: 'storage_unavailable', cause: { code: 'ENOTDIR' } } },
  });
  expect(await rise('corral_errors_total', 'code="storage_unavailable"')).toBe(1);
  await rm(path.join(dataDir, 'storage'));
  await mkdir(path.join(dataDir, 'storage'));
});

test('log, metrics and traces contain no password, code, token, cookie, e-mail, phone or text of a user; traces are sent before a clean stop', async () => {
  const figures = [...(await scrape()).keys()].join('\n');
  // The conventional exit code after SIGTERM.
  expect((await server.stop()).code).toBe(143);
  const spans = collector.spans();
  const search = spans.filter(({ traceId }) => traceId === TRACE);
  expect(search.find(({ parentSpanId }) => parentSpanId === 'b7ad6b7169203331')).toMatchObject({
    name: 'GET /',
    kind: 2,
  });
  expect(search.filter(({ name, kind }) => name === 'SELECT' && kind === 3).length).toBeGreaterThan(0);
  expect(spans.find(({ name }) => name === 'POST /api/login')).toBeDefined();
  for (const [what, secret] of secrets) {
    for (const [where, text] of Object.entries({ log: server.log(), figures, traces: collector.text() })) {
      const found =
        what === 'code' ? new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`).exec(text)?.[0] : text.includes(secret);
      expect(found || false, `${what} in the ${where}`).toBe(false);
    }
  }
});
