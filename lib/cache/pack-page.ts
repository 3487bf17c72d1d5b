import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Brotli, because a page contains its text twice (as HTML and as React's data), further apart than gzip's window. */
const QUALITY = 3;

/** Serializes and compresses a cached value. */
export function packValue(value: unknown): Promise<Buffer> {
  return compress(serialize(value), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}

/** Decompresses and deserializes a value packed by `packValue`. */
export async function unpackValue(bytes: Buffer): Promise<unknown> {
  return deserialize(await decompress(bytes));
}

/** Returns the SHA-256 hash of a text in Base64: synchronously, several times as fast as Web Crypto. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
