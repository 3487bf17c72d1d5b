import { setImmediate } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { askInTurn } from './ask-in-turn';
import { pool } from './client';

/** A connection that notes how many questions it has at once. */
function connection() {
  const seen = { now: 0, most: 0, asked: [] as unknown[] };
  const query = async (question: unknown) => {
    seen.asked.push(question);
    seen.most = Math.max(seen.most, ++seen.now);
    await setImmediate();
    seen.now--;
    if (question === 'bad') throw new Error('refused');
    return question;
  };
  const client = { query: query as unknown as ClientBase['query'] };
  askInTurn(client);
  return { client, seen };
}

describe('askInTurn', () => {
  it('asks one thing at a time, in order, and goes on after a refusal', async () => {
    const { client, seen } = connection();
    const answers = await Promise.allSettled(['a', 'bad', 'b', 'c'].map((question) => client.query(question)));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(seen).toEqual({ now: 0, most: 1, asked: ['a', 'bad', 'b', 'c'] });
  });

  it('leaves callbacks and streams to pg, which answers those at once', () => {
    const { client, seen } = connection();
    const stream = { submit: () => undefined };
    client.query('a', () => undefined);
    void client.query(stream);
    expect(seen.asked).toEqual(['a', stream]);
  });

  it('holds for the connections of the pool', async () => {
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
