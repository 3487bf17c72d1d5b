import { createServer, type IncomingMessage, type Server } from 'node:http';
import { logger } from '@/lib/log/logger';
import { PEER_HEADER } from '@/lib/rate-limit/client-address';
import { CorralResponse } from './corral-response';
import { guardRequest, hashSource } from './guard-request';
import { observeRequest } from './observe-request';
import { refuseMalformed, statusOfRefusal, trackResponse } from './refusals';

export type Handler = (request: IncomingMessage, response: CorralResponse) => Promise<void>;

type Options = {
  /** Inline scripts that the layout puts on every page. */
  layoutScripts?: readonly string[];
  /** Whether somebody else answers upgrades: Next's development server has a WebSocket. */
  acceptUpgrades?: boolean;
};

/** Carries the method, which Next's rewrites can't ask for; what a client sends under this name is overwritten. */
const METHOD_HEADER = 'x-corral-method';

/**
 * The HTTP server: it sees every request before Next (`handle`) does, and every answer on its way out (`CorralResponse`). It gives a request
 * its id and line in the log, refuses what nothing should answer, and adds the headers that handlers need and clients must not write.
 */
export function createCorralServer(
  handle: Handler,
  { layoutScripts = [], acceptUpgrades = false }: Options = {},
): Server<typeof IncomingMessage, typeof CorralResponse> {
  const layoutSources = layoutScripts.map(hashSource).join(' ');
  const server = createServer({ ServerResponse: CorralResponse }, (request, response) => {
    addHeaders(request);
    guardRequest(request, response, layoutSources);
    trackResponse(request.socket, response);
    observeRequest(request, response, () => {
      const refusal = statusOfRefusal(request);
      if (refusal) response.writeHead(refusal, { 'Cache-Control': 'no-store' }).end();
      else void handle(request, response).catch((error: unknown) => fail(response, error));
    });
  });
  // Next's router would look for a WebSocket otherwise.
  if (!acceptUpgrades) server.on('upgrade', (_, socket) => socket.destroy());
  return server.on('clientError', refuseMalformed);
}

/** Handlers see no socket, and X-Forwarded-For is whatever the client says unless a proxy of ours wrote it. */
function addHeaders(request: IncomingMessage): void {
  request.headers[PEER_HEADER] = request.socket.remoteAddress ?? 'unknown';
  request.headers[METHOD_HEADER] = request.method;
  // Next's router throws at such a path, outside of every handler.
  if (request.url?.includes('%') && !isDecodable(request.url))
    request.url = request.url.startsWith('/api/') ? '/api/404' : '/404';
}

/** True where a path is text that could name something: U+0000 never does, and PostgreSQL refuses it. The query's parser takes what it can. */
function isDecodable(url: string): boolean {
  try {
    return !decodeURIComponent(url.split('?', 1)[0] ?? '').includes('\0');
  } catch {
    return false;
  }
}

/** Next answers its own failures; what comes here is none of them. */
function fail(response: CorralResponse, error: unknown): void {
  logger.error({ err: error }, 'request failed');
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end();
}
