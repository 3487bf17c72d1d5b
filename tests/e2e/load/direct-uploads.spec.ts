import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { startS3Server, type S3Server } from '../../../scripts/lib/s3-server';
import { makePdf } from '../../factories/document';
import { makePicture } from '../../factories/picture';
import { makePlayable } from '../../factories/playable-video';
import { makeVideo } from '../../factories/video';
import { chooseBredHeifers } from '../support/animal-form';
import { makeBidders } from '../support/auction';
import { query } from '../support/database';
import { startServer, stopAll, type Server } from '../support/server-process';

// A server that stores files in a real S3 bucket, to which browsers upload directly.

const CRON_SECRET = 'for-the-jobs-of-this-test';

let s3: S3Server;
let base: string;

test.beforeAll(async () => {
  // May have to install the S3 server first.
  test.setTimeout(300_000);
  s3 = await startS3Server();
  await s3.allowUploads();
  const server: Server = await startServer({ env: { ...s3.env, S3_DIRECT_UPLOADS: 'true', CRON_SECRET } });
  base = server.base;
});

test.afterAll(async () => {
  await stopAll();
  await s3?.stop();
  // Their pictures are in no other test's store.
  await query('DELETE FROM users WHERE id = ANY($1)', [people]);
});

type Person = { id: string; cookie: string };

const people: string[] = [];

/** Creates a signed-in user. */
async function person(): Promise<Person> {
  const [made] = await makeBidders(1);
  if (!made) throw new Error('nobody was made');
  people.push(made.id);
  return made;
}

type Sent = { cookie?: string; json?: unknown; method?: string; headers?: Record<string, string> };

/** Sends one request to the server. */
async function ask(
  url: string,
  { cookie, json, method, headers }: Sent = {},
): Promise<{ status: number; text: string; headers: Headers }> {
  const answer = await fetch(url, {
    method: method ?? (json ? 'POST' : 'GET'),
    headers: { ...headers, ...(cookie ? { cookie } : {}), ...(json ? { 'content-type': 'application/json' } : {}) },
    ...(json ? { body: JSON.stringify(json) } : {}),
    redirect: 'manual',
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

type Announced = { kind: string; name: string; size: number; type: string };
type Ticket = { id: string; url: string; type: string };

const begin = (who: Person | undefined, announced: Partial<Announced>) =>
  ask(`${base}/api/uploads/direct`, {
    ...(who ? { cookie: who.cookie } : {}),
    json: { kind: 'image', name: 'vaca.jpg', type: 'image/jpeg', ...announced },
  });
const complete = (who: Person | undefined, id: string) =>
  ask(`${base}/api/uploads/direct/${id}/complete`, { ...(who ? { cookie: who.cookie } : {}), method: 'POST' });
const put = (url: string, bytes: Buffer, type: string) =>
  fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } }).then(
    ({ status }) => status,
  );

/** Announces a file and sends it to the store. */
async function stage(who: Person, bytes: Buffer, announced: Partial<Announced> = {}): Promise<Ticket> {
  const answer = await begin(who, { size: bytes.length, ...announced });
  expect(answer.status, answer.text).toBe(201);
  const ticket = JSON.parse(answer.text) as Ticket;
  expect(await put(ticket.url, bytes, ticket.type)).toBe(200);
  return ticket;
}

const uploadsOf = (who: Person) => query<{ key: string }>('SELECT key FROM uploads WHERE user_id = $1', [who.id]);
const rowsOf = (who: Person) => query<{ id: string }>('SELECT id FROM direct_uploads WHERE user_id = $1', [who.id]);

/** Returns whether the store still has the uploaded file. */
const isStaged = async ({ id }: Ticket) => (await s3.keys('private/incoming/')).includes(`private/incoming/${id}`);

test('a photograph is uploaded to the store, checked, and stored once however often that is requested', async () => {
  const who = await person();
  const ticket = await stage(who, await makePicture());
  expect([await isStaged(ticket), await uploadsOf(who)]).toEqual([true, []]);
  // The bucket isn't publicly readable.
  expect((await fetch(ticket.url.split('?')[0] ?? '')).status).toBeGreaterThanOrEqual(400);
  const answers = await Promise.all(Array.from({ length: 50 }, () => complete(who, ticket.id)));
  const kept = answers.filter(({ status }) => status === 201);
  expect(kept.length).toBeGreaterThanOrEqual(1);
  expect(answers.filter(({ status }) => ![201, 409].includes(status))).toEqual([]);
  expect(new Set([...kept, await complete(who, ticket.id)].map(({ text }) => text)).size).toBe(1);
  const [row, ...more] = await uploadsOf(who);
  expect(more).toEqual([]);
  const { url } = JSON.parse(kept[0]?.text ?? '{}') as { url: string };
  expect(url).toBe(`/media/${row?.key}-1600.webp`);
  const picture = await ask(base + url);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await isStaged(ticket)).toBe(false);
});

test('completions without permission are refused', async () => {
  const [owner, other] = [await person(), await person()];
  const ticket = await stage(owner, await makePicture());
  expect((await complete(other, ticket.id)).status).toBe(404);
  expect((await complete(undefined, ticket.id)).status).toBe(401);
  for (const id of [randomUUID(), 'x', '..%2f..', `${ticket.id}'--`])
    expect((await complete(owner, id)).status).toBe(404);
  const foreign = await ask(`${base}/api/uploads/direct/${ticket.id}/complete`, {
    cookie: owner.cookie,
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  });
  expect(foreign.status).toBe(403);
  expect([await uploadsOf(owner), await uploadsOf(other)]).toEqual([[], []]);
  expect((await complete(owner, ticket.id)).status).toBe(201);

  const announced = await begin(owner, { size: 5_000 });
  const missing = await complete(owner, (JSON.parse(announced.text) as Ticket).id);
  expect([missing.status, missing.text]).toEqual([400, expect.stringContaining('vaca.jpg')]);
});

test('what would be refused is refused before it is sent', async () => {
  const who = await person();
  const refusals: [Partial<Announced>, number, string][] = [
    [{ size: 10 * 1024 * 1024 + 1 }, 413, 'vaca.jpg'],
    [{ kind: 'video', name: 'toro.mp4', type: 'video/mp4', size: 100 * 1024 * 1024 + 1 }, 413, 'toro.mp4'],
    [{ type: 'text/html', size: 5 }, 415, 'vaca.jpg'],
    [{ type: 'image/svg+xml', size: 5 }, 415, 'vaca.jpg'],
    [{ kind: 'document', type: 'application/zip', size: 5 }, 415, 'vaca.jpg'],
    [{ kind: 'post', size: 5 }, 403, ''],
    [{ kind: 'banner', size: 5 }, 403, ''],
    [{ kind: 'backup', size: 5 }, 400, ''],
    [{ size: 0 }, 400, ''],
    [{ size: -1 }, 400, ''],
    [{ size: 1.5 }, 400, ''],
  ];
  for (const [announced, status, words] of refusals) {
    const answer = await begin(who, announced);
    expect([announced, answer.status]).toEqual([announced, status]);
    expect(answer.text).toContain(words);
  }
  expect((await begin(undefined, { size: 5 })).status).toBe(401);
  expect(await rowsOf(who)).toEqual([]);
  const { url, type } = JSON.parse((await begin(who, { size: 5 })).text) as Ticket;
  expect(await put(url, Buffer.from('longer'), type)).toBe(403);
  expect(await put(url, Buffer.from('<svg>'), 'image/svg+xml')).toBe(403);
  expect(Number(new URL(url).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(300);
});

test('a file that is not what it claims to be is detected and not stored', async () => {
  const who = await person();
  const lies: [Partial<Announced>, Buffer, string][] = [
    [{}, Buffer.from('<!doctype html><script>alert(1)</script>'), 'vaca.jpg'],
    [{ kind: 'video', name: 'toro.mp4', type: 'video/mp4' }, makeVideo('mp4').subarray(0, 900), 'toro.mp4'],
    [{ kind: 'document', name: 'carta.pdf', type: 'application/pdf' }, Buffer.from('%PDF-1.4 <html>'), 'carta.pdf'],
    [{ kind: 'portrait' }, Buffer.from('GIF89a<?php'), 'vaca.jpg'],
  ];
  for (const [announced, bytes, name] of lies) {
    const ticket = await stage(who, bytes, announced);
    const answer = await complete(who, ticket.id);
    expect([announced, answer.status, answer.text]).toEqual([announced, 415, expect.stringContaining(name)]);
    expect((await complete(who, ticket.id)).status).toBe(404);
    expect(await isStaged(ticket)).toBe(false);
  }
  expect(await uploadsOf(who)).toEqual([]);
});

test('videos, portraits and private documents work alike; documents are downloaded from an address that expires after a minute', async () => {
  const [who, other] = [await person(), await person()];
  const bull = await makePlayable('webm', 6_000_000);
  const video = await complete(
    who,
    (await stage(who, bull, { kind: 'video', name: 'toro.webm', type: 'video/webm' })).id,
  );
  const { videoUrl } = JSON.parse(video.text) as { videoUrl: string };
  const part = await ask(base + videoUrl, { headers: { range: 'bytes=0-3' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, expect.stringMatching(/^bytes 0-3\/\d+$/)]);

  const portrait = await complete(
    who,
    (await stage(who, await makePicture('png'), { kind: 'portrait', type: 'image/png' })).id,
  );
  expect(JSON.parse(portrait.text)).toMatchObject({ profileImageUrl: expect.stringMatching(/^\/media\/people\//) });

  const { bytes } = makePdf();
  const document = await complete(
    who,
    (await stage(who, bytes, { kind: 'document', name: 'cédula.pdf', type: 'application/pdf' })).id,
  );
  const { documents } = JSON.parse(document.text) as { documents: { name: string; originalName: string }[] };
  expect(documents).toMatchObject([{ originalName: 'cédula.pdf' }]);
  const address = `${base}/api/verification/documents/${documents[0]?.name}`;
  const redirect = await ask(address, { cookie: who.cookie });
  expect([redirect.status, redirect.headers.get('cache-control')]).toEqual([307, 'private, no-store']);
  const signed = new URL(redirect.headers.get('location') ?? '');
  expect(signed.origin).toBe(s3.endpoint);
  expect(Number(signed.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(60);
  const file = await fetch(signed);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${documents[0]?.name}"`,
    'cache-control': 'private, no-store',
  });
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
  expect((await ask(address, { cookie: other.cookie })).status).toBe(404);
  expect((await ask(address)).status).toBe(404);
  await query(`UPDATE users SET role = 'admin' WHERE id = $1`, [other.id]);
  expect((await ask(address, { cookie: other.cookie })).status).toBe(307);
  expect((await ask(`${base}/api/verification/documents/${randomUUID()}.pdf`, { cookie: other.cookie })).status).toBe(
    404,
  );
});

test('uploads that are never completed are swept, and nobody has more than twenty', async () => {
  const who = await person();
  const ticket = await stage(who, Buffer.from('x'));
  for (let count = 0; count < 24; count += 1) await begin(who, { size: 5 });
  const rows = await rowsOf(who);
  expect(rows).toHaveLength(20);
  expect(rows.map(({ id }) => id)).not.toContain(ticket.id);
  expect(await isStaged(ticket)).toBe(false);
  const late = await stage(who, Buffer.from('x'));
  expect(await isStaged(late)).toBe(true);
  await query(`UPDATE direct_uploads SET created_at = now() - interval '4 hours' WHERE user_id = $1`, [who.id]);
  expect((await ask(`${base}/api/jobs`, { headers: { authorization: `Bearer ${CRON_SECRET}` } })).status).toBe(200);
  expect(await rowsOf(who)).toEqual([]);
  expect(await isStaged(late)).toBe(false);
});

test('a seller publishes a listing whose photographs went straight to the bucket', async ({ browser }) => {
  test.setTimeout(60_000);
  const who = await person();
  const context = await browser.newContext({ baseURL: base });
  const [name = '', ...value] = who.cookie.split('=');
  await context.addCookies([
    { name, value: value.join('='), url: base },
    { name: 'signed_in', value: '1', url: base },
  ]);
  await context.addInitScript(() => localStorage.setItem('onboarding', 'seen'));
  const page = await context.newPage();
  const problems: string[] = [];
  page.on(
    'console',
    (message) => void (/Content Security Policy|CORS/.test(message.text()) && problems.push(message.text())),
  );
  const sent: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    // The browser also reports its time zone, once for each account.
    if (request.method() === 'PUT' && pathname !== '/api/user/time-zone') sent.push(origin);
  });
  const title = `Directo al balde ${randomUUID()}`;
  await page.goto('/create-listing');
  await chooseBredHeifers(page);
  await page.getByRole('textbox', { name: 'Título' }).fill(title);
  await page.getByRole('combobox', { name: 'Raza' }).selectOption('Brangus');
  await page.getByRole('textbox', { name: 'Edad' }).fill('28');
  await page.getByLabel('Precio por cabeza').fill('1150');
  await page.getByRole('combobox', { name: 'Lugar' }).fill('Villaguay, Entre Ríos');
  const photo = async (file: string) => ({
    name: file,
    mimeType: 'image/jpeg',
    buffer: await makePicture('jpeg', 1200, 900),
  });
  await page
    .locator('[data-testid=photos] input[multiple]')
    .setInputFiles([await photo('uno.jpg'), await photo('dos.jpg')]);
  await expect(page.getByText('Subiendo')).toHaveCount(0);
  await expect(page.getByAltText('Foto 2: dos.jpg')).toBeVisible();
  await page.getByRole('button', { name: 'Publicar anuncio' }).click();
  await expect(page).toHaveURL(/\/listing\/[0-9a-f-]{36}\/published$/);
  const shown = page.locator('main img[src*="/media/listings/"]').first();
  await expect(shown).toBeVisible();
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  expect(sent).toEqual([s3.endpoint, s3.endpoint]);
  expect(problems).toEqual([]);
  const [listing] = await query<{ images: string[] }>('SELECT images FROM cattle_listings WHERE title = $1', [title]);
  expect(listing?.images).toHaveLength(2);
  await context.close();
});
