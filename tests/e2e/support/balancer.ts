import http, { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Balancer = {
  base: string;
  /** The upstreams, used in turn; one that refuses the connection is skipped. */
  upstreams: string[];
  /** How many requests each upstream answered. */
  answered: Map<string, number>;
  close: () => Promise<void>;
};

/**
 * Starts a load balancer like nginx: round robin, unbuffered bodies and streams, the client's address appended to
 * X-Forwarded-For.
 */
export async function startBalancer(): Promise<Balancer> {
  const answered = new Map<string, number>();
  const upstreams: string[] = [];
  let turn = 0;

  const pass = (request: IncomingMessage, response: ServerResponse, tries: string[]) => {
    const [base, ...others] = tries;
    if (!base) {
      response.writeHead(502).end();
      return;
    }
    const headers: OutgoingHttpHeaders = { ...request.headers };
    headers['x-forwarded-for'] = [headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ');
    const forwarded = http.request(
      base + (request.url ?? '/'),
      { method: request.method, headers, agent: false },
      (answer) => {
        answered.set(base, (answered.get(base) ?? 0) + 1);
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      },
    );
    // Sends the body only once connected, so that after a refused connection the next upstream gets all of it.
    forwarded.on('socket', (socket) => socket.on('connect', () => request.pipe(forwarded)));
    forwarded.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') pass(request, response, others);
      else response.destroy();
    });
    response.on('close', () => forwarded.destroy());
  };
  const server = http.createServer((request, response) => {
    turn += 1;
    pass(
      request,
      response,
      upstreams.map((_, place) => upstreams[(turn + place) % upstreams.length] ?? ''),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    upstreams,
    answered,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
