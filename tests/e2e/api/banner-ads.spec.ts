import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { serverCommand } from '../../../scripts/lib/child';
import { findFreePort } from '../../../scripts/lib/free-port';
import { makePicture } from '../../factories/picture';
import { confirmEmail } from '../support/account';
import { query } from '../support/database';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const FIELDS = {
  title: 'Caravanas',
  companyName: 'Marcas y Señales',
  contactEmail: 'ventas@marcas.test',
  clickUrl: 'https://marcas.test/',
  durationMonths: 2,
};

async function become(request: APIRequestContext, role: string): Promise<void> {
  const email = `banner-${randomUUID()}@corral.test`;
  expect(
    (
      await request.post('/api/register', {
        data: { email, firstName: 'Rosa', lastName: 'Luna', password: 'secret-1' },
      })
    ).status(),
  ).toBe(201);
  await confirmEmail(email);
  await query('UPDATE users SET role = $2::role WHERE email = $1', [email, role]);
}

async function insertAd(status = 'active'): Promise<string> {
  const id = randomUUID();
  await query(
    `INSERT INTO banner_ads (id, company_name, contact_email, title, click_url, amount, status, payment_status, rejection_reason, start_date, end_date, updated_at)
     VALUES ($1, 'API', 'api@marcas.test', 'API', 'https://marcas.test/destino?a=1', 100, $2::banner_ad_status, 'paid', 'x', now() - interval '1 day', now() + interval '1 hour', now())`,
    [id, status],
  );
  return id;
}

const impressions = async (id: string) =>
  (await query<{ impressions: number }>('SELECT impressions FROM banner_ads WHERE id = $1', [id]))[0]?.impressions;

test('a request follows the contract from the picture to the decision', async ({ request, playwright, baseURL }) => {
  expect((await request.post('/api/banner-ads/request', { data: FIELDS })).status()).toBe(401);
  await become(request, 'seller');
  expect((await request.post('/api/banner-ads/request', { data: {} })).status()).toBe(403);
  expect((await request.get('/api/banner-ads/my-requests')).status()).toBe(403);
  await become(request, 'commercial_seller');
  const picture = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await makePicture() };
  const uploaded = await request.post('/api/banner-ads/image', { multipart: { image: picture } });
  expect(uploaded.status()).toBe(201);
  const { imageUrl } = (await uploaded.json()) as { imageUrl: string };
  expect((await request.get(imageUrl)).headers()['content-type']).toBe('image/webp');
  expect(
    (
      await request.post('/api/banner-ads/image', {
        multipart: { image: { ...picture, buffer: Buffer.from('<svg/>') } },
      })
    ).status(),
  ).toBe(415);
  const cheap = await request.post('/api/banner-ads/request', { data: { ...FIELDS, amount: '100' } });
  expect(cheap.status()).toBe(400);
  expect(await cheap.json()).toMatchObject({
    code: 'invalid_input',
    errors: { amount: [expect.stringContaining('200.00')] },
  });
  const answer = await request.post('/api/banner-ads/request', { data: { ...FIELDS, amount: '200.00', imageUrl } });
  expect(answer.status()).toBe(201);
  const ad = (await answer.json()) as { id: string };
  expect(ad).toMatchObject({ status: 'pending_request', amount: '200.00', imageUrl });
  expect(await (await request.get('/api/banner-ads/my-requests')).json()).toMatchObject([{ id: ad.id, days: [] }]);
  for (const [method, url] of [
    ['get', '/api/banner-ads/pending-requests'],
    ['get', '/api/admin/banner-ads'],
    ['post', `/api/banner-ads/${ad.id}/approve`],
    ['put', `/api/admin/banner-ads/${ad.id}`],
    ['delete', `/api/admin/banner-ads/${ad.id}`],
  ] as const) {
    expect((await request[method](url)).status(), url).toBe(403);
  }

  const admin = await playwright.request.newContext({ baseURL });
  await become(admin, 'admin');
  expect(
    await (await admin.get('/api/banner-ads/pending-requests?search=Caravanas&sort=created_desc')).json(),
  ).toMatchObject({ page: 1, items: expect.arrayContaining([expect.objectContaining({ id: ad.id })]) });
  expect((await admin.post(`/api/banner-ads/${ad.id}/approve`, { data: { approved: false } })).status()).toBe(400);
  expect(
    await (await admin.post(`/api/banner-ads/${ad.id}/approve`, { data: { approved: true } })).json(),
  ).toMatchObject({ status: 'pending_approval' });
  expect((await admin.post(`/api/banner-ads/${ad.id}/approve`, { data: { approved: true } })).status()).toBe(409);
  expect((await admin.post('/api/banner-ads/x/approve', { data: { approved: true } })).status()).toBe(404);
  const changed = await admin.put(`/api/admin/banner-ads/${ad.id}`, {
    data: { title: 'Caravanas nuevas', targetUrl: 'https://marcas.test/n', durationMonths: 3 },
  });
  expect(await changed.json()).toMatchObject({
    title: 'Caravanas nuevas',
    clickUrl: 'https://marcas.test/n',
    amount: '300.00',
    imageUrl,
  });
  expect(
    (await admin.put(`/api/admin/banner-ads/${ad.id}`, { data: { targetUrl: 'javascript:alert(1)' } })).status(),
  ).toBe(400);
  expect((await admin.delete(`/api/admin/banner-ads/${ad.id}`)).status()).toBe(204);
  expect((await admin.delete(`/api/admin/banner-ads/${ad.id}`)).status()).toBe(404);
  // The picture waits until the deletion can't be undone any more, and is swept then as one that nobody uses.
  const waiting = await query('SELECT 1 FROM uploads WHERE position(key in $1) > 0', [imageUrl]);
  expect(waiting).toHaveLength(1);
  await admin.dispose();
});

test('a click redirects to the stored address only; slots and impressions refuse invalid input', async ({
  request,
}) => {
  const [shown, hidden] = [await insertAd(), await insertAd('pending_request')];
  // What runs is read at most every two seconds.
  await sleep(2_100);
  const click = await request.get(`/api/banner-ads/${shown}/click?to=https://evil.test`, { maxRedirects: 0 });
  expect([click.status(), click.headers().location]).toEqual([302, 'https://marcas.test/destino?a=1']);
  for (const id of [hidden, 'x', randomUUID()])
    expect((await request.get(`/api/banner-ads/${id}/click`, { maxRedirects: 0 })).status()).toBe(404);
  const slots = await request.get('/api/banner-ads/slots?slots=leaderboard,square');
  expect(Object.keys((await slots.json()) as object)).toEqual(['leaderboard', 'square']);
  expect(slots.headers()['cache-control']).toBe('private, no-store');
  for (const asked of ['', '?slots=', '?slots=skyscraper', `?slots=${'square,'.repeat(60)}`])
    expect((await request.get(`/api/banner-ads/slots${asked}`)).status()).toBe(400);
  for (const data of ['{', '{}', '{"ids":[]}', '{"ids":"x"}', JSON.stringify({ ids: Array(5).fill(shown) })]) {
    expect(
      (await request.post('/api/banner-ads/impressions', { data, headers: { 'content-type': 'text/plain' } })).status(),
    ).toBe(400);
  }
  expect(
    (
      await request.post('/api/banner-ads/impressions', {
        data: 'x'.repeat(2000),
        headers: { 'content-type': 'text/plain' },
      })
    ).status(),
  ).toBe(413);
  expect(
    (
      await request.post('/api/banner-ads/impressions', {
        data: { ids: [shown] },
        headers: { origin: 'https://evil.test' },
      })
    ).status(),
  ).toBe(403);
  expect((await request.post('/api/banner-ads/impressions', { data: { ids: [shown, randomUUID()] } })).status()).toBe(
    204,
  );
  await query('DELETE FROM banner_ads WHERE id = ANY($1)', [[shown, hidden]]);
});

test('no impression is lost when a server is stopped', async () => {
  const id = await insertAd();
  const port = await findFreePort();
  const server = spawn(process.execPath, serverCommand('-p', String(port)), {
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    stdio: 'ignore',
  });
  const exit = once(server, 'exit');
  const url = `http://localhost:${port}/api/banner-ads`;
  await expect(async () => expect((await fetch(`${url}/slots?slots=square`)).status).toBe(200)).toPass({
    timeout: 60_000,
  });
  const report = () =>
    fetch(`${url}/impressions`, {
      method: 'POST',
      headers: { 'user-agent': BROWSER, 'content-type': 'text/plain' },
      body: JSON.stringify({ ids: [id] }),
    });
  await Promise.all(Array.from({ length: 100 }, report));
  server.kill('SIGTERM');
  const [code] = (await exit) as [number | null];
  expect(code).toBe(143);
  expect(await impressions(id)).toBe(100);
  await query('DELETE FROM banner_ads WHERE id = $1', [id]);
});
