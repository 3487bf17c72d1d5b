import { z } from 'zod';

/** The version of the archive layout. */
export const FORMAT = 1;

/** The first entry, which identifies a Corral archive. */
export const HEAD_ENTRY = 'corral-backup.json';
/** The last entry, which a truncated archive lacks. */
export const MANIFEST_ENTRY = 'manifest.json';
/** Between the two: `tables/<name>/<number>` in pieces, `files/<key>` whole. */
export const TABLES = 'tables/';
export const FILES = 'files/';

/** Maximum size of a table's piece in bytes, so that no table is in memory as a whole. */
export const PIECE_BYTES = 1024 * 1024;

export const headSchema = z.object({ format: z.number() });

const digestSchema = z.string().regex(/^[0-9a-f]{64}$/);

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.number().int().min(0),
  sha256: digestSchema,
});

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** The PostgreSQL version of the source database. */
  postgres: z.string(),
  /** The migrations of the source database, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: digestSchema })).min(1),
  /** `sha256` is of the rows as `COPY` writes them, in the order of `listTables`. */
  tables: z.array(tableSchema).min(1),
  /** Null in an archive without files; `sha256` is of every file's name, size and bytes in turn. */
  files: z.object({ count: z.number().int(), bytes: z.number().int(), sha256: digestSchema }).nullable(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = z.infer<typeof tableSchema>;
