import 'server-only';
import type { Readable } from 'node:stream';
import { env } from '@/lib/env';
import { LocalStorage } from './local-storage';
import { S3Storage } from './s3-storage';

export type StoredFile = { body: Readable; size: number; contentType: string; range: { start: number; end: number } | null };

/** Bytes `start` to `end`, both included, as HTTP ranges count; without `end` to the last byte; a negative start counts from the end. */
export type ByteRange = { start: number; end?: number | undefined };

/**
 * Where files live. Keys are relative paths of lower-case letters, digits, "-", "." and "/". A file is written once and
 * never changed, so that its URL may be cached for ever.
 */
export interface Storage {
  /** Stores a file whole or not at all. Throws StorageError when the store fails. */
  put(key: string, body: Buffer | Readable, contentType: string): Promise<void>;
  /** The file, or null where there is none. A range past its end answers null as well. */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>;
  /** Removes files; a missing one is no error. */
  delete(keys: readonly string[]): Promise<void>;
}

const shared = globalThis as { corralStorage?: Storage };

/** The configured storage: an S3 bucket where one is named, else a folder in the data directory. */
export function storage(): Storage {
  return (shared.corralStorage ??= env.STORAGE_DRIVER === 's3' ? new S3Storage() : new LocalStorage());
}
