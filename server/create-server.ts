import {
  createServer,
  type IncomingMessage,
  type Server,
  ServerResponse,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
} from 'node:http';
import { logger } from '@/lib/core/log/logger';
import { PEER_HEADER } from '@/lib/core/rate-limit/client-address';
import { LENGTH_HEADER } from '@/lib/web/http/length-header';
import { ACTION_HEADER, REWRITTEN_QUERY_HEADER } from '@/lib/core/next-wire.mjs';
import { RETRY_SECONDS } from '@/lib/web/http/status';
import { isUnavailable, requestContext } from '@/lib/core/log/request-context';
import { isStopping } from '@/lib/core/shutdown/shutdown';
import { canonicalPath } from './canonical-path';
import { CorralRequest } from './corral-request';
import {
  guardRequest,
  hashSource,
  DEFAULTS_WITHOUT_REQUEST,
  completeHeaders,
  type HeaderDefaults,
} from './guard-request';
import { dropMadeUpSession } from './made-up-session';
import { observeRequest } from './observe-request';
import { refuseMalformed, statusOfRefusal, trackResponse } from './refusals';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * The response class of the HTTP server (`createServer`'s documented option `ServerResponse`). Every response passes
 * through `writeHead`, which completes its head:
 * - Status: 503 if the database is unavailable, and 400 for a server action whose body can't be parsed. Next answers
 *   500 to both, or 200 to an action that reports the failure in its result.
 * - Content-Length of responses that know their length (`LENGTH_HEADER`).
 * - No rewritten-query header: Next reports rewrites that keep the query as if they dropped it, and the browser then
 *   mistakes `/dashboard?tab=messages` for the `/dashboard` that it already shows. No rewrite drops a query that its
 *   page reads.
 * - `Connection: close` during shutdown, so that nobody sends another request on a connection that is about to close.
 * - Security headers and cache policy (`completeHeaders`).
 */
class CorralResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** Security headers that a route may override. Computed when the request arrives, because Next changes its URL. */
  defaults: HeaderDefaults = DEFAULTS_WITHOUT_REQUEST;

  override writeHead(status: number, ...rest: [reason?: string, headers?: Headers] | [headers?: Headers]): this {
    const actual = actualStatus(this.req, status);
    if (isStopping()) this.setHeader('Connection', 'close');
    if (actual !== status && actual === 503) this.setHeader('Retry-After', RETRY_SECONDS);
    this.removeHeader(REWRITTEN_QUERY_HEADER);
    setLength(this);
    completeHeaders(this, actual, this.defaults);
    return super.writeHead(actual, ...(rest as [headers?: Headers]));
  }
}

/** Returns the status that matches the cause: an unavailable dependency or a malformed request. */
function actualStatus({ headers }: IncomingMessage, status: number): number {
  const { unavailable, malformed } = requestContext.getStore() ?? {};
  if (unavailable && status === 200 && headers[ACTION_HEADER] !== undefined) return 503;
  if (status !== 500) return status;
  if (malformed) return 400;
  return isUnavailable() ? 503 : 500;
}

/** Sets Content-Length, unless the response has been compressed. */
function setLength(response: ServerResponse): void {
  const length = response.getHeader(LENGTH_HEADER);
  if (length === undefined) return;
  response.removeHeader(LENGTH_HEADER);
  if (!response.hasHeader('content-encoding')) response.setHeader('Content-Length', length);
}

/** A modest phone in the country sends faster: 5 kB/s over 20 seconds. */
const WINDOW_MS = 20_000;
const LEAST_BYTES_PER_SECOND = 5_000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends the connection of a body that arrives more slowly than any phone sends, with 408, and of one that is still
 * being sent a window after its response. It doesn't count while Corral itself is slow to read.
 */
function endSlowBody(request: IncomingMessage, response: ServerResponse, windowMs = WINDOW_MS): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  let before = socket.bytesRead;
  let waitedForUs = false;
  let answered = false;
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - before;
    before = socket.bytesRead;
    if (request.complete || socket.destroyed) return clearInterval(timer);
    // Not `isPaused()`, which is true for all that is read as a web stream or in a loop. What isn't read fills the buffer.
    const isWaitingForUs = request.readableLength >= request.readableHighWaterMark;
    const isSlow = !isWaitingForUs && !waitedForUs && arrived < (LEAST_BYTES_PER_SECOND * windowMs) / 1000;
    if (isSlow || answered) refuseMalformed({ code: 'ERR_HTTP_REQUEST_TIMEOUT' } as NodeJS.ErrnoException, socket);
    waitedForUs = isWaitingForUs;
    answered = response.writableFinished;
  }, windowMs).unref();
  request.once('end', () => clearInterval(timer)).once('close', () => clearInterval(timer));
}

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
