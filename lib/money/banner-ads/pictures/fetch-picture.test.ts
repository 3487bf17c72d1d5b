import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, LookupFunction, TcpNetConnectOpts } from 'node:net';
import { RequestFilteringHttpAgent } from 'request-filtering-agent';
import { IMAGE_MAX_BYTES } from '@/lib/files/uploads/schema';
import { fetchPicture } from './fetch-picture';

/** What each name resolves to; the test's own server is the only local address that may be asked. */
const ADDRESSES: Record<string, string> = { 'pictures.test': '127.0.0.1', 'inside.test': '10.0.0.1' };

let source: Server;
let answer: RequestListener;
let asked: string[];
let resolved: string[];

beforeAll(async () => {
  source = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((listening) => source.listen(0, '127.0.0.1', listening));
});
afterAll(() => source.close());
beforeEach(() => {
  asked = [];
  resolved = [];
});

class TestAgent extends RequestFilteringHttpAgent {
  override createConnection(
    options: TcpNetConnectOpts,
    ...rest: [Parameters<RequestFilteringHttpAgent['createConnection']>[1]?]
  ) {
    const lookup: LookupFunction = (name, { all }, done) => {
      resolved.push(name);
      const address = ADDRESSES[name] ?? '';
      if (all) done(null, [{ address, family: 4 }]);
      else done(null, address, 4);
    };
    return super.createConnection({ ...options, lookup, port: (source.address() as AddressInfo).port }, ...rest);
  }
}

const fetchHere = (url: string) => {
  const agent = new TestAgent({ allowIPAddressList: ['127.0.0.1'] });
  return fetchPicture(url, { 'http:': agent, 'https:': agent });
};

it('fetches from a public address, also after a redirect', async () => {
  answer = ({ url }, response) =>
    url === '/old' ? response.writeHead(302, { location: '/new' }).end() : response.end('picture');
  expect((await fetchHere('http://pictures.test/old')).toString()).toBe('picture');
  expect(asked).toEqual(['pictures.test/old', 'pictures.test/new']);
});

it.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://localhost/',
  'http://0.0.0.0/',
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://192.168.0.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://224.0.0.1/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'https://127.0.0.1/',
])('refuses %s', async (url) => {
  await expect(fetchPicture(url)).rejects.toThrow(/not allowed/);
});

it.each(['file:///etc/passwd', 'ftp://pictures.test/a', 'http://a:b@pictures.test/', 'http://pictures.test:22/'])(
  'asks nobody for %s',
  async (url) => {
    await expect(fetchHere(url)).rejects.toThrow('no usual web address');
    expect(resolved).toEqual([]);
  },
);

it.each(['http://inside.test/', 'http://10.0.0.1/', 'http://pictures.test:22/', 'file:///etc/passwd'])(
  'refuses a redirect to %s',
  async (location) => {
    answer = (_, response) => response.writeHead(302, { location }).end();
    await expect(fetchHere('http://pictures.test/')).rejects.toThrow(/not allowed|no usual web address/);
    expect(asked).toEqual(['pictures.test/']);
  },
);

it('resolves a name once for each connection, and connects to what it checked', async () => {
  answer = (_, response) => response.end('picture');
  await fetchHere('http://pictures.test/');
  expect(resolved).toEqual(['pictures.test']);
});

it('refuses a name of a private address without connecting', async () => {
  await expect(fetchHere('http://inside.test/')).rejects.toThrow(/not allowed/);
  expect(asked).toEqual([]);
});

it('stops at endless redirects, errors and what is too long', async () => {
  // However slow the machine is, it isn't the time that ends this.
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  answer = (_, response) => response.writeHead(302, { location: '/' }).end();
  await expect(fetchHere('http://pictures.test/')).rejects.toThrow('too many redirects');
  expect(asked).toHaveLength(4);
  answer = (_, response) => response.writeHead(404).end();
  await expect(fetchHere('http://pictures.test/')).rejects.toThrow('answered 404');
  answer = (_, response) => response.end(Buffer.alloc(IMAGE_MAX_BYTES + 1));
  await expect(fetchHere('http://pictures.test/')).rejects.toThrow('longer than');
  timeout.mockRestore();
});

it('gives up on an answer that trickles', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const stopped = new AbortController();
  timeout.mockReturnValueOnce(stopped.signal);
  answer = (_, response) => {
    response.write('x');
    stopped.abort(new Error('ten seconds passed'));
  };
  await expect(fetchHere('http://pictures.test/')).rejects.toThrow(/abort/);
  expect(timeout).toHaveBeenCalledWith(10_000);
  timeout.mockRestore();
});
