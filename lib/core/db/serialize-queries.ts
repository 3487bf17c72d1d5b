import 'server-only';
import type { ClientBase } from 'pg';

type Query = (...args: unknown[]) => unknown;

/**
 * Serializes the queries of a connection. Prisma reads the relations of a row concurrently, even within a transaction,
 * which has one connection (github.com/prisma/orm/issues/29407); pg 8 queues such queries, pg 9 doesn't. Callers that
 * pass a callback or a stream, as the pool does, have the connection to themselves.
 */
export function serializeQueries(client: Pick<ClientBase, 'query'>): void {
  const query = client.query.bind(client) as Query;
  let previous: Promise<unknown> = Promise.resolve();
  const serialized: Query = (...args) => {
    if (typeof args.at(-1) === 'function' || typeof (args[0] as { submit?: unknown } | null)?.submit === 'function')
      return query(...args);
    const result = previous.then(() => query(...args));
    previous = result.catch(() => undefined);
    return result;
  };
  client.query = serialized as ClientBase['query'];
}
