import busboy from 'busboy';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { DomainError, invalidField } from '@/lib/errors/domain-error';

/**
 * The file of one field of a multipart body, as a stream, while the body still arrives.
 * @throws DomainError `unsupported_type` for another kind of body, `invalid_input` where the file is missing or the body broken.
 */
export function streamFile(request: Request, field: string): Promise<Readable> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType) || !request.body) throw new DomainError('unsupported_type');
  const parser = busboy({ headers: { 'content-type': contentType }, limits: { files: 1, fields: 10, fieldSize: 10_000 } });
  const source = Readable.fromWeb(request.body as NodeWebStream<Uint8Array>);
  return new Promise((resolve, reject) => {
    let file: Readable | undefined;
    const broken = (cause: unknown) => {
      const error = new DomainError('invalid_input', { cause });
      if (file) file.destroy(error);
      else reject(error);
    };
    parser.on('file', (name, stream) => {
      if (name !== field) return stream.resume();
      file = stream;
      // A file that is refused half-way: read no more of the body.
      stream.once('close', () => source.unpipe(parser));
      resolve(stream);
    });
    parser.once('close', () => reject(invalidField(field, 'required')));
    parser.once('error', broken);
    source.once('error', broken);
    source.pipe(parser);
  });
}
