import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test';
import { makePicture } from '../../factories/picture';
import { confirmEmail, makeAccount } from '../support/account';
import { query } from '../support/database';
import { startDatabase, startServer, stopAll } from '../support/server-process';

const FIFTY = 50;

const person = (email: string) => ({ email, firstName: 'Rosa', lastName: 'Luna', password: 'secret-1' });

async function signedUp(request: APIRequestContext): Promise<{ id: string; email: string }> {
  const email = `once-${Date.now()}-${Math.random().toString(36).slice(2)}@corral.test`;
  const answer = await request.post('/api/register', { data: person(email) });
  await confirmEmail(email);
  return { id: ((await answer.json()) as { id: string }).id, email };
}

const statuses = (answers: APIResponse[]) => [...new Set(answers.map((answer) => answer.status()))];
const bodies = async (answers: APIResponse[]) => [
  ...new Set(await Promise.all(answers.map((answer) => answer.text()))),
];

test('a listing, a favourite and a message sent repeatedly are created once, with the same response each time', async ({
  request,
  playwright,
  baseURL,
}) => {
  const seller = await signedUp(request);
  const buyerContext = await playwright.request.newContext({ baseURL });
  const buyer = await signedUp(buyerContext);
  const images = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await makePicture('jpeg', 300, 200) };
  const form = {
    title: 'Vaquillonas Braford',
    category: 'bovine',
    breed: 'Braford',
    age: '26',
    price: '1150',
    location: 'Salto, Uruguay',
    images,
  };
  const published = await Promise.all(
    Array.from({ length: 5 }, () => request.post('/api/cattle', { multipart: form })),
  );
  expect(statuses(published)).toEqual([201]);
  const [body = '{}', ...others] = await bodies(published);
  expect(others).toEqual([]);
  const { id } = JSON.parse(body) as { id: string };
  expect(await query('SELECT 1 FROM uploads WHERE user_id = $1', [seller.id])).toEqual([]);
  const other = { ...form, images: { ...images, buffer: await makePicture('jpeg', 302, 200) } };
  expect(((await (await request.post('/api/cattle', { multipart: other })).json()) as { id: string }).id).not.toBe(id);

  expect(
    statuses(await Promise.all(Array.from({ length: FIFTY }, () => buyerContext.post(`/api/favorites/${id}`)))),
  ).toEqual([204]);
  expect(await query('SELECT 1 FROM favorites WHERE user_id = $1', [buyer.id])).toHaveLength(1);

  const data = {
    toUserId: seller.id,
    listingId: id,
    message: '¿Sigue disponible?',
    contactMethod: 'email',
    contactValue: buyer.email,
  };
  const sent = await Promise.all(Array.from({ length: FIFTY }, () => buyerContext.post('/api/messages', { data })));
  expect(statuses(sent)).toEqual([201]);
  expect(await bodies(sent)).toHaveLength(1);
  expect(await query('SELECT 1 FROM messages WHERE from_user_id = $1', [buyer.id])).toHaveLength(1);
  await buyerContext.dispose();
});

test('known and unknown e-mails are answered with the same status, body and headers', async ({
  playwright,
  baseURL,
}) => {
  const known = await makeAccount();
  const ask = async (path: string, data: object) => {
    const context = await playwright.request.newContext({ baseURL });
    const answer = await context.post(path, { data });
    const headers = answer.headersArray().map(({ name, value }) => [
      name.toLowerCase(),
      /^(set-cookie|date|x-request-id|etag)$/i.test(name)
        ? value
            .replace(/[0-9a-f-]{32,36}/g, 'id')
            .replace(/\d\d:\d\d:\d\d/, 'time')
            .replace(/^\S*$/, 'one')
        : value,
    ]);
    const seen = JSON.stringify([answer.status(), await answer.text(), headers]);
    await context.dispose();
    return seen;
  };
  // How long it takes is compared by tests/slow/limits.test.ts, where nothing else runs.
  for (const [path, more] of [
    ['/api/login', { password: 'wrong-1' }],
    ['/api/forgot-password', {}],
  ] as const) {
    const seen = new Set<string>();
    for (let n = 0; n < 3; n++)
      for (const email of [known, `nobody-${n}@corral.test`]) seen.add(await ask(path, { email, ...more }));
    expect([...seen]).toHaveLength(1);
  }
});

test('signing in starts a new session, which can’t be fixated and ends with signing out', async ({
  playwright,
  baseURL,
}) => {
  const email = await makeAccount();
  const planted = 'A'.repeat(43);
  const signIn = async (cookie: string) => {
    const context = await playwright.request.newContext({ baseURL, extraHTTPHeaders: cookie ? { cookie } : {} });
    const answer = await context.post('/api/login', { data: { email, password: 'secret-1' } });
    const set = answer
      .headersArray()
      .find(({ name, value }) => name.toLowerCase() === 'set-cookie' && value.startsWith('authjs.session-token='));
    await context.dispose();
    return /authjs\.session-token=([^;]*)/.exec(set?.value ?? '')?.[1] ?? '';
  };
  const asks = async (token: string) => {
    const context = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { cookie: `authjs.session-token=${token}` },
    });
    const status = (await context.get('/api/user')).status();
    return { status, context };
  };
  const first = await signIn(`authjs.session-token=${planted}`);
  const second = await signIn(`authjs.session-token=${first}`);
  expect(new Set([planted, first, second]).size).toBe(3);
  // Signing in again ended this browser's first session; the session of another browser continues.
  const elsewhere = await signIn('');
  for (const over of [planted, first]) expect((await asks(over)).status).toBe(401);
  const { status, context } = await asks(second);
  expect(status).toBe(200);
  expect((await context.post('/api/logout')).status()).toBe(204);
  expect((await asks(second)).status).toBe(401);
  expect((await asks(elsewhere)).status).toBe(200);
});

test.describe('limits', () => {
  test.afterAll(() => stopAll());

  test('count the connection’s address, whatever a client forges, and behind a proxy the one that it reports', async () => {
    // Servers of its own, because all tests share the counters of this machine's address.
    const { url, dataDir } = await startDatabase();
    const env = { DATABASE_URL: url, CORRAL_DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '0.1' };
    const [open, proxied] = await Promise.all([
      startServer({ env }),
      startServer({ env: { ...env, TRUSTED_PROXIES: '1' } }),
    ]);
    const attempt = (base: string, forwarded: string) =>
      fetch(`${base}/api/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-language': 'es',
          'x-forwarded-for': forwarded,
          'x-corral-peer': forwarded,
        },
        body: JSON.stringify({ email: `nobody-${Math.random()}@corral.test`, password: 'wrong-1' }),
      });
    // A tenth of thirty: the fourth attempt is refused, whatever address it claims to come from.
    const forged: Response[] = [];
    for (let n = 0; n < 4; n++) forged.push(await attempt(open.base, `198.51.100.${n}, 2001:db8:${n}::1`));
    expect(forged.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
    const last = forged[3];
    const seconds = Number(last?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(300);
    expect(((await last?.json()) as { message: string }).message).toMatch(
      /^Demasiados intentos\. Volvé a probar dentro de \d (minuto|segundo)s?\.$/,
    );
    const address = '203.0.113.7';
    const behind: number[] = [];
    for (let n = 0; n < 4; n++) behind.push((await attempt(proxied.base, `198.51.100.${n}, ${address}`)).status);
    behind.push((await attempt(proxied.base, `${address}, 2001:db8::1`)).status);
    expect(behind).toEqual([401, 401, 401, 429, 401]);
  });
});
