import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/core/env';
import { metrics } from '@/lib/core/metrics/metrics';
import { clientAddress, PEER_HEADER, visitorIp } from '@/lib/core/rate-limit/client-address';
import { limiterInMemory } from '@/lib/core/rate-limit/limiter-in-memory';
import { VerifiedCrawlers } from './verified-crawlers';

/** What costs a rendering or a search; not files, which are only sent, nor the requests of a page that is open. */
const COUNTED =
  /^\/(?!_next\/|art\/|icons\/|media\/|api\/|favicon\.ico)|^\/api\/(?:(?:cattle|equipment)(?:\/[\da-f-]{36})?|auctions)(?:\?|$)/i;

/** Crawlers read the whole market: those that are what they say get ten times as much. */
const CRAWLER_FACTOR = 10;

const WINDOW_SECONDS = 60;

const TOO_MANY = 'Demasiadas páginas en un minuto. / Too many pages in a minute. / Páginas demais em um minuto.';

/** Returns true if it answered the request. */
export type Limit = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Returns how many reads an address may do in a minute; 0 stands for any number. */
const allowance = (): number => env.READS_PER_MINUTE * env.RATE_LIMIT_FACTOR;

const limiterOf = (keyPrefix: string, points: number) =>
  limiterInMemory({ keyPrefix, points: Math.ceil(points), duration: WINDOW_SECONDS });

/** Returns whether the request is one for a page or a search that costs something, and limits are in force. */
export const isReading = ({ method, url = '/' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && COUNTED.test(url) && allowance() > 0;

/** Returns the headers of a request that say who asks. */
export function sourceOf({ headers }: IncomingMessage): Headers {
  const given = new Headers();
  for (const name of ['x-forwarded-for', PEER_HEADER]) if (headers[name]) given.set(name, String(headers[name]));
  return given;
}

/**
 * Refuses an address that reads more pages than people behind one connection do, counted in the memory of this server. Generous: a
 * school or a sale yard may share an address. The function returned answers true if it refused.
 */
export function readingLimit(crawlers = new VerifiedCrawlers()): Limit {
  const visitors = limiterOf('readByAddress', allowance());
  const known = limiterOf('readByCrawler', allowance() * CRAWLER_FACTOR);
  return async (request, response) => {
    if (!isReading(request)) return false;
    const source = sourceOf(request);
    const [key, ip] = [clientAddress(source), visitorIp(source)];
    const isCrawler = ip !== null && crawlers.has(key, ip, request.headers['user-agent'] ?? '');
    try {
      await (isCrawler ? known : visitors).consume(key);
      return false;
    } catch (cause) {
      if (!(cause instanceof RateLimiterRes)) throw cause;
      metrics.rateLimited.inc({ rule: 'readByAddress' });
      refuse(response, 429, Math.max(1, Math.ceil(cause.msBeforeNext / 1000)), TOO_MANY);
      return true;
    }
  };
}

/** Answers with the seconds to wait and a sentence. */
export function refuse(response: ServerResponse, status: 429 | 503, seconds: number, sentence: string): void {
  response.writeHead(status, {
    'Retry-After': seconds,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
  });
  response.end(`${sentence}\n`);
}
