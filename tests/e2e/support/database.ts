import { Client, type QueryResultRow } from 'pg';

/** Runs one statement in the database of `url`. */
export async function queryAt<Row extends QueryResultRow>(
  url: string | undefined,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Runs one statement in the database of the server under test. */
export function query<Row extends QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return queryAt<Row>(process.env.DATABASE_URL, sql, values);
}
