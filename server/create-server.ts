import { createServer, type IncomingMessage, type Server } from 'node:http';
import { logger } from '@/lib/core/log/logger';
import { PEER_HEADER } from '@/lib/core/rate-limit/client-address';
import { canonicalPath } from './canonical-path';
import { CorralRequest } from './corral-request';
import { CorralResponse } from './corral-response';
import { guardRequest, hashSource } from './guard-request';
import { dropMadeUpSession } from './made-up-session';
import { observeRequest } from './observe-request';
import { refuseMalformed, statusOfRefusal, trackResponse } from './refusals';
import { endSlowBody } from './slow-body';

export type Handler = (request: IncomingMessage, response: CorralResponse) => Promise<void>;

type Options = {
  /** Inline scripts that the layout puts on every page. */
  layoutScripts?: readonly string[];
  /** Set in development, where Next handles WebSocket upgrades. */
  acceptUpgrades?: boolean;
  /** How often the speed of a body is measured; tests don't wait for the default. */
  bodyWindowMs?: number;
};

const NOT_ALLOWED = { 'Cache-Control': 'no-store', Allow: 'GET, HEAD' } as const;

/** Carries the method, which Next's rewrites can't match on; a value sent by the client is overwritten. */
const METHOD_HEADER = 'x-corral-method';

/**
 * Creates the HTTP server in front of Next (`handle`). It assigns and logs request ids, refuses requests that nothing
 * handles, redirects to the one address of each page, adds the headers that handlers rely on and clients must not set, and completes each response
 * (`CorralResponse`).
 */
export function createCorralServer(
  handle: Handler,
  { layoutScripts = [], acceptUpgrades = false, bodyWindowMs }: Options = {},
): Server<typeof CorralRequest, typeof CorralResponse> {
  const layoutSources = layoutScripts.map(hashSource).join(' ');
  const server = createServer(
    { IncomingMessage: CorralRequest, ServerResponse: CorralResponse },
    (request, response) => {
      if (!trackResponse(request.socket, response)) return;
      addHeaders(request);
      guardRequest(request, response, layoutSources);
      endSlowBody(request, response, bodyWindowMs);
      observeRequest(request, response, () => {
        const refusal = statusOfRefusal(request);
        const canonical =
          request.method === 'GET' || request.method === 'HEAD' ? canonicalPath(request.url ?? '') : null;
        if (canonical) response.writeHead(308, { Location: canonical, 'Cache-Control': 'no-store' }).end();
        else if (refusal)
          response.writeHead(refusal, refusal === 405 ? NOT_ALLOWED : { 'Cache-Control': 'no-store' }).end();
        else void handle(request, response).catch((error: unknown) => fail(response, error));
      });
    },
  );
  // Otherwise Next's router would look for a WebSocket handler.
  if (!acceptUpgrades) server.on('upgrade', (_, socket) => socket.destroy());
  return server.on('clientError', refuseMalformed);
}

/** Handlers have no access to the socket, and X-Forwarded-For is untrusted unless our own proxy wrote it. */
function addHeaders(request: IncomingMessage): void {
  request.headers[PEER_HEADER] = request.socket.remoteAddress ?? 'unknown';
  request.headers[METHOD_HEADER] = request.method;
  dropMadeUpSession(request.headers);
  if (request.url && !isPlainPath(request.url)) request.url = request.url.startsWith('/api/') ? '/api/404' : '/404';
}

/**
 * U+0000, which PostgreSQL rejects, or a segment of dots: browsers resolve those themselves, and Next would serve another
 * page than what limits and policies see.
 */
const STRANGE = /\0|[/\\]\.\.?(?:[/\\]|$)/;

/**
 * Returns whether the path decodes (Next's router throws otherwise, outside any handler) to one that browsers send. The
 * query is left to its own lenient parser.
 */
function isPlainPath(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%')) return !STRANGE.test(path);
  try {
    return !STRANGE.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Handles errors that Next did not handle itself. */
function fail(response: CorralResponse, error: unknown): void {
  logger.error({ err: error }, 'request failed');
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end();
}
