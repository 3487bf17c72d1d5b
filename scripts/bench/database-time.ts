import type { Pool } from 'pg';
import { aroundStatements } from '../../lib/core/db/observe-queries';

/**
 * Measures the time in milliseconds that a pool waits for the database, counting concurrent statements once and
 * ignoring the program's own work. Call it before the pool connects.
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
