import { request as send, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressResponse } from './compress-response';
import { createCorralServer } from './create-server';

const PAGE = `<!doctype html><title>Corral</title>${'<p>vaquillonas preñadas</p>'.repeat(200)}`;

let server: Server;

beforeAll(async () => {
  server = createCorralServer(async (request, response) => {
    compressResponse(request, response);
    if (request.url === '/api/stream') {
      response.setHeader('Content-Type', 'application/json');
      response.write('"'.padEnd(2000, 'a'));
      return void response.end('"');
    }
    if (request.url === '/api/picture')
      return void response.setHeader('Content-Type', 'image/webp').end(Buffer.alloc(5000));
    if (request.url === '/gone') response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('Content-Length', Buffer.byteLength(PAGE));
    response.end(request.method === 'HEAD' ? null : PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    send({ host: '127.0.0.1', port, path, headers, method }, resolve).on('error', reject).end();
  });
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

describe('compressResponse', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('compresses a page for a browser that accepts %s', async (accepted, encoding, decompress) => {
    for (const { headers, body } of await Promise.all([1, 2].map(() => get('/', { 'accept-encoding': accepted })))) {
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(headers['content-length']).toBe(String(body.length));
      expect(decompress(body).toString()).toBe(PAGE);
      expect(body.length).toBeLessThan(500);
    }
  });

  it('sends a page as it is to a client that accepts no compression', async () => {
    const { headers, body } = await get('/');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.toString()).toBe(PAGE);
  });

  it('answers 304 to a browser that has the page', async () => {
    const { headers } = await get('/', { 'accept-encoding': 'br' });
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers['content-encoding']).toBeUndefined();
    expect((await get('/', { 'if-none-match': 'W/"another"' })).status).toBe(200);
  });

  it('never answers 304 with an error page', async () => {
    const { headers, status } = await get('/gone', { 'accept-encoding': 'gzip' });
    expect([status, headers.etag]).toEqual([404, undefined]);
  });

  it('compresses what is written in parts on its way, but no picture', async () => {
    const stream = await get('/api/stream', { 'accept-encoding': 'gzip' });
    expect(stream.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(stream.body)).toHaveLength(2001);
    expect((await get('/api/picture', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
  });

  it('answers HEAD without a body', async () => {
    expect(await get('/', { 'accept-encoding': 'br' }, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  });
});
