import 'server-only';
import type { ClientBase } from 'pg';

type Query = (...args: unknown[]) => unknown;

/**
 * Serializes the queries of a connection. Prisma reads the relations of a row concurrently, even within a transaction,
 * which has one connection (github.com/prisma/orm/issues/29407); pg 8 queues such queries, pg 9 doesn't. Callers that
 * pass a callback or a stream, as the pool does, have the connection to themselves.
 */
export function askInTurn(client: Pick<ClientBase, 'query'>): void {
  const query = client.query.bind(client) as Query;
  let before: Promise<unknown> = Promise.resolve();
  const inTurn: Query = (...args) => {
    if (typeof args.at(-1) === 'function' || typeof (args[0] as { submit?: unknown } | null)?.submit === 'function')
      return query(...args);
    const answer = before.then(() => query(...args));
    before = answer.catch(() => undefined);
    return answer;
  };
  client.query = inTurn as ClientBase['query'];
}
