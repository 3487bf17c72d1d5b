import type { Readable } from 'node:stream';

export type StoredFile = {
  body: Readable;
  size: number;
  contentType: string;
  range: { start: number; end: number } | null;
};

/**
 * Bytes `start` to `end`, inclusive, as in HTTP ranges. Without `end`, up to the last byte; a negative start counts
 * from the end.
 */
export type ByteRange = { start: number; end?: number | undefined };

/** A file as listed by the store: its key and when it was written. */
export type StoredEntry = { key: string; modified: Date };

/** Creates short-lived URLs through which a browser accesses one file directly in the store. */
export interface Signer {
  /** Returns a URL that downloads the file under the given name and is not cached. */
  download(key: string, options: { fileName: string; seconds: number }): Promise<string>;
  /** Returns a URL to PUT exactly `size` bytes of `type`; the store refuses any other length or type. */
  upload(key: string, options: { size: number; type: string; seconds: number }): Promise<string>;
}

/**
 * File storage. Keys are relative paths of lower-case letters, digits, "-", "." and "/". A file is written once and
 * never changed, so that its URL can be cached forever.
 */
export interface Storage {
  /** Stores a file atomically. Throws DomainError `storage_unavailable` if the store fails. */
  put(key: string, body: Buffer | Readable, contentType: string): Promise<void>;
  /** Returns the file, or null if it doesn't exist or the range is outside of it. */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>;
  /** Deletes files; missing ones are ignored. */
  delete(keys: readonly string[]): Promise<void>;
  /**
   * Lists every file whose key starts with `prefix`, unordered, including remains of interrupted writes. Throws
   * DomainError `storage_unavailable`.
   */
  list(prefix: string): AsyncIterable<StoredEntry>;
  /** Null if browsers can't reach the store. */
  readonly signer: Signer | null;
}
