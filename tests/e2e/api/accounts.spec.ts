import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { confirmationMail } from '../support/confirmation-mail';
import { query } from '../support/database';
import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test';

const unique = () => `api-${Date.now()}-${Math.random().toString(36).slice(2)}@corral.test`;
const person = (email: string) => ({
  email,
  firstName: 'Rosa',
  lastName: 'Luna',
  password: 'secret-1',
  phone: '+59899123456',
});

/** The newest mail to this address with a code that changes the password. */
async function mailTo(email: string): Promise<{ text: string } | undefined> {
  const outbox = path.join(process.env.CORRAL_DATA_DIR ?? '', 'outbox');
  const names = (await readdir(outbox).catch(() => [])).sort().reverse();
  for (const name of names) {
    const mail = JSON.parse(await readFile(path.join(outbox, name), 'utf8')) as {
      to: string;
      subject: string;
      text: string;
    };
    if (mail.to === email && /cambiar la contraseña|change your password/.test(mail.subject)) return mail;
  }
  return undefined;
}

async function resetCode(request: APIRequestContext, email: string): Promise<string> {
  expect((await request.post('/api/forgot-password', { data: { email } })).status()).toBe(200);
  await expect.poll(() => mailTo(email)).toBeDefined();
  return /\b\d{6}\b/.exec((await mailTo(email))?.text ?? '')?.[0] ?? '';
}

test('an account is registered, signed out of and signed in to again', async ({ request }) => {
  const email = unique();
  const registered = await request.post('/api/register', { data: person(email) });
  expect(registered.status()).toBe(201);
  expect(await registered.json()).toMatchObject({ email, role: 'user', verificationStatus: 'unverified' });
  const cookies = registered
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => value);
  expect(cookies.find((cookie) => cookie.startsWith('authjs.session-token='))).toMatch(/HttpOnly; SameSite=lax/i);
  for (const url of ['/api/user', '/api/auth/user'])
    expect(await (await request.get(url)).json()).toMatchObject({ email });
  expect((await request.post('/api/logout')).status()).toBe(204);
  expect((await request.get('/api/user')).status()).toBe(401);
  expect(
    (await request.post('/api/login', { data: { email: email.toUpperCase(), password: 'secret-1' } })).status(),
  ).toBe(200);
  expect((await request.get('/api/user')).status()).toBe(200);
});

test('signing in again ends the session that the browser had', async ({ request, playwright, baseURL }) => {
  const email = unique();
  await request.post('/api/register', { data: person(email) });
  const session = (await request.storageState()).cookies.find(({ name }) => name.endsWith('session-token'));
  const earlier = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { cookie: `${session?.name}=${session?.value}` },
  });
  expect((await earlier.get('/api/user')).status()).toBe(200);
  expect((await request.post('/api/login', { data: { email, password: 'another' } })).status()).toBe(401);
  expect((await earlier.get('/api/user')).status()).toBe(200);
  expect((await request.post('/api/login', { data: { email, password: 'secret-1' } })).status()).toBe(200);
  expect((await request.get('/api/user')).status()).toBe(200);
  expect((await earlier.get('/api/user')).status()).toBe(401);
  await earlier.dispose();
});

test('a password is reset with the mailed code, in the browser that asked for it, once', async ({
  request,
  playwright,
  baseURL,
}) => {
  const email = unique();
  await request.post('/api/register', { data: person(email) });
  const code = await resetCode(request, email);
  const stranger = await playwright.request.newContext({ baseURL });
  const reset = { token: code, newPassword: 'secret-2' };
  expect((await stranger.post('/api/reset-password', { data: reset })).status()).toBe(400);
  expect((await request.post('/api/reset-password', { data: reset })).status()).toBe(200);
  expect((await request.get('/api/user')).status()).toBe(401);
  expect((await request.post('/api/reset-password', { data: reset })).status()).toBe(400);
  expect((await stranger.post('/api/login', { data: { email, password: 'secret-1' } })).status()).toBe(401);
  expect((await stranger.post('/api/login', { data: { email, password: 'secret-2' } })).status()).toBe(200);
  await stranger.dispose();
});

test('an unknown e-mail is answered like a known one', async ({ request }) => {
  const email = unique();
  await request.post('/api/register', { data: person(email) });
  const [known, unknown] = [
    await request.post('/api/forgot-password', { data: { email } }),
    await request.post('/api/forgot-password', { data: { email: unique() } }),
  ];
  expect(await unknown.text()).toBe(await known.text());
  // Ignores the value and the expiry, which depends on the second of the response.
  const cookie = (answer: APIResponse) =>
    answer
      .headers()
      ['set-cookie']?.replace(/=[^;]+/, '')
      .replace(/Expires=[^;]+/, '');
  expect(cookie(unknown)).toBe(cookie(known));
  const [wrong, nobody] = [
    await request.post('/api/login', { data: { email, password: 'wrong-1' } }),
    await request.post('/api/login', { data: { email: unique(), password: 'wrong-1' } }),
  ];
  expect([wrong.status(), await wrong.text()]).toEqual([nobody.status(), await nobody.text()]);
});

test('what others see is refused without a confirmed e-mail, and allowed with one', async ({ request }) => {
  const email = unique();
  const registered = await request.post('/api/register', { data: person(email) });
  expect(await registered.json()).toMatchObject({ emailConfirmed: false });
  const [seller] = await query<{ id: string }>(`SELECT id FROM users WHERE email = 'vendedor@corral.test'`);
  const message = { toUserId: seller?.id, message: 'Hola', contactMethod: 'corral' };
  const refused = await request.post('/api/messages', { data: message });
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toEqual({
    message: 'Antes confirmá tu correo con el código que te mandamos.',
    code: 'email_unconfirmed',
  });
  const { code } = await confirmationMail(email);
  expect((await request.post('/api/user/email/confirm', { data: { code: '1' } })).status()).toBe(400);
  const foreign = { data: { code }, headers: { origin: 'https://evil.test' } };
  expect((await request.post('/api/user/email/confirm', foreign)).status()).toBe(403);
  expect(await (await request.post('/api/user/email/confirm', { data: { code } })).json()).toEqual({ email });
  expect((await request.post('/api/messages', { data: message })).status()).toBe(201);
});

test('GET /api/login leads to the sign-in page and keeps only paths of this site', async ({ request }) => {
  const location = async (query: string) =>
    (await request.get(`/api/login${query}`, { maxRedirects: 0 })).headers().location;
  expect(await location('')).toBe('/auth');
  expect(await location('?next=/create-listing')).toBe('/auth?next=%2Fcreate-listing');
  for (const evil of ['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])
    expect(await location(`?next=${encodeURIComponent(evil)}`)).toBe('/auth');
});

test('messages follow the cookie, then the browser, then Spanish', async ({ request }) => {
  const message = async (headers: Record<string, string>) =>
    (
      (await (await request.post('/api/login', { data: { email: 'x', password: 'secret-1' }, headers })).json()) as {
        errors: { email: string[] };
      }
    ).errors.email[0];
  expect(await message({ 'accept-language': 'fr' })).toBe('Escribí un correo electrónico válido');
  expect(await message({ 'accept-language': 'en-GB,es;q=0.5' })).toBe('Please enter a valid email address');
  expect(await message({ 'accept-language': 'en', cookie: 'language=pt' })).toBe('Digite um e-mail válido');
});

test.describe('bad input', () => {
  const refused: [string, { data?: unknown; headers?: Record<string, string> }, number, string, string?][] = [
    [
      'not JSON',
      { data: Buffer.from('{oops'), headers: { 'content-type': 'application/json' } },
      400,
      'malformed_json',
    ],
    [
      'not UTF-8',
      { data: Buffer.from([0x22, 0xff, 0x22]), headers: { 'content-type': 'application/json' } },
      400,
      'malformed_json',
    ],
    [
      'a form',
      { data: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'unsupported_type',
    ],
    ['an array', { data: [] }, 400, 'invalid_input'],
    ['null', { data: Buffer.from('null'), headers: { 'content-type': 'application/json' } }, 400, 'invalid_input'],
    ['a number for a text', { data: { email: 7, password: 'secret-1' } }, 400, 'invalid_input', 'email'],
    ['a short password', { data: { email: 'a@corral.test', password: '12345' } }, 400, 'invalid_input', 'password'],
    ['a huge body', { data: { email: 'a@corral.test', password: 'x'.repeat(100_000) } }, 413, 'too_large'],
    [
      'another origin',
      { data: { email: 'a@corral.test', password: 'secret-1' }, headers: { origin: 'https://evil.test' } },
      403,
      'foreign_origin',
    ],
    [
      'an opaque origin',
      { data: { email: 'a@corral.test', password: 'secret-1' }, headers: { origin: 'null' } },
      403,
      'foreign_origin',
    ],
  ];
  for (const [name, options, status, code, field] of refused) {
    test(`sign-in refuses ${name}`, async ({ request }) => {
      const answer = await request.post('/api/login', options);
      expect(answer.status()).toBe(status);
      const body = (await answer.json()) as { message: string; code: string; errors?: Record<string, string[]> };
      expect(body).toMatchObject({ code, message: expect.any(String) });
      if (field) expect(Object.keys(body.errors ?? {})).toContain(field);
    });
  }
});
