import type { Pool } from 'pg';

type Query = (...args: unknown[]) => unknown;

/**
 * Counts the milliseconds during which a pool waits for an answer of the database, statements at once counting once; whatever the program does before, between and after is left out. To be
 * called before the pool connects.
 */
export function databaseTime(pool: Pool): { read: () => number } {
  let waiting = 0;
  let since = 0;
  let total = 0;
  const asked = () => {
    if (waiting === 0) since = performance.now();
    waiting += 1;
  };
  const answered = () => {
    waiting -= 1;
    if (waiting === 0) total += performance.now() - since;
  };
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const timed: Query = (...args) => {
      asked();
      const told = args.at(-1);
      if (typeof told === 'function') {
        return query(...args.slice(0, -1), (...answer: unknown[]) => {
          answered();
          (told as Query)(...answer);
        });
      }
      const result = query(...args);
      if (result instanceof Promise) void result.then(answered, answered);
      else answered();
      return result;
    };
    client.query = timed as typeof client.query;
  });
  return { read: () => total };
}
