import { Readable } from 'node:stream';
import type { StoredFile } from '@/lib/files/storage/driver';
import { LENGTH_HEADER } from './length-header';

/** Headers of what only its reader may see: never cached, and its address is named to no other site. */
export const PRIVATE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } as const;

/** Streams a private file; `headers` are added, or go before those of `PRIVATE`. */
export function privateFile(file: StoredFile, headers: Record<string, string> = {}): Response {
  return new Response(Readable.toWeb(file.body) as ReadableStream<Uint8Array>, {
    headers: { ...PRIVATE, 'content-type': file.contentType, [LENGTH_HEADER]: String(file.size), ...headers },
  });
}
