import 'server-only';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { env } from '@/lib/core/env';
import { DomainError } from '@/lib/core/errors/domain-error';
import { metrics } from '@/lib/core/metrics/metrics';
import { perProcess } from '@/lib/core/per-process';
import { limiterInMemory } from './limiter-in-memory';

/**
 * Limits counted in memory, not in the database, for views and clicks: counting them in memory saves a write, which a counter
 * in the database would cost again.
 */
const RULES = {
  // A school or an office may share one address.
  adImpressionByAddress: { points: 600, seconds: 600 },
  adClickByAddress: { points: 1, seconds: 10 },
  postViewByAddress: { points: 120, seconds: 600 },
  topicViewByAddress: { points: 300, seconds: 600 },
  // One view of a page by one browser; not a limit that anybody notices.
  topicViewByBrowser: { points: 1, seconds: 1800 },
  // Previews that are drawn, not those that are kept; crawlers of social networks fetch many from few addresses.
  previewByAddress: { points: 300, seconds: 600 },
  // One for each pause in typing; browsers keep the answers for a day.
  placesByAddress: { points: 600, seconds: 600 },
  // Two for each page of results whose filters are seen.
  areasByAddress: { points: 600, seconds: 600 },
  // Above what a seller with many lots pastes; nothing is stored.
  adReadingByUser: { points: 60, seconds: 600 },
  // Accounts are many where addresses are few.
  adReadingByAddress: { points: 180, seconds: 600 },
} as const;

export type LocalRule = keyof typeof RULES;

const limiters = perProcess('local-limits', () => new Map<LocalRule, RateLimiterAbstract>());

function limiter(rule: LocalRule): RateLimiterAbstract {
  const { points, seconds } = RULES[rule];
  const found =
    limiters.get(rule) ??
    limiterInMemory({ keyPrefix: rule, points: Math.ceil(points * env.RATE_LIMIT_FACTOR), duration: seconds });
  limiters.set(rule, found);
  return found;
}

/**
 * Counts one use of `rule` for `key` in this server's memory.
 * @throws DomainError `rate_limited` with the seconds to wait.
 */
export async function consumeHere(rule: LocalRule, key: string): Promise<void> {
  try {
    await limiter(rule).consume(key.slice(0, 200));
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause;
    metrics.rateLimited.inc({ rule });
    throw new DomainError('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(cause.msBeforeNext / 1000)) });
  }
}
