import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { prepareRequests } from './prepare-requests';

prepareRequests();
// Once more, as in development, where the module is loaded again: nothing is done twice.
prepareRequests();

let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('x-nextjs-rewritten-query', '').setHeader('x-nextjs-rewritten-path', '/es/dashboard');
    response.end(JSON.stringify({ url: request.url, peer: request.headers['x-corral-peer'], method: request.headers['x-corral-method'] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('prepareRequests', () => {
  it('tells the peer and the method, whatever the client says', async () => {
    const answer = await fetch(`${base}/api/cattle`, { method: 'POST', headers: { 'x-corral-peer': '192.0.2.1', 'x-corral-method': 'GET' } });
    expect(await answer.json()).toEqual({ url: '/api/cattle', peer: '127.0.0.1', method: 'POST' });
  });

  it.each([
    ['/api/cattle/%E0%A4%A', '/api/404'],
    ['/listing/%ff', '/404'],
    ['/%', '/404'],
    ['/api/user/sessions/%00', '/api/404'],
    ['/seller/%61', '/seller/%61'],
    ['/?search=%ff', '/?search=%ff'],
  ])('%s is taken for %s', async (path, taken) => {
    expect(await (await fetch(base + path)).json()).toMatchObject({ url: taken });
  });

  it('does not report a query that no rewrite dropped', async () => {
    const { headers } = await fetch(base);
    expect(headers.get('x-nextjs-rewritten-query')).toBeNull();
    expect(headers.get('x-nextjs-rewritten-path')).toBe('/es/dashboard');
  });
});
