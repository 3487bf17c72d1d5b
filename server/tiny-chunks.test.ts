import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CorralRequest } from './corral-request';
import { createCorralServer } from './create-server';

const CHUNKS = 60_000;

let server: Server;
let pieces = 0;

beforeAll(async () => {
  server = createCorralServer(async (request, response) => {
    pieces = 0;
    let body = '';
    for await (const piece of request) {
      pieces += 1;
      body += String(piece);
    }
    response.end(`${body.length} ${body.slice(0, 10)} ${body.slice(-5)}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const head = 'POST /api/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n';

async function sent(write: (socket: ReturnType<typeof connect>) => void): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  write(socket);
  return text(socket);
}

describe('a body', () => {
  it('in chunks of one byte arrives whole and in few pieces', async () => {
    const chunks = Array.from({ length: CHUNKS }, (_, n) => `1\r\n${n % 10}\r\n`).join('');
    const answer = await sent((socket) => socket.write(`${head}${chunks}0\r\n\r\n`));
    expect(answer).toContain(`${CHUNKS} 0123456789 56789`);
    // A read from the socket brings 64 kB at most, which are 10,000 of these chunks.
    expect(pieces).toBeLessThan(CHUNKS / 100);
  });

  it('however long, leaves a turn to others after one read from the socket', async () => {
    const original = CorralRequest.prototype.push;
    const turns = [0];
    let isOver = false;
    const turn = () => {
      turns.push(0);
      if (!isOver) setImmediate(turn);
    };
    CorralRequest.prototype.push = function push(chunk) {
      turns[turns.length - 1] = (turns.at(-1) ?? 0) + 1;
      return original.call(this, chunk);
    };
    turn();
    const answer = await sent((socket) => socket.write(`${head}${'1\r\nx\r\n'.repeat(10 * CHUNKS)}0\r\n\r\n`));
    isOver = true;
    CorralRequest.prototype.push = original;
    expect(answer).toContain(`${10 * CHUNKS} xxxxx`);
    // 64 kB at most, which are 11,000 of these chunks; libuv would read 32 times as many.
    expect(Math.max(...turns)).toBeLessThan(15_000);
  });

  it('keeps the order of small and large chunks', async () => {
    const large = 'b'.repeat(5_000);
    const answer = await sent((socket) =>
      socket.write(`${head}3\r\naaa\r\n1388\r\n${large}\r\n5\r\nccccc\r\n0\r\n\r\n`),
    );
    expect(answer).toContain('5008 aaabbbbbbb ccccc');
  });

  it('that pauses is passed on without waiting for more', async () => {
    const received = new Promise<string>((resolve) =>
      server.once('request', (request) => request.once('data', (piece) => resolve(String(piece)))),
    );
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`${head}3\r\nabc\r\n`);
    expect(await received).toBe('abc');
    socket.end('0\r\n\r\n');
    await text(socket);
  });

  it('that is cut off ends with its connection', async () => {
    const closed = new Promise((resolve) => server.once('request', (request) => request.once('close', resolve)));
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`${head}3\r\nabc\r\n`, () => socket.destroy());
    await closed;
  });
});
