import type { IncomingMessage, Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createCorralServer, type Handler } from './create-server';

const WINDOW_MS = 200;

const open: { server: Server; sockets: Socket[] }[] = [];

/** Sends the beginning of a body of 1 MB, and returns the connection and the request that the handler received. */
async function begin(handle: (request: IncomingMessage, ...rest: [Parameters<Handler>[1]]) => void) {
  const server = createCorralServer(async (request, response) => handle(request, response), {
    bodyWindowMs: WINDOW_MS,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  open.push({ server, sockets: [socket] });
  socket.write('POST /api/uploads HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\nabc');
  return socket;
}

afterEach(async () => {
  for (const { server, sockets } of open.splice(0)) {
    sockets.forEach((socket) => socket.destroy());
    await new Promise((resolve) => server.close(resolve));
  }
});

describe('a body', () => {
  it.each<[string, (request: IncomingMessage) => unknown]>([
    ['discarded', (request) => request.resume()],
    ['read as a web stream', (request) => text(Readable.toWeb(request)).catch(() => undefined)],
    ['read in a loop', (request) => text(request).catch(() => undefined)],
    ['left unread for the moment', () => undefined],
  ])('that trickles is ended with 408 while it is %s', async (_, read) => {
    const socket = await begin(read);
    const trickle = setInterval(() => socket.writable && socket.write('m'), WINDOW_MS / 10);
    const answer = await text(socket);
    clearInterval(trickle);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('that goes on after its response is cut off', async () => {
    const socket = await begin((_, response) => response.writeHead(401).end());
    const trickle = setInterval(() => socket.writable && socket.write('m'.repeat(2000)), 5);
    const answer = await text(socket).catch(() => 'reset');
    clearInterval(trickle);
    expect(answer).toMatch(/^HTTP\/1\.1 401 |^reset$/);
  });

  it('that arrives at a modest speed is accepted', async () => {
    const socket = await begin((request, response) => {
      let size = 0;
      request.on('data', (piece: Buffer) => (size += piece.length));
      request.on('end', () => response.end(`received ${size}`));
    });
    let left = 1_000_000 - 3;
    const trickle = setInterval(() => {
      const next = Math.min(left, 20_000);
      left -= next;
      socket.write('m'.repeat(next));
      if (left === 0) {
        clearInterval(trickle);
        socket.end();
      }
    }, WINDOW_MS / 10);
    expect(await text(socket)).toContain('received 1000000');
  });

  it('that Corral itself is slow to read is left alone', async () => {
    const socket = await begin((request, response) => {
      setTimeout(() => request.resume().on('end', () => response.end('read')), 4 * WINDOW_MS);
    });
    socket.end('m'.repeat(1_000_000 - 3));
    expect(await text(socket)).toContain('read');
  });
});
