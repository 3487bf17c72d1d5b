import { once } from 'node:events';
import { request as send, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createCorralServer, type Handler } from './create-server';

let server: Server;
let base: string;

const reached: (string | undefined)[] = [];

/** Responds like Next. */
const handle: Handler = async (request, response) => {
  reached.push(request.url);
  if (request.url === '/broken') throw new Error('broken');
  response.setHeader('x-nextjs-rewritten-query', '').setHeader('x-nextjs-rewritten-path', '/es/dashboard');
  // The headers that Next sends for a cached page and a file handler.
  if (request.url === '/kept') response.appendHeader('content-security-policy', "script-src 'self' 'sha256-kept'");
  if (request.url === '/media/a')
    response
      .setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
      .setHeader('referrer-policy', 'no-referrer');
  if (request.url === '/media/a') response.setHeader('x-corral-length', 4);
  if (request.url === '/slow') return void response.write('begun');
  if (request.url === '/media/a') return void response.end('data');
  if (request.url === '/kept') response.setHeader('Cache-Control', 's-maxage=454701, stale-while-revalidate=31081299');
  if (request.url === '/moved')
    response.setHeader('Cache-Control', 'public, max-age=0, s-maxage=1, must-revalidate').statusCode = 307;
  if (request.url?.endsWith('/gone') || request.url === '/art/gone.png') response.statusCode = 404;
  if (request.url?.startsWith('/art/'))
    response.setHeader('Cache-Control', 'public, max-age=2592000, stale-while-revalidate=86400');
  if (request.url === '/listing/gone')
    response.setHeader('Cache-Control', 'public, max-age=0, s-maxage=1, must-revalidate');
  response.end(
    JSON.stringify({
      given: request.headers['content-security-policy'],
      forwardedHost: request.headers['x-forwarded-host'],
      url: request.url,
      peer: request.headers['x-corral-peer'],
      method: request.headers['x-corral-method'],
    }),
  );
};

beforeAll(async () => {
  server = createCorralServer(handle, { layoutScripts: ['layout()'] });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});

const serverAddress = () => ({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });

afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('createCorralServer', () => {
  it('reports the peer and the method, whatever the client sends', async () => {
    const answer = await fetch(`${base}/api/cattle`, {
      method: 'POST',
      headers: { 'x-corral-peer': '192.0.2.1', 'x-corral-method': 'GET' },
    });
    expect(await answer.json()).toMatchObject({ url: '/api/cattle', peer: '127.0.0.1', method: 'POST' });
  });

  it.each([
    ['/api/cattle/%E0%A4%A', '/api/404'],
    ['/listing/%ff', '/404'],
    ['/%', '/404'],
    ['/api/user/sessions/%00', '/api/404'],
    ['/seller/%2e%2e%2fx', '/404'],
    ['/seller/..%5cx', '/404'],
    ['/media/x.jpg?a=../b', '/media/x.jpg?a=../b'],
    ['/seller/%61', '/seller/a'],
    ['/?search=%ff', '/?search=%ff'],
  ])('%s is taken for %s', async (path, taken) => {
    expect(await (await fetch(base + path)).json()).toMatchObject({ url: taken });
  });

  it.each(['/_next/../en', '/api/../en', '/en/.'])('%s, which no browser sends, is no page', async (path) => {
    const answer = await new Promise<IncomingMessage>((resolve) => send(base, { path }, resolve).end());
    expect(JSON.parse(await text(answer))).toMatchObject({ url: path.startsWith('/api/') ? '/api/404' : '/404' });
  });

  it('lets shared caches store a cached page for a second, and a redirect that depends on the visitor not at all', async () => {
    expect((await fetch(`${base}/kept`)).headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=1, must-revalidate',
    );
    expect((await fetch(`${base}/moved`, { redirect: 'manual' })).headers.get('cache-control')).toBe(
      'private, no-store',
    );
  });

  it('refuses upgrades to another protocol', async () => {
    reached.length = 0;
    const socket = connect(serverAddress()).end(
      'GET /%ff HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(await text(socket).catch(() => '')).toBe('');
    expect(reached).toEqual([]);
  });

  it('lets nobody cache an error for longer', async () => {
    const said = (path: string) =>
      fetch(base + path).then((answer) => [answer.status, answer.headers.get('cache-control')]);
    expect(await Promise.all(['/art/gone.png', '/gone', '/listing/gone'].map(said))).toEqual([
      [404, 'no-store'],
      [404, 'no-store'],
      [404, 'public, max-age=0, s-maxage=1, must-revalidate'],
    ]);
  });

  it.each([
    ['TRACE', '/api/cattle'],
    ['OPTIONS', '*'],
    ['POST', '/_next/static/a.css'],
    ['OPTIONS', '/favicon.ico'],
    ['DELETE', '/art/a.png'],
    ['POST', '/'],
    ['DELETE', '/en'],
    ['PUT', '/listing/x'],
    ['POST', '/api/cattle/first-page/es'],
    ['DELETE', '/api/equipment/first-page/es'],
  ])('refuses %s %s', async (method, path) => {
    const [answer] = (await once(send({ ...serverAddress(), method, path }).end(), 'response')) as [IncomingMessage];
    expect(answer.resume().statusCode).toBe(405);
  });

  it('answers 500 where the handler itself fails', async () => {
    const answer = await fetch(`${base}/broken`);
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([500, 'nosniff']);
  });

  it('does not report a query that no rewrite dropped', async () => {
    const { headers } = await fetch(base);
    expect(headers.get('x-nextjs-rewritten-query')).toBeNull();
    expect(headers.get('x-nextjs-rewritten-path')).toBe('/es/dashboard');
  });

  const policyOf = async (path: string) => (await fetch(base + path)).headers.get('content-security-policy');

  it('gives each page its own nonce, which is passed to the renderer and can’t be chosen by a client', async () => {
    const headers = {
      'content-security-policy': "script-src 'nonce-forged'",
      'content-security-policy-report-only': "script-src 'nonce-forged'",
      'x-forwarded-host': 'evil.test',
    };
    const answer = await fetch(`${base}/auth`, { headers });
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}==' 'sha256-[\w+/]{43}=' 'strict-dynamic';/);
    expect(await answer.json()).toMatchObject({ given: policy, forwardedHost: new URL(base).host });
    expect(await policyOf('/auth')).not.toBe(policy);
  });

  it('gives a cached page the policy of its own scripts, a file its own, and other responses a minimal one', async () => {
    expect(await policyOf('/kept')).toMatch(
      /^default-src 'self'; script-src 'self' 'sha256-kept'; script-src-attr 'none';.*frame-ancestors 'none'$/,
    );
    expect(await policyOf('/media/a')).toBe("default-src 'none'; sandbox");
    expect(await policyOf('/api/cattle')).toMatch(/^default-src 'none'; object-src 'none'/);
    expect(await policyOf('/_next/static/chunks/a.js')).toMatch(/^default-src 'none'; object-src 'none'/);
    expect(await policyOf('/_next/static/a.html')).toMatch(/^default-src 'self'; script-src 'self' 'nonce-/);
  });

  it('keeps the headers of a route, and adds the length', async () => {
    const { headers } = await fetch(`${base}/media/a`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
      'content-length': '4',
    });
    expect(headers.has('x-corral-length')).toBe(false);
    expect((await fetch(base)).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it.each([
    ['garbage\r\n\r\n', '400 Bad Request'],
    [`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
    ['GET / HTTP/1.1\r\n\r\n', '400 Bad Request'],
  ])('gives what Node itself refuses our headers (%#)', async (sent, status) => {
    const socket = connect(serverAddress()).end(sent);
    const [line, ...headers] = (await text(socket)).toLowerCase().split('\r\n');
    expect(line).toBe(`http/1.1 ${status.toLowerCase()}`);
    for (const header of [
      'connection: close',
      'x-content-type-options: nosniff',
      'referrer-policy: strict-origin-when-cross-origin',
    ])
      expect(headers).toContain(header);
    expect(headers.join()).toMatch(/content-security-policy: default-src 'none'.*,$/);
  });

  it('writes nothing into a response that has begun', async () => {
    const socket = connect(serverAddress());
    socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
    const [begun] = (await once(socket, 'data')) as [Buffer];
    expect(String(begun)).toContain('begun');
    socket.write('garbage\r\n\r\n');
    expect(await text(socket)).toBe('');
  });

  it.each([
    ['/profile', { origin: 'https://evil.test' }, 403],
    ['/profile', { origin: 'null' }, 403],
    ['/profile', { 'sec-fetch-site': 'cross-site' }, 403],
    ['/profile', { 'next-action': 'x' }, 200],
    ['/contact', { 'content-type': 'multipart/form-data; boundary=x' }, 200],
    ['/', {}, 405],
    ['/listing/x', { 'content-type': 'application/x-www-form-urlencoded' }, 405],
    ['/api/cattle/first-page/newest', {}, 405],
    ['/api/cattle', {}, 200],
    ['/api/unsubscribe/x', { origin: 'https://mail.test' }, 200],
  ])('POST %s with %p is answered %d', async (path, headers, status) => {
    const answer = await fetch(base + path, { method: 'POST', headers: headers as Record<string, string> });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
