import 'server-only';
import type { PoolClient } from 'pg';
import { portraitKeys } from '@/lib/accounts/accounts/portrait';
import { pool } from '@/lib/core/db/client';
import { documentKey, isDocumentName } from '@/lib/accounts/verification/document-name';
import { PERSONAL_COLUMNS } from './personal-columns';

/** Rows that are in memory at a time. */
const ROWS = 200;

/** A file of the person: where it is stored, and its name in the export. */
export type PersonalFile = { key: string; name: string };

type Section = { name: string; table: string; column: string } & (typeof PERSONAL_COLUMNS)[string];

/** What the export holds, by the name of its section. */
export const SECTIONS: readonly Section[] = Object.entries(PERSONAL_COLUMNS).flatMap(([place, entry]) => {
  const [table = '', column = ''] = place.split('.');
  return entry.section === undefined ? [] : [{ ...entry, name: entry.section, table, column }];
});

function keysOf(holds: NonNullable<Section['files']>[number]['holds'], value: unknown): string[] {
  const values = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  switch (holds) {
    case 'pictures':
      return values.map((key) => `${key}-1600.webp`);
    case 'addresses':
      return values.flatMap((url) => portraitKeys(url)[0] ?? /^\/media\/(.+)$/.exec(url)?.[1] ?? []);
    case 'documents':
      return values.filter(isDocumentName).map(documentKey);
    case 'keys':
      return values;
  }
}

async function* rowsOf(
  client: PoolClient,
  { table, column, omit = [], also, rows: known = 'true' }: Section,
  userId: string,
) {
  const row = also ? `to_jsonb(t) || ${also}` : 'to_jsonb(t)';
  await client.query(
    `DECLARE personal_rows CURSOR FOR SELECT ((${row}) - $2::text[])::text AS text FROM ${table} t WHERE t.${column} = $1::uuid AND ${known}`,
    [userId, [...omit]],
  );
  for (;;) {
    const { rows } = await client.query<{ text: string }>(`FETCH ${ROWS} FROM personal_rows`);
    yield* rows;
    if (rows.length < ROWS) break;
  }
  await client.query('CLOSE personal_rows');
}

/**
 * Yields everything that an account holds as the text of one JSON document, from one snapshot of the database, a few rows at
 * a time; calls `onFile` for each file that the rows name.
 */
export async function* readPersonalData(
  userId: string,
  onFile: (file: PersonalFile) => void,
  now = new Date(),
): AsyncGenerator<string> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    yield `{\n"exported_at": ${JSON.stringify(now.toISOString())}`;
    for (const section of SECTIONS) {
      yield `,\n${JSON.stringify(section.name)}: [`;
      let mark = '\n';
      for await (const { text } of rowsOf(client, section, userId)) {
        yield mark + text;
        mark = ',\n';
        for (const { column, holds } of section.files ?? [])
          for (const key of keysOf(holds, (JSON.parse(text) as Record<string, unknown>)[column]))
            onFile({ key, name: `${section.name}/${key.slice(key.lastIndexOf('/') + 1)}` });
      }
      yield ']';
    }
    yield '\n}\n';
    await client.query('COMMIT');
  } finally {
    // Closing the connection ends the transaction if the reader stopped early.
    client.release(true);
  }
}
