import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Writable } from 'node:stream';
import { escapeIdentifier, type Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { TableEntry } from './manifest';

export type Table = { name: string; columns: string[]; order: string };

/** Settings that fix the text form of values, so that the same data always gives the same bytes. */
export const FIXED_FORM =
  "SET client_encoding = 'UTF8'; SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET extra_float_digits = 1; SET bytea_output = 'hex'";

/**
 * Returns every table with its columns, except generated ones. Skips unlogged tables, which may be lost, and Prisma's
 * own, which the migrations recreate. A table without a primary key is ordered by the rows' text; equal rows are
 * interchangeable.
 */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name,
      ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
      coalesce((SELECT string_agg(quote_ident(a.attname) || CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END, ', ' ORDER BY k.place)
        FROM pg_index i, unnest(i.indkey::int2[]) WITH ORDINALITY AS k (attnum, place), pg_attribute a
        WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid AND a.attnum = k.attnum),
        quote_ident(c.relname) || '::text COLLATE "C"') AS "order"
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p' AND c.relname <> '_prisma_migrations'
    ORDER BY c.relname`);
  return rows;
}

/** Returns `table (a, b)` as SQL. */
export function columnsOf({ name, columns }: Pick<Table, 'name' | 'columns'>): string {
  return `${escapeIdentifier(name)} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`;
}

/** Streams the rows of a table in the text form of `COPY`, in order. */
export function readTable(client: Client, { name, columns, order }: Table) {
  return client.query(
    copyTo(
      `COPY (SELECT ${columns.map((column) => escapeIdentifier(column)).join(', ')} FROM ${escapeIdentifier(name)} ORDER BY ${order}) TO STDOUT`,
    ),
  );
}

const NEWLINE = 0x0a;

/**
 * Counts the rows and computes the checksum of a table's text stream. `COPY` escapes newlines in values, so each one
 * ends a row.
 */
export class TableDigest {
  private readonly hash = createHash('sha256');
  private rows = 0;

  add(piece: Buffer): void {
    this.hash.update(piece);
    for (let at = piece.indexOf(NEWLINE); at >= 0; at = piece.indexOf(NEWLINE, at + 1)) this.rows += 1;
  }

  entry({ name, columns }: Pick<Table, 'name' | 'columns'>): TableEntry {
    return { name, columns, rows: this.rows, sha256: this.hash.digest('hex') };
  }
}

/** Computes count and checksum of a table in the database. */
export async function digestTable(client: Client, table: Table): Promise<TableEntry> {
  const digest = new TableDigest();
  const sink = new Writable({
    write(piece: Buffer, _, done) {
      digest.add(piece);
      done();
    },
  });
  await pipeline(readTable(client, table), sink);
  return digest.entry(table);
}
