import 'server-only';
import type { ClientBase } from 'pg';

type Query = (...args: unknown[]) => unknown;
type Done = (error: unknown, ...rest: unknown[]) => void;
type Named = { name: string; text: string };

/** A migration changed the columns that the statement returns, or something closed it on the server. */
const STALE = new Set(['0A000', '26000']);

const isNamed = (statement: unknown): statement is Named =>
  typeof statement === 'object' && statement !== null && 'name' in statement && Boolean(statement.name);

const isStale = (error: unknown): boolean => STALE.has(String((error as { code?: unknown } | null)?.code));

/**
 * Sends a named statement of a connection again, without its name, if the database refuses the plan that it keeps. Within a
 * transaction, which has failed by then, only the next try succeeds. `forget` hears of each such text.
 */
export function retryStalePlans(client: ClientBase, forget: (sql: string) => void): void {
  const query = client.query.bind(client) as Query;
  /** Returns whether the statement may be sent again. */
  const retries = (statement: Named, error: unknown): boolean => {
    if (!isStale(error)) return false;
    forget(statement.text);
    return client.getTransactionStatus() === 'I';
  };
  const retried: Query = (statement, ...rest) => {
    if (!isNamed(statement)) return query(statement, ...rest);
    const again = { ...statement, name: '' };
    const callback = rest.at(-1);
    if (typeof callback !== 'function')
      return (query(statement, ...rest) as Promise<unknown>).catch((error: unknown) => {
        if (!retries(statement, error)) throw error;
        return query(again, ...rest);
      });
    const others = rest.slice(0, -1);
    const done: Done = (error, ...result) => {
      if (error && retries(statement, error)) query(again, ...others, callback);
      else (callback as Done)(error, ...result);
    };
    return query(statement, ...others, done);
  };
  client.query = retried as ClientBase['query'];
}
