import { expect, test } from '@playwright/test';

test('a process answers liveness and readiness, and neither answer is cached', async ({ request }) => {
  for (const [path, body] of [
    ['/api/health/live', { status: 'ok' }],
    ['/api/health/ready', { status: 'ready', checks: { database: 'ok', storage: 'ok', migrations: 'ok' } }],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual(body);
    expect(answer.headers()['cache-control']).toContain('no-store');
  }
});
