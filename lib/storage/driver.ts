import type { Readable } from 'node:stream';

export type StoredFile = {
  body: Readable;
  size: number;
  contentType: string;
  range: { start: number; end: number } | null;
};

/** Bytes `start` to `end`, both included, as HTTP ranges count; without `end` to the last byte; a negative start counts from the end. */
export type ByteRange = { start: number; end?: number | undefined };

/** A file as a list of the store has it: its key and when it was written. */
export type StoredEntry = { key: string; modified: Date };

/** Makes addresses under which a browser reaches one file of the store without us, for a short time. */
export interface Signer {
  /** To download the file under a name of our own making; no cache keeps it. */
  download(key: string, options: { fileName: string; seconds: number }): Promise<string>;
  /** To PUT exactly `size` bytes of `type`; a body of another length or type is refused by the store. */
  upload(key: string, options: { size: number; type: string; seconds: number }): Promise<string>;
}

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
  /** Every file whose key begins with `prefix`, in no order; what is left of writes that broke off is among them. Throws DomainError `storage_unavailable`. */
  list(prefix: string): AsyncIterable<StoredEntry>;
  /** Null where browsers can't reach the store. */
  readonly signer: Signer | null;
}
