import type { Pool } from 'pg';
import { aroundStatements } from '../../lib/db/observe-queries';

/**
 * Counts the milliseconds during which a pool waits for an answer of the database, statements at once counting once; whatever the program does before, between and after is left out. To be
 * called before the pool connects.
 */
export function databaseTime(pool: Pool): { read: () => number } {
  let waiting = 0;
  let since = 0;
  let total = 0;
  const begin = () => {
    if (waiting === 0) since = performance.now();
    waiting += 1;
    return () => {
      waiting -= 1;
      if (waiting === 0) total += performance.now() - since;
    };
  };
  pool.on('connect', (client) => aroundStatements(client, begin));
  return { read: () => total };
}
