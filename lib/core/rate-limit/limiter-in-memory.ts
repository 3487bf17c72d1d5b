import cluster from 'node:cluster';
import { RateLimiterCluster, RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';

type Rule = { keyPrefix: string; points: number; duration: number };

/**
 * Returns a limiter that counts in memory: in this process's own or, for one of several workers, in that of the process
 * that leads them (server/lead-workers.ts), so that together they allow no more than one would. A question takes 40 µs of
 * processor time.
 */
export const limiterInMemory = (rule: Rule): RateLimiterAbstract =>
  cluster.isWorker ? new RateLimiterCluster(rule) : new RateLimiterMemory(rule);
