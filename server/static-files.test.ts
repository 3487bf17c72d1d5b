import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as send, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { compressStatic } from '@/scripts/compress-static.mjs';
import { createCorralServer } from './create-server';
import { readCompressedFiles, serveCompressed } from './static-files';

const CODE = 'export const animals = ["bovine"];\n'.repeat(50);

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'corral-static-'));
  for (const name of ['.next/static/chunks', 'public/art', 'public/icons'])
    await mkdir(path.join(folder, name), { recursive: true });
  for (const name of [
    '.next/static/chunks/a.js',
    'public/art/figures.svg',
    'public/art/hero.webp',
    'public/secret.svg',
  ])
    await writeFile(path.join(folder, name), CODE);
  await compressStatic({ projectDir: folder, distDir: '.next' });
  const files = readCompressedFiles(path.join(folder, '.next', 'brotli'));
  server = createCorralServer(async (request, response) => {
    if (!serveCompressed(files, request, response)) response.end('next');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

/** Sends a raw request: `fetch` adds headers and decodes the response. */
async function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: url, method, agent: false };
    send({ ...options, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: message.statusCode, headers: message.headers, body: await buffer(message) };
}

describe('static files', () => {
  it.each([
    ['/_next/static/chunks/a.js', 'application/javascript; charset=UTF-8', 'public, max-age=31536000, immutable'],
    ['/_next/static/chunks/a.js?dpl=1', 'application/javascript; charset=UTF-8', 'public, max-age=31536000, immutable'],
    ['/art/figures.svg', 'image/svg+xml', 'public, max-age=2592000, stale-while-revalidate=86400'],
  ])('%s is sent compressed', async (url, type, cacheControl) => {
    const { status, headers, body } = await ask(url);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-encoding': 'br',
      'content-length': String(body.length),
      'cache-control': cacheControl,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(String(brotliDecompressSync(body))).toBe(CODE);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const { headers, body } = await ask('/art/figures.svg', {}, 'HEAD');
    const whole = await ask('/art/figures.svg');
    expect(headers).toMatchObject({ 'content-length': String(whole.body.length), etag: whole.headers.etag });
    expect(body).toHaveLength(0);
  });

  it('answers 304 to a client that has the file', async () => {
    const { etag = '' } = (await ask('/art/figures.svg')).headers;
    const known = await ask('/art/figures.svg', { 'if-none-match': `"other", W/${etag}` });
    expect([known.status, known.headers.etag, known.headers.vary, known.body.length]).toEqual([
      304,
      etag,
      'Accept-Encoding',
      0,
    ]);
    expect((await ask('/art/figures.svg', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each(['br', 'br;q=0.5', 'gzip;q=0.1, BR;q=1.0'])('takes Accept-Encoding %p for Brotli', async (accepted) => {
    expect((await ask('/art/figures.svg', { 'accept-encoding': accepted })).headers['content-encoding']).toBe('br');
  });

  it.each([
    ['/art/figures.svg', { 'accept-encoding': 'gzip' }],
    ['/art/figures.svg', { 'accept-encoding': 'br;q=0, gzip' }],
    ['/art/figures.svg', { 'accept-encoding': 'br;q=0.000' }],
    ['/art/figures.svg', { 'accept-encoding': 'brotli' }],
    ['/art/figures.svg', { range: 'bytes=0-10' }],
    ['/art/hero.webp', {}],
    ['/secret.svg', {}],
    ['/art/../secret.svg', {}],
    ['/_next/static/chunks/b.js', {}],
  ])('leaves %s with %p to Next', async (url, headers) => {
    expect(String((await ask(url, headers)).body)).toBe('next');
  });
});
