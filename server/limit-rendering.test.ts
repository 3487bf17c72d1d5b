import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCorralServer } from './create-server';
import { renderingLimit } from './limit-rendering';

jest.mock('@/lib/core/env', () => ({
  env: {
    ...jest.requireActual<typeof import('@/lib/core/env')>('@/lib/core/env').env,
    READS_PER_MINUTE: 100,
    RATE_LIMIT_FACTOR: 1,
    TRUSTED_PROXIES: 1,
  },
}));

let server: Server;
let base = '';
/** Pages under way, by their path: each ends when the test says so. */
let rendering: { url: string; response: ServerResponse }[] = [];
let changed = (): void => undefined;

async function start(options: Parameters<typeof renderingLimit>[0]) {
  const limit = renderingLimit(options);
  server = createCorralServer(async (request, response) => {
    if (await limit(request, response)) return;
    const url = request.url ?? '';
    if (url.startsWith('/cached')) response.setHeader('x-nextjs-cache', 'HIT').end('from the cache');
    else {
      rendering.push({ url, response });
      changed();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

const read = (path: string, address = '192.0.2.1', signal: AbortSignal | null = null) =>
  fetch(base + path, { headers: { 'x-forwarded-for': address }, signal });

/** Waits until so many pages are being rendered. */
async function reach(count: number): Promise<void> {
  while (rendering.length < count)
    await new Promise<void>((resolve) => {
      changed = resolve;
    });
}

beforeEach(() => {
  rendering = [];
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

it('renders few pages at once for one address; the next ones wait for their turn, others do not', async () => {
  await start({ atOnce: 2 });
  const answers = ['/a', '/b', '/c', '/d'].map((path) => read(path).then(({ status }) => status));
  await reach(2);
  const other = read('/other', '192.0.2.2');
  // What a client writes before the trusted proxy's entry gives it no place of its own.
  const forged = read('/e', '192.0.2.9, 192.0.2.1');
  await reach(3);
  expect(rendering.at(-1)?.url).toBe('/other');
  for (let done = 0; done < 6; done += 1) {
    await reach(done + 1);
    rendering[done]?.response.end('page');
  }
  expect(await Promise.all(answers)).toEqual([200, 200, 200, 200]);
  expect([(await other).status, (await forged).status]).toEqual([200, 200]);
});

it('refuses what waited too long with 503 and Retry-After, and takes pages again afterwards', async () => {
  await start({ atOnce: 1, waitMs: 20 });
  const first = read('/slow');
  await reach(1);
  const refused = await read('/next');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(await refused.text()).toMatch(/Demasiadas páginas.*Too many pages.*Páginas demais/);
  rendering[0]?.response.end('page');
  expect((await first).status).toBe(200);
  const again = read('/next');
  await reach(2);
  rendering[1]?.response.end('page');
  expect((await again).status).toBe(200);
});

it('gives the place of a client that left to the next one, whether its page was begun or not', async () => {
  await start({ atOnce: 1 });
  const [begins, waits] = [new AbortController(), new AbortController()];
  const gone = [read('/begun', '192.0.2.1', begins.signal), read('/waits', '192.0.2.1', waits.signal)];
  await reach(1);
  const next = read('/next');
  waits.abort();
  begins.abort();
  expect((await Promise.allSettled(gone)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  // The server may learn late that a client left, and begin its page.
  for (let count = 2; rendering.at(-1)?.url !== '/next'; count += 1) await reach(count);
  rendering.at(-1)?.response.end('page');
  expect((await next).status).toBe(200);
});

it('does not count pages that the cache answers, nor files', async () => {
  await start({ atOnce: 1, waitMs: 20 });
  expect((await read('/cached/lot')).status).toBe(200);
  const slow = read('/slow');
  await reach(1);
  for (let times = 0; times < 3; times += 1) expect((await read('/cached/lot')).status).toBe(200);
  const file = read('/media/a.webp');
  await reach(2);
  expect((await read('/cached/other')).status).toBe(503);
  for (const { response } of rendering) response.end('done');
  expect([(await slow).status, (await file).status]).toEqual([200, 200]);
});
