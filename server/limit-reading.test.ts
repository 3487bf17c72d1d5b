import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCorralServer } from './create-server';
import { readingLimit } from './limit-reading';
import { VerifiedCrawlers } from './verified-crawlers';

jest.mock('@/lib/core/env', () => ({
  env: {
    ...jest.requireActual<typeof import('@/lib/core/env')>('@/lib/core/env').env,
    READS_PER_MINUTE: 3,
    RATE_LIMIT_FACTOR: 1,
    TRUSTED_PROXIES: 1,
  },
}));

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Nobody is who they say. */
const strangers = {
  reverse: () => Promise.resolve(['crawl.googlebot.com.example.org']),
  resolve4: () => Promise.resolve([]),
  resolve6: () => Promise.resolve([]),
};

let limitReading = readingLimit(new VerifiedCrawlers(strangers));
beforeEach(() => {
  limitReading = readingLimit(new VerifiedCrawlers(strangers));
});

/** Asks from an address; returns the response's status, or null if the request passes. */
async function ask(address: string, url = '/', { method = 'GET', userAgent = 'Firefox' } = {}) {
  const sent: { status?: number; headers?: Record<string, unknown> } = {};
  const request = {
    method,
    url,
    headers: { 'x-forwarded-for': address, 'x-corral-peer': '127.0.0.1', 'user-agent': userAgent },
  };
  const response = {
    writeHead: (status: number, headers: Record<string, unknown>) => Object.assign(sent, { status, headers }),
    end: () => undefined,
  };
  const answered = await limitReading(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  return answered ? sent : null;
}

it('ends after the allowance, with the time to wait, for that address only', async () => {
  for (const url of ['/', '/api/cattle/01990000-0000-7000-8000-000000000000', '/api/cattle?search=toro'])
    expect(await ask('192.0.2.1', url)).toBeNull();
  const refused = await ask('192.0.2.1', '/en');
  expect(refused).toMatchObject({ status: 429, headers: { 'Cache-Control': 'no-store' } });
  expect(Number(refused?.headers?.['Retry-After'])).toBeGreaterThan(0);
  expect(await ask('192.0.2.2')).toBeNull();
  // What a client writes before the trusted proxy's entry changes nothing.
  expect(await ask('9.9.9.9, 192.0.2.1')).toMatchObject({ status: 429 });
});

it('does not count files, writes and the requests of open pages', async () => {
  const free = [
    '/_next/static/a.js',
    '/media/a.webp',
    '/art/a.webp',
    '/icons/a.png',
    '/api/user',
    '/api/auctions/x/live',
  ];
  for (let times = 0; times < 3; times += 1) for (const url of free) expect(await ask('192.0.2.3', url)).toBeNull();
  for (let times = 0; times < 5; times += 1) expect(await ask('192.0.2.3', '/x', { method: 'POST' })).toBeNull();
  expect(await ask('192.0.2.3')).toBeNull();
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('lets a crawler read ten times as much once its names are checked, and nobody who only says to be one', async () => {
  const google = {
    reverse: (ip: string) => Promise.resolve(ip === '192.0.2.66' ? ['crawl-192-0-2-66.googlebot.com'] : ['x.example']),
    resolve4: () => Promise.resolve(['192.0.2.66']),
    resolve6: () => Promise.resolve([]),
  };
  limitReading = readingLimit(new VerifiedCrawlers(google));
  for (const address of ['192.0.2.66', '192.0.2.67']) {
    expect(await ask(address, '/', { userAgent: GOOGLEBOT })).toBeNull();
    await settled();
  }
  for (let times = 0; times < 30; times += 1) expect(await ask('192.0.2.66', '/', { userAgent: GOOGLEBOT })).toBeNull();
  expect(await ask('192.0.2.66', '/', { userAgent: GOOGLEBOT })).toMatchObject({ status: 429 });
  for (let times = 1; times < 3; times += 1) expect(await ask('192.0.2.67', '/', { userAgent: GOOGLEBOT })).toBeNull();
  expect(await ask('192.0.2.67', '/', { userAgent: GOOGLEBOT })).toMatchObject({ status: 429 });
  // Another's address before that of the trusted proxy is not looked at.
  expect(await ask('192.0.2.66, 192.0.2.67', '/', { userAgent: GOOGLEBOT })).toMatchObject({ status: 429 });
});

it('answers 429 with Retry-After over HTTP, in three languages, whatever the reader calls itself', async () => {
  const server = createCorralServer(async (request, response) => {
    if (await limitReading(request, response)) return;
    response.end('page');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const read = (path: string, userAgent = 'Firefox') =>
    fetch(base + path, { headers: { 'x-forwarded-for': '192.0.2.5', 'user-agent': userAgent } });
  try {
    for (const path of ['/', '/listing/x', '/api/cattle?search=toro']) expect((await read(path)).status).toBe(200);
    const refused = await read('/');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.text()).toMatch(/Demasiadas páginas.*Too many pages.*Páginas demais/);
    for (const crawler of ['Googlebot/2.1', 'bingbot/2.0', 'facebookexternalhit/1.1', 'WhatsApp/2.23', 'Applebot/0.1'])
      expect((await read('/', crawler)).status).toBe(429);
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});
