import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { env } from '@/lib/core/env';
import { MINUTE_MS, SECOND_MS } from '@/lib/core/durations';
import { metrics } from '@/lib/core/metrics/metrics';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { CACHE_HEADER } from '@/lib/core/next-wire.mjs';
import { isReading, refuse, sourceOf, type Limit } from './limit-reading';

/** A browser asks for six pages at once at most, and people behind one address seldom do in the same moment. */
const AT_ONCE = 8;
const WAITING_MAX = 64;
const WAIT_MS = 10 * SECOND_MS;
const RETRY_SECONDS = 5;

const KNOWN_PAGES = 20_000;
/** Soon enough that nobody can fill the cache with other pages in between, and have the known ones rendered again. */
const KNOWN_MS = MINUTE_MS;
const LONGEST_URL = 500;

const BUSY = 'Demasiadas páginas a la vez. / Too many pages at once. / Páginas demais ao mesmo tempo.';

type Address = { rendering: number; waiting: Set<() => void> };

type Options = { atOnce?: number; waitMs?: number };

/**
 * Has few pages rendered at once for one address; the next ones wait for their turn, and are refused if it doesn't come.
 * Pages that the cache answered within the last minute don't count.
 */
export function renderingLimit({ atOnce = AT_ONCE, waitMs = WAIT_MS }: Options = {}): Limit {
  const most = Math.ceil(atOnce * Math.max(1, env.RATE_LIMIT_FACTOR));
  const addresses = new Map<string, Address>();
  const cached = new LRUCache<string, true>({ max: KNOWN_PAGES, ttl: KNOWN_MS });

  const release = (key: string, address: Address): void => {
    const [next] = address.waiting;
    // Whoever waits takes over the place.
    if (next) return next();
    address.rendering -= 1;
    if (address.rendering === 0) addresses.delete(key);
  };

  return async (request, response) => {
    if (!isReading(request)) return false;
    const { url = '/' } = request;
    response.once('finish', () => {
      if (/^(HIT|STALE)$/.test(String(response.getHeader(CACHE_HEADER))) && url.length <= LONGEST_URL)
        cached.set(url, true);
      else cached.delete(url);
    });
    if (cached.has(url)) return false;
    const key = clientAddress(sourceOf(request));
    const address = addresses.get(key) ?? { rendering: 0, waiting: new Set() };
    addresses.set(key, address);
    if (address.rendering < most) address.rendering += 1;
    else if (address.waiting.size >= WAITING_MAX * (most / atOnce) || !(await turn(address, response, waitMs))) {
      metrics.rateLimited.inc({ rule: 'renderByAddress' });
      if (!response.destroyed) refuse(response, 503, RETRY_SECONDS, BUSY);
      return true;
    }
    if (response.destroyed) release(key, address);
    else response.once('close', () => release(key, address));
    return response.destroyed;
  };
}

/** Returns whether the turn came before the time was over or the client was gone. */
function turn({ waiting }: Address, response: ServerResponse, waitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (hasCome: boolean) => () => {
      clearTimeout(limit);
      response.off('close', left);
      waiting.delete(come);
      resolve(hasCome);
    };
    const [come, left] = [settle(true), settle(false)];
    const limit = setTimeout(left, waitMs).unref();
    response.once('close', left);
    waiting.add(come);
  });
}
