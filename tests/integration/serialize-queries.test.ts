import { setImmediate } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { serializeQueries } from '@/lib/core/db/serialize-queries';
import { pool } from '@/lib/core/db/client';

/** A connection that records how many queries it runs at once. */
function connection() {
  const seen = { now: 0, most: 0, started: [] as unknown[] };
  const query = async (sql: unknown) => {
    seen.started.push(sql);
    seen.most = Math.max(seen.most, ++seen.now);
    await setImmediate();
    seen.now--;
    if (sql === 'bad') throw new Error('refused');
    return sql;
  };
  const client = { query: query as unknown as ClientBase['query'] };
  serializeQueries(client);
  return { client, seen };
}

describe('serializeQueries', () => {
  it('runs one query at a time, in order, and continues after an error', async () => {
    const { client, seen } = connection();
    const results = await Promise.allSettled(['a', 'bad', 'b', 'c'].map((sql) => client.query(sql)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(seen).toEqual({ now: 0, most: 1, started: ['a', 'bad', 'b', 'c'] });
  });

  it('passes callbacks and streams to pg at once', () => {
    const { client, seen } = connection();
    const stream = { submit: () => undefined };
    client.query('a', () => undefined);
    void client.query(stream);
    expect(seen.started).toEqual(['a', stream]);
  });

  it('applies to the connections of the pool', async () => {
    const client = await pool.connect();
    try {
      const send = jest.spyOn((client as unknown as { connection: { parse: () => void } }).connection, 'parse');
      const [first] = await Promise.all([
        client.query('SELECT $1::int AS n', [1]).finally(() => expect(send).toHaveBeenCalledTimes(1)),
        client.query('SELECT $1::int AS n', [2]),
        client.query('SELECT $1::int AS n', [3]),
      ]);
      expect(first.rows).toEqual([{ n: 1 }]);
      expect(send).toHaveBeenCalledTimes(3);
    } finally {
      client.release();
    }
  });
});
