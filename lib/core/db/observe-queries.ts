import 'server-only';
import { AsyncResource } from 'node:async_hooks';
import type { ClientBase, Pool } from 'pg';
import { metrics } from '@/lib/core/metrics/metrics';
import { isTracing, querySpan } from '@/lib/core/tracing/spans';

type Query = (...args: unknown[]) => unknown;
type Done = (error: unknown, ...rest: unknown[]) => void;

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : ((statement as { text?: unknown } | null)?.text?.toString() ?? '');
}

/**
 * Calls `begin` with each statement of a connection, whoever sends it (Prisma, the pool or a transaction), and the
 * function it returns when the statement ends.
 */
export function aroundStatements(client: ClientBase, begin: (statement: unknown) => (failed: boolean) => void): void {
  const query = client.query.bind(client) as Query;
  const observed: Query = (...args) => {
    const done = begin(args[0]);
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const observedCallback: Done = (error, ...rest) => {
        done(Boolean(error));
        (callback as Done)(error, ...rest);
      };
      return query(...args.slice(0, -1), observedCallback);
    }
    const result = query(...args);
    if (result instanceof Promise)
      void result.then(
        () => done(false),
        () => done(true),
      );
    else done(false);
    return result;
  };
  client.query = observed as ClientBase['query'];
}

function observe(statement: unknown): (failed: boolean) => void {
  const started = performance.now();
  const endSpan = querySpan(textOf(statement));
  return (failed) => {
    metrics.querySeconds.observe({ outcome: failed ? 'failed' : 'ok' }, (performance.now() - started) / 1000);
    endSpan?.(failed);
  };
}

/** Counts, times and traces every statement of a pool. */
export function observeQueries(pool: Pool): void {
  pool.on('connect', (client) => aroundStatements(client, observe));
  const connect = pool.connect.bind(pool) as Query;
  // A waiting caller's callback runs in the context of whoever releases a connection; bound, so that its statement is
  // traced in its own request.
  const bound: Query = (callback) =>
    connect(...(typeof callback === 'function' ? [isTracing() ? AsyncResource.bind(callback as Done) : callback] : []));
  pool.connect = bound as Pool['connect'];
}
