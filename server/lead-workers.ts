import cluster from 'node:cluster';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { MINUTE_MS, SECOND_MS } from '@/lib/core/durations';
import { logger } from '@/lib/core/log/logger';
import { addUpMetrics } from '@/lib/core/metrics/add-up-metrics';
import { EXIT_CODES, STOP_SIGNALS, type StopSignal } from './stop-signals';

/** A worker stops by itself within this time; what is left then has hung. */
const PATIENCE_MS = 15 * SECOND_MS;
/** npm passes a signal on that the terminal has sent already, so only a later one is meant as a second. */
const SAME_SIGNAL_MS = SECOND_MS;
/** Workers that end within this time of each other are replaced ever later. */
const CALM_MS = MINUTE_MS;
const FIRST_DELAY_MS = SECOND_MS;
const LONGEST_DELAY_MS = MINUTE_MS / 2;

type Options = {
  /** The file that a worker runs, with the arguments of this process. */
  program: string;
  count: number;
  firstDelayMs?: number;
};

/**
 * Has several processes answer on one port, as the workers of this one, which hands them the connections in turn, counts
 * their common limits and adds up their metrics. A worker that ends is replaced: at once, or later and later while they
 * keep ending. If one ends before any has listened, the configuration is wrong, and all end with its code. On SIGTERM,
 * Ctrl-C or a closed terminal all workers stop gracefully, then this process; a second signal ends them at once.
 */
export function leadWorkers({ program, count, firstDelayMs = FIRST_DELAY_MS }: Options): void {
  let stopped: { signal: StopSignal; at: number } | null = null;
  let hasListened = 0;
  let endedAt = -Infinity;
  let endedSoon = 0;

  const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker && !worker.isDead());
  const end = (code: number): never => {
    for (const worker of workers()) worker?.process.kill('SIGKILL');
    process.exit(code);
  };
  const stop = (signal: StopSignal): void => {
    if (stopped) {
      if (performance.now() - stopped.at > SAME_SIGNAL_MS) end(EXIT_CODES[signal]);
      return;
    }
    stopped = { signal, at: performance.now() };
    if (workers().length === 0) end(EXIT_CODES[signal]);
    for (const worker of workers()) worker?.process.kill('SIGTERM');
    setTimeout(() => {
      logger.error('workers did not stop in time');
      end(EXIT_CODES[signal]);
    }, PATIENCE_MS);
  };
  /** Returns how long to wait before a worker is replaced. */
  const delay = (): number => {
    const now = performance.now();
    endedSoon = now - endedAt < CALM_MS ? endedSoon + 1 : 0;
    endedAt = now;
    return endedSoon === 0 ? 0 : Math.min(LONGEST_DELAY_MS, firstDelayMs * 2 ** (endedSoon - 1));
  };

  cluster.setupPrimary({ exec: program, args: process.argv.slice(2) });
  // Counts for all workers what their limiters ask it.
  new RateLimiterClusterMaster();
  addUpMetrics();
  cluster.on('listening', (_worker, { port }) => {
    hasListened += 1;
    if (hasListened === count) logger.info({ port, workers: count }, 'listening');
  });
  cluster.on('exit', (worker, code, signal) => {
    if (stopped) {
      if (workers().length === 0) process.exit(EXIT_CODES[stopped.signal]);
      return;
    }
    if (hasListened === 0) end(code || 1);
    const waitMs = delay();
    logger.error({ pid: worker.process.pid, exitCode: code, signal, waitMs }, 'a worker ended and is replaced');
    setTimeout(() => {
      if (!stopped) cluster.fork();
    }, waitMs);
  });
  for (const signal of STOP_SIGNALS) process.on(signal, () => stop(signal));
  for (let number = 0; number < count; number += 1) cluster.fork();
}
