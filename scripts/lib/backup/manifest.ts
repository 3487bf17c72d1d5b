import { z } from 'zod';

/** The layout of an archive as this version writes and reads it. */
export const FORMAT = 1;

/** The first entry, by which an archive is known for one of ours. */
export const HEAD_ENTRY = 'corral-backup.json';
/** The last entry: an archive that was cut off has none. */
export const MANIFEST_ENTRY = 'manifest.json';
/** Between the two: `tables/<name>/<number>` in pieces, `files/<key>` whole. */
export const TABLES = 'tables/';
export const FILES = 'files/';

/** The longest piece of a table that is in memory at once, in bytes. */
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
  /** The version of PostgreSQL that the data came from. */
  postgres: z.string(),
  /** What the database's schema was made by, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: digestSchema })).min(1),
  /** `sha256` is of the rows as `COPY` writes them, in the order of `listTables`. */
  tables: z.array(tableSchema).min(1),
  /** Null in an archive without files; `sha256` is of every file's name, size and bytes in turn. */
  files: z.object({ count: z.number().int(), bytes: z.number().int(), sha256: digestSchema }).nullable(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = z.infer<typeof tableSchema>;
