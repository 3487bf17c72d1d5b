import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type BrowserContext } from '@playwright/test';
import { makePicture } from '../../factories/picture';
import { chooseBredHeifers } from '../support/animal-form';
import { watch } from '../support/auction';
import { passChecklist } from '../support/checklist';
import { openAccount, PASSWORD, postJson, publish, type Member } from '../support/member';
import { startDatabase, startServer, stopAll, type OwnDatabase, type Server } from '../support/server-process';

/** The database becomes unavailable in several ways and comes back. */
test.describe.configure({ mode: 'serial', timeout: 60_000 });

const CRON_SECRET = 'a-token-of-the-tests-only';

let database: OwnDatabase;
let server: Server;
let seller: Member;
let buyer: Member;
let listing: string;
let lot: string;

/** Pages that are already cached. */
const kept = () => ['/', '/en', `/listing/${listing}`, '/blog', '/blog/engorde'];

test.beforeAll(async () => {
  database = await startDatabase();
  const env = { DATABASE_URL: database.url, CORRAL_DATA_DIR: database.dataDir, LOG_LEVEL: 'info', CRON_SECRET };
  server = await startServer({ env });
  [seller, buyer] = await Promise.all([openAccount(server.base, database.url), openAccount(server.base, database.url)]);
  const answer = await publish(server.base, seller, 'Novillos de siempre');
  expect(answer.status).toBe(201);
  listing = ((await answer.json()) as { id: string }).id;
  lot = randomUUID();
  await database.query(
    `INSERT INTO auction_lots (id, user_id, title, breed, location, starting_price, start_time, end_time, updated_at)
     VALUES ($1, $2, '40 novillos', 'Angus', 'Salto', 500, now(), now() + interval '2 hours', now())`,
    [lot, seller.id],
  );
  await database.query(
    `INSERT INTO blog_posts (id, title, slug, content, status, category, published_at, updated_at)
     VALUES (uuidv7(), 'Engorde', 'engorde', 'Pasto.', 'published', 'breeding-tips', now(), now())`,
  );
  // A page rendered right after a change is cached for a second only; a new process knows of no changes.
  await server.stop();
  server = await startServer({ env });
});

test.afterAll(stopAll);

const get = (address: string, cookie = '') =>
  fetch(server.base + address, { headers: { cookie, 'accept-language': 'es' }, signal: AbortSignal.timeout(30_000) });

const message = (text: string) => ({
  toUserId: seller.id,
  listingId: listing,
  message: text,
  contactMethod: 'email',
  contactValue: buyer.email,
  idempotencyKey: randomUUID(),
});

/** Requests everything that needs the database and expects the error of an unavailable one. */
async function expectRefusals(): Promise<void> {
  const started = Date.now();
  // Concurrent requests of a page share one rendering, which fails for all of them.
  const awaited = `/pt/seller/${randomUUID()}`;
  const [pages, answers] = await Promise.all([
    Promise.all([
      ...Array.from({ length: 4 }, () => get(awaited)),
      get(`/?search=${randomUUID()}`),
      get(`/en/seller/${randomUUID()}`),
      get('/api/cattle?search=toro'),
      get('/dashboard', buyer.cookie),
    ]),
    Promise.all([
      postJson(server.base, '/api/messages', message('¿Sigue?'), buyer.cookie),
      postJson(server.base, '/api/login', { email: buyer.email, password: PASSWORD }),
      postJson(
        server.base,
        `/api/auctions/${lot}/bids`,
        { maximum: '700.00', idempotencyKey: randomUUID() },
        buyer.cookie,
      ),
      publish(server.base, seller, 'Nunca publicado'),
      // Cacheable, but not requested before.
      get('/api/equipment'),
      fetch(`${server.base}/api/jobs`, {
        method: 'POST',
        headers: { authorization: `Bearer ${CRON_SECRET}`, 'accept-language': 'es' },
      }),
    ]),
  ]);
  // Requests to a hanging server end, too: a statement after ten seconds, and a page runs two in sequence.
  expect(Date.now() - started).toBeLessThan(25_000);
  for (const answer of answers) {
    expect({ address: answer.url, status: answer.status, body: (await answer.json()) as unknown }).toMatchObject({
      status: 503,
      body: { code: 'unavailable', message: expect.stringContaining('El servicio no está disponible') },
    });
    expect(answer.headers.get('retry-after')).toBe('5');
  }
  for (const answer of pages) {
    const text = await answer.text();
    // The dashboard's page is cached and loads its data later.
    if (answer.url.endsWith('/dashboard') && answer.status === 200) continue;
    expect({ address: answer.url, status: answer.status }).toMatchObject({ status: 503 });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(text).not.toMatch(/prisma|postgres|ECONN|\bat \w+ \(/i);
  }
}

async function expectKeptPages(): Promise<void> {
  for (const address of kept()) {
    const started = Date.now();
    const answer = await get(address);
    expect({ address, status: answer.status }).toEqual({ address, status: 200 });
    expect(await answer.text()).toContain('</html>');
    expect(Date.now() - started).toBeLessThan(2_000);
  }
  expect((await get('/api/health/live')).status).toBe(200);
}

async function expectNotReady(): Promise<void> {
  const started = Date.now();
  const answer = await get('/api/health/ready');
  expect(Date.now() - started).toBeLessThan(2_000);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    status: 'not_ready',
    checks: { database: 'failing', migrations: 'failing', storage: 'ok' },
  });
}

/** Expects reads, writes and the listening connection to recover by themselves within five seconds. */
async function expectRecovery(): Promise<void> {
  const started = Date.now();
  await expect
    .poll(async () => (await get('/api/health/ready')).status, { timeout: 5_000, intervals: [100] })
    .toBe(200);
  expect((await get(`/api/cattle?search=${randomUUID()}`)).status).toBe(200);
  expect((await get(`/en/seller/${seller.id}`)).status).toBe(200);
  expect((await postJson(server.base, '/api/messages', message(`Otra vez ${randomUUID()}`), buyer.cookie)).status).toBe(
    201,
  );
  expect(Date.now() - started).toBeLessThan(5_000);
}

const WAYS: [string, { go: () => Promise<void>; comeBack: () => Promise<void> }][] = [
  ['killed', { go: () => database.kill(), comeBack: () => database.start() }],
  ['stopped', { go: () => database.stop(), comeBack: () => database.start() }],
  ['hanging', { go: () => database.hang(), comeBack: () => database.resume() }],
];

for (const [name, { go, comeBack }] of WAYS) {
  test(`${name}: cached pages are served, writes are refused with a message, and everything recovers`, async () => {
    for (const address of kept()) expect((await get(address)).status).toBe(200);
    const seen: (string | null)[] = [];
    const watcher = watch(server.base, lot, { onEvent: ({ currentPrice }) => seen.push(currentPrice) });
    await watcher.opened;
    await go();
    await Promise.all([expectKeptPages(), expectNotReady()]);
    await expectRefusals();
    await expectKeptPages();
    await comeBack();
    await expectRecovery();
    // The stream that stayed open all the time reports a change by another process.
    const price = `${600 + WAYS.findIndex(([way]) => way === name)}.00`;
    await database.query(
      'UPDATE auction_lots SET current_highest_bid = $2, highest_maximum = $2, version = version + 1 WHERE id = $1',
      [lot, price],
    );
    await database.query(`SELECT pg_notify('auction_lots', $1)`, [lot]);
    await expect.poll(() => seen.at(-1), { timeout: 5_000, intervals: [50] }).toBe(price);
    watcher.close();
    expect(await database.query(`SELECT id FROM cattle_listings WHERE title = 'Nunca publicado'`)).toEqual([]);
    expect(await database.query('SELECT id FROM uploads')).toEqual([]);
  });
}

test('all connections cut under load: at most what was in flight fails', async () => {
  const LOAD = 20;
  let until = Date.now() + 20_000;
  const failures: number[] = [];
  let answered = 0;
  const loops = Array.from({ length: LOAD }, async (_, place) => {
    let failedAfter = 0;
    for (let turn = 0; Date.now() < until; turn += 1) {
      const { status } = await get(
        place % 2 ? `/api/cattle?search=novillo&page=1&minPrice=${turn}` : '/api/user',
        buyer.cookie,
      );
      answered += 1;
      if (status === 200) continue;
      failures.push(status);
      failedAfter += 1;
    }
    return failedAfter;
  });
  await expect.poll(() => answered, { timeout: 15_000, intervals: [20] }).toBeGreaterThan(100);
  await database.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
  );
  until = Date.now() + 1_000;
  const perLoop = await Promise.all(loops);
  // At most one failure each: the visitor's next request succeeds.
  expect(Math.max(...perLoop)).toBeLessThanOrEqual(1);
  expect([...new Set(failures)].filter((status) => status !== 503)).toEqual([]);
});

test('what was typed stays in the forms, and is sent when the database is back', async ({ browser }) => {
  const contexts: BrowserContext[] = [];
  const open = async (member: Member | null, address: string) => {
    const context = await browser.newContext({ baseURL: server.base, locale: 'es-UY', reducedMotion: 'reduce' });
    contexts.push(context);
    await context.addInitScript(() => localStorage.setItem('onboarding', 'seen'));
    const cookies = (member?.cookie ?? '')
      .split('; ')
      .filter(Boolean)
      .map((pair) => ({ name: pair.split('=')[0] ?? '', value: pair.slice(pair.indexOf('=') + 1), url: server.base }));
    await context.addCookies(cookies);
    const page = await context.newPage();
    await passChecklist(page);
    await page.goto(address);
    return page;
  };
  const [form, signIn, contact] = await Promise.all([
    open(seller, '/create-listing'),
    open(null, '/auth'),
    open(buyer, `/listing/${listing}#contact`),
  ]);
  await chooseBredHeifers(form);
  await form.getByRole('textbox', { name: 'Título' }).fill('Terneros de la tormenta');
  await form.getByRole('combobox', { name: 'Raza' }).selectOption('Brangus');
  await form.getByRole('textbox', { name: 'Edad' }).fill('8');
  await form.getByLabel('Precio por cabeza').fill('410');
  await form.getByRole('combobox', { name: 'Lugar' }).fill('Villaguay, Entre Ríos');
  await form
    .locator('[data-testid=photos] input[multiple]')
    .setInputFiles([{ name: 'uno.jpg', mimeType: 'image/jpeg', buffer: await makePicture('jpeg') }]);
  await expect(form.getByAltText('Foto 1: uno.jpg')).toBeVisible();
  await expect(form.getByText('Subiendo')).toHaveCount(0);
  await signIn.getByLabel('Correo electrónico').fill(buyer.email);
  await signIn.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  const dialog = contact.getByRole('dialog', { name: 'Escribir al vendedor' });
  await dialog.getByRole('textbox', { name: 'Mensaje' }).fill('¿Cuánto pesan?');
  await dialog.getByRole('radio', { name: 'Correo' }).check();

  const send = [
    () => form.getByRole('button', { name: 'Publicar anuncio' }).click(),
    () => signIn.getByRole('button', { name: 'Entrar', exact: true }).click(),
    () => dialog.getByRole('button', { name: 'Enviar mensaje' }).click(),
  ];
  await database.stop();
  const statuses: number[] = [];
  for (const page of [form, signIn, contact])
    page.on(
      'response',
      (response) =>
        response.request().method() === 'POST' && response.status() >= 500 && statuses.push(response.status()),
    );
  await Promise.all(send.map((click) => click()));
  for (const page of [form, signIn, contact])
    await expect(page.getByText(/El servicio no está disponible/).first()).toBeVisible();
  expect(statuses.length).toBeGreaterThanOrEqual(3);
  expect([...new Set(statuses)]).toEqual([503]);
  await expect(form.getByRole('textbox', { name: 'Título' })).toHaveValue('Terneros de la tormenta');
  await expect(form.getByLabel('Precio por cabeza')).toHaveValue('410');
  await expect(form.getByAltText('Foto 1: uno.jpg')).toBeVisible();
  await expect(signIn.getByLabel('Correo electrónico')).toHaveValue(buyer.email);
  await expect(signIn.getByLabel('Contraseña', { exact: true })).toHaveValue(PASSWORD);
  await expect(dialog.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('¿Cuánto pesan?');

  // A page that could not be rendered shows an error in its language, and loads when retried.
  const failed = await open(null, `/en/seller/${buyer.id}`);
  await expect(failed.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  await database.start();
  await failed.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(failed.getByRole('heading', { name: /Rosa/ }).first()).toBeVisible();
  await Promise.all(send.map((click) => click()));
  await expect(form).toHaveURL(/\/listing\/[0-9a-f-]{36}\/published$/);
  await expect(signIn).toHaveURL(`${server.base}/`);
  await expect(dialog).toBeHidden();
  await Promise.all(contexts.map((context) => context.close()));
});

test('the process survived everything, and every mail was sent', async () => {
  expect(server.process.exitCode).toBeNull();
  expect(server.log()).not.toMatch(/unhandledRejection|uncaughtException|Unhandled/i);
  // A message's mail would wait for its being read; a sweep comes every fifteen seconds.
  await database.query('UPDATE outbox SET due_at = now() WHERE sent_at IS NULL AND attempts = 0');
  await expect
    .poll(() => database.query('SELECT id FROM outbox WHERE sent_at IS NULL'), { timeout: 30_000 })
    .toEqual([]);
  expect((await readdir(path.join(database.dataDir, 'outbox'))).some((name) => name.endsWith('.json'))).toBe(true);
});
