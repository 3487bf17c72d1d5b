import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createCorralServer } from './create-server';

let server: Server;
const reached: (string | undefined)[] = [];

beforeAll(async () => {
  server = createCorralServer(async (request, response) => {
    reached.push(request.url);
    request.resume();
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

// If a proxy and Corral disagree about where a request ends, the rest is a request that the proxy never saw
// (smuggling).
it.each([
  ['two ways of saying it', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['two lengths', 'Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd'],
  ['two codings', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n'],
  ['a name with a blank', 'Content-Length : 4\r\n\r\nabcd'],
  ['a length that is none', 'Content-Length: +4\r\n\r\nabcd'],
])('a request that ends in two places, by %s, is answered 400 and nothing after it', async (_, rest) => {
  reached.length = 0;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `POST /api/cattle HTTP/1.1\r\nHost: localhost\r\n${rest}GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  );
  const answers = (await text(socket)).match(/HTTP\/1\.1 \d+/g) ?? [];
  expect(answers.at(-1)).toBe('HTTP/1.1 400');
  expect(reached).not.toContain('/smuggled');
});
