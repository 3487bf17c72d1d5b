import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** A page holds its text twice, as HTML and as React's data, further apart than gzip looks back. */
const QUALITY = 3;

/** A cached value, compressed. */
export function packValue(value: unknown): Promise<Buffer> {
  return compress(serialize(value), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}

/** The value that was packed. */
export async function unpackValue(bytes: Buffer): Promise<unknown> {
  return deserialize(await decompress(bytes));
}
