import type { Readable } from 'node:stream';

export type StoredFile = { body: Readable; size: number; contentType: string; range: { start: number; end: number } | null };

/** Bytes `start` to `end`, both included, as HTTP ranges count; without `end` to the last byte; a negative start counts from the end. */
export type ByteRange = { start: number; end?: number | undefined };

/**
 * Where files live. Keys are relative paths of lower-case letters, digits, "-", "." and "/". A file is written once and
 * never changed, so that its URL may be cached for ever.
 */
export interface Storage {
  /** Stores a file whole or not at all. Throws DomainError `storage_unavailable` when the store fails. */
  put(key: string, body: Buffer | Readable, contentType: string): Promise<void>;
  /** The file, or null where there is none. A range past its end answers null as well. */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>;
  /** Removes files; a missing one is no error. */
  delete(keys: readonly string[]): Promise<void>;
}
