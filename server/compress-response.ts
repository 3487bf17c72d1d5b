import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compression from 'compression';
import { LRUCache } from 'lru-cache';
import { acceptsEncoding } from './accepted-encoding';

const CACHE_BYTES = 16 * 1024 * 1024;
/** Smaller bodies fit into one packet anyway. */
const MIN_LENGTH = 1024;

type Encoding = 'br' | 'gzip';
type CachedBody = { tag: string; compressed: Partial<Record<Encoding, Promise<Buffer>>> };

const brotli = promisify(brotliCompress);
const COMPRESS: Record<Encoding, (body: string) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<string, Buffer>(gzip),
};

/** Keyed by the body itself: a cached page is the same string each time, so that looking it up compares pointers. */
const cache = new LRUCache<string, CachedBody>({
  maxSize: CACHE_BYTES,
  // Compressed a few times over, a page takes about a third of its size.
  sizeCalculation: (_, body) => Math.ceil(body.length * 1.3) + 1024,
});

const compressStream = compression({ threshold: MIN_LENGTH });

/**
 * Compresses what is sent through `response`. A page from the page cache, which Next sends as one string, is compressed
 * once, gets an entity tag, and is answered with 304 if the browser has it; anything else is compressed as it is
 * streamed.
 */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  // Typed for Express, whose requests and responses are Node's.
  compressStream(request as never, response as never, () => undefined);
  const end = response.end.bind(response) as (body?: unknown, ...rest: unknown[]) => ServerResponse;
  response.end = ((body?: unknown, ...rest: unknown[]) => {
    if (typeof body !== 'string' || !isWholePage(response, body)) return end(body, ...rest);
    const { tag, compressed } = cachedBody(body);
    response.setHeader('ETag', tag).appendHeader('Vary', 'Accept-Encoding');
    if (request.headers['if-none-match']?.includes(tag)) {
      response.statusCode = 304;
      for (const name of ['Content-Type', 'Content-Length']) response.removeHeader(name);
      return end();
    }
    const encoding = (['br', 'gzip'] as const).find((name) => acceptsEncoding(request, name));
    // Encoded here: writing a string with characters beyond Latin-1 to the socket takes ten times as long.
    if (!encoding) return end(Buffer.from(body));
    (compressed[encoding] ??= COMPRESS[encoding](body)).then(
      (bytes) => {
        if (!response.headersSent)
          response.setHeader('Content-Encoding', encoding).setHeader('Content-Length', bytes.length);
        end(bytes);
      },
      () => response.destroy(),
    );
    return response;
  }) as ServerResponse['end'];
}

const isWholePage = (response: ServerResponse, body: string) =>
  body.length >= MIN_LENGTH &&
  response.statusCode === 200 &&
  !response.headersSent &&
  String(response.getHeader('content-type')).startsWith('text/html');

function cachedBody(body: string): CachedBody {
  let found = cache.get(body);
  if (!found) {
    found = { tag: `W/"${createHash('sha256').update(body).digest('base64url')}"`, compressed: {} };
    cache.set(body, found);
  }
  return found;
}
