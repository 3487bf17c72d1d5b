import busboy from 'busboy';
import { PassThrough, Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { DomainError, invalidField } from '@/lib/errors/domain-error';

/** How much of a refused body is read and dropped: a client that still writes when the connection closes never sees the answer. */
const DRAINED_BYTES = 16 * 1024 * 1024;

/** More than any form of ours has. Each part is work for the parser, however little is in it. */
export const PARTS_MAX = 100;

/** A parser of a multipart body, with limits of ours. @throws DomainError `unsupported_type` for another kind of body, `invalid_input` without a boundary or body. */
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

/** A request's body as Node reads it. */
export const bodyOf = (request: Request): Readable => Readable.fromWeb(request.body as NodeWebStream<Uint8Array>);

/** Reads what still arrives, up to a limit, and drops it. */
export function drain(source: Readable): void {
  let left = DRAINED_BYTES;
  // Taken off its parser it stands still.
  source.resume();
  source.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) source.destroy();
  });
}

/**
 * The file of one field of a multipart body: its name, and its bytes as a stream, while the body still arrives. The stream fails with `invalid_input` where the
 * body breaks off.
 * @throws DomainError `unsupported_type` for another kind of body, `invalid_input` where the file is missing or the body broken.
 */
export function streamFile(request: Request, field: string): Promise<{ name: string; body: Readable }> {
  const parser = multipartParser(request, { files: 1, parts: PARTS_MAX, fieldSize: 10_000 });
  const source = bodyOf(request);
  return new Promise((resolve, reject) => {
    const file = new PassThrough();
    // Whoever has not begun to read yet must not bring the process down.
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
      // The parser's type promises a name; a part need not have one.
      resolve({ name: filename ?? '', body: file });
    });
    const stopParsing = () => {
      source.unpipe(parser);
      drain(source);
    };
    // A file that is refused half-way: no more of the body is parsed.
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
