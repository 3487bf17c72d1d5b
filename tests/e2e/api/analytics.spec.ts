import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { query } from '../support/database';

const event = (change: Record<string, unknown> = {}) => ({
  name: 'onboarding_step_completed',
  step: 2,
  visitorId: randomUUID(),
  ...change,
});
const kept = async (visitorId: unknown) =>
  (await query('SELECT name, step FROM analytics_events WHERE visitor_id = $1', [visitorId])).length;

for (const type of ['application/json', 'text/plain;charset=UTF-8']) {
  test(`an event is stored when sent as ${type}`, async ({ request }) => {
    const data = event();
    const answer = await request.post('/api/analytics', {
      data: Buffer.from(JSON.stringify(data)),
      headers: { 'content-type': type },
    });
    expect(answer.status()).toBe(204);
    expect(await kept(data.visitorId)).toBe(1);
  });
}

for (const header of ['DNT', 'Sec-GPC']) {
  test(`nothing is stored about who sends ${header}`, async ({ request }) => {
    const data = event();
    expect((await request.post('/api/analytics', { data, headers: { [header]: '1' } })).status()).toBe(204);
    expect(await kept(data.visitorId)).toBe(0);
  });
}

test('bad events are refused', async ({ request }) => {
  const status = async (data: unknown, headers: Record<string, string> = {}) =>
    (await request.post('/api/analytics', { data, headers })).status();
  expect(await status(event({ name: 'page_viewed' }))).toBe(400);
  expect(await status(event({ flow: 'manual' }))).toBe(400);
  expect(await status(event({ step: 7 }))).toBe(400);
  expect(await status(event({ visitorId: 'x' }))).toBe(400);
  expect(await status(event({ more: 'x' }))).toBe(400);
  expect(await status(event({ more: 'x'.repeat(1100) }))).toBe(413);
  expect(await status('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).toBe(415);
  expect(await status(event(), { origin: 'https://evil.test' })).toBe(403);
});

test('the texts exist in three languages and no other', async ({ request }) => {
  const title = async (locale: string) =>
    ((await (await request.get(`/api/onboarding/${locale}`)).json()) as { tour: { title: string }[] }).tour[0]?.title;
  expect([await title('es'), await title('en'), await title('pt')]).toEqual([
    '¿Primera vez? Te mostramos en un minuto',
    'First time here? We’ll show you in a minute',
    'Primeira vez? Mostramos em um minuto',
  ]);
  expect((await request.get('/api/onboarding/fr')).status()).toBe(404);
});
