import busboy from 'busboy';
import { PassThrough, Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';

/**
 * How much of a refused body is read and discarded: a client that is still sending when the connection closes never
 * sees the response.
 */
const DRAINED_BYTES = 16 * 1024 * 1024;

/** More than any of our forms has. Every part costs parsing time, even an empty one. */
export const PARTS_MAX = 100;

/**
 * Creates a multipart parser with our limits. @throws DomainError `unsupported_type` for other content types,
 * `invalid_input` without a boundary or body.
 */
export function multipartParser(request: Request, limits: busboy.Limits): busboy.Busboy {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType)) throw new DomainError('unsupported_type');
  if (!request.body) throw new DomainError('invalid_input');
  try {
    return busboy({ headers: { 'content-type': contentType }, defParamCharset: 'utf8', preservePath: true, limits });
  } catch (cause) {
    throw new DomainError('invalid_input', { cause });
  }
}

/** Returns a request's body as a Node stream. */
export const bodyOf = (request: Request): Readable => Readable.fromWeb(request.body as NodeWebStream<Uint8Array>);

/** Reads and discards the rest of a body, up to a limit. */
export function drain(source: Readable): void {
  let left = DRAINED_BYTES;
  // Unpiping has paused it.
  source.resume();
  source.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) source.destroy();
  });
}

/**
 * Returns the file in one field of a multipart body: its name, and its bytes as a stream while the body is arriving.
 * The stream fails with `invalid_input` if the body is cut off.
 * @throws DomainError `unsupported_type` for other content types, `invalid_input` if the file is missing or the body
 * malformed.
 */
export function streamFile(request: Request, field: string): Promise<{ name: string; body: Readable }> {
  const parser = multipartParser(request, { files: 1, parts: PARTS_MAX, fieldSize: 10_000 });
  const source = bodyOf(request);
  return new Promise((resolve, reject) => {
    const file = new PassThrough();
    // An error before the consumer has attached its listener must not crash the process.
    file.on('error', () => undefined);
    const broken = (cause: unknown) => {
      const error = new DomainError('invalid_input', { cause });
      reject(error);
      file.destroy(error);
    };
    parser.on('file', (part, stream, { filename }) => {
      if (part !== field) return stream.resume();
      stream.on('error', broken);
      stream.pipe(file);
      // The parser's type declares a name, but a part may lack one.
      resolve({ name: filename ?? '', body: file });
    });
    const stopParsing = () => {
      source.unpipe(parser);
      drain(source);
    };
    // When the consumer rejects the file, the rest of the body isn't parsed.
    file.once('close', stopParsing);
    parser.once('partsLimit', () => {
      broken(new Error('too many parts'));
      stopParsing();
    });
    parser.once('close', () => reject(invalidField(field, 'required')));
    parser.on('error', broken);
    source.on('error', broken);
    source.pipe(parser);
  });
}
