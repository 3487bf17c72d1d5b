import 'server-only';
import type { ClientBase } from 'pg';

type Query = (...args: unknown[]) => unknown;

/**
 * Has what is asked of a connection wait for what was asked before. Prisma reads the relations of a row all at once, also within a
 * transaction, which has one connection (github.com/prisma/orm/issues/29407); pg keeps a queue for such callers, and its version 9 does not.
 * Who gives a callback or a stream, as the pool does, has the connection for itself.
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
