import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { metrics } from '@/lib/metrics/metrics';
import { clientAddress, PEER_HEADER } from '@/lib/rate-limit/client-address';

/** What costs a rendering or a search; not files, which are only sent, nor the requests of a page that is open. */
const COUNTED = /^\/(?!_next\/|art\/|icons\/|media\/|api\/|favicon\.ico)|^\/api\/(?:cattle|equipment|auctions)(?:\?|$)/;

/** Crawlers that say who they are read the whole market: they get ten times as much. */
const CRAWLER =
  /Googlebot|bingbot|DuckDuckBot|YandexBot|Applebot|Baiduspider|facebookexternalhit|WhatsApp|Twitterbot|LinkedInBot/i;

const WINDOW_SECONDS = 60;

/** Returns how many reads an address may do in a minute; 0 stands for any number. */
const allowance = (): number => env.READS_PER_MINUTE * env.RATE_LIMIT_FACTOR;

let limiters: { visitors: RateLimiterMemory; crawlers: RateLimiterMemory } | undefined;

function limiterOf(userAgent: string | undefined): RateLimiterMemory {
  const make = (points: number) => new RateLimiterMemory({ points: Math.ceil(points), duration: WINDOW_SECONDS });
  limiters ??= { visitors: make(allowance()), crawlers: make(allowance() * 10) };
  return CRAWLER.test(userAgent ?? '') ? limiters.crawlers : limiters.visitors;
}

/**
 * Refuses an address that reads more pages than people behind one connection do, counted in this process. Generous: a
 * school or a sale yard may share an address. Returns true if it answered.
 */
export async function limitReading(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { method, url = '/', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || !COUNTED.test(url) || allowance() === 0) return false;
  const given = new Headers();
  for (const name of ['x-forwarded-for', PEER_HEADER]) if (headers[name]) given.set(name, String(headers[name]));
  try {
    await limiterOf(headers['user-agent']).consume(clientAddress(given));
    return false;
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause;
    metrics.rateLimited.inc({ rule: 'readByAddress' });
    response.writeHead(429, {
      'Retry-After': Math.max(1, Math.ceil(cause.msBeforeNext / 1000)),
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
    });
    response.end('Demasiadas páginas en un minuto. / Too many pages in a minute. / Páginas demais em um minuto.\n');
    return true;
  }
}
