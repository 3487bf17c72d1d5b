import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createCorralServer } from './create-server';

let server: Server;
let reached = 0;

beforeAll(async () => {
  server = createCorralServer(async (request, response) => {
    reached += 1;
    // As Next does, later than the parser hands over the requests of one read from the socket.
    await new Promise(setImmediate);
    response.end(`answer to ${request.url}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  reached = 0;
});

/** Sends so many requests in one piece and returns the answers, in the order of their arrival. */
function answersTo(requests: number): Promise<string[]> {
  return new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const sent = Array.from({ length: requests }, (_, n) => {
      const last = n === requests - 1 ? 'Connection: close\r\n' : '';
      return `GET /${n} HTTP/1.1\r\nHost: localhost\r\n${last}\r\n`;
    });
    let received = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (received += piece));
    socket.on('error', () => undefined).on('close', () => resolve(received.match(/answer to \/\d+/g) ?? []));
    socket.write(sent.join(''));
  });
}

describe('requests that are sent before the answers to earlier ones', () => {
  it('are answered in their order', async () => {
    expect(await answersTo(16)).toEqual(Array.from({ length: 16 }, (_, n) => `answer to /${n}`));
  });

  it('end the connection if they are more than any client sends', async () => {
    // Twenty thousand of one connection, a megabyte, once held everybody up for seconds.
    expect(await answersTo(20_000)).toEqual([]);
    expect(reached).toBeLessThanOrEqual(16);
  });
});
