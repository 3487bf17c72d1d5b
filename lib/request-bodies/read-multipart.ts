import { DomainError } from '@/lib/errors/domain-error';
import { PARTS_MAX, bodyOf, drain, multipartParser } from './multipart-stream';
import { memoryFor } from './upload-memory';

const FIELD_MAX_BYTES = 64 * 1024;

/** What a multipart body holds; of a field that comes twice, the last. */
type Form = { fields: Record<string, string>; files: { field: string; file: File }[] };

/** Browsers write quotes and line breaks of names so. */
const unescaped = (name: string): string => name.replace(/%(?:0A|0D|22)/gi, decodeURIComponent);

/**
 * Reads a multipart body of at most `maxBytes`. It is parsed while it arrives, piece by piece, and no further than a form of ours goes: parsed whole, a
 * body of a million parts or lines of headers would hold the process for seconds.
 * @throws DomainError `unsupported_type`, `too_large`, `invalid_input`, `unavailable` where too much is being uploaded at once.
 */
export async function readMultipart(request: Request, maxBytes: number): Promise<Form> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new DomainError('too_large');
  const parser = multipartParser(request, { parts: PARTS_MAX, fieldSize: FIELD_MAX_BYTES });
  const source = bodyOf(request);
  const hold = memoryFor();
  const form: Form = { fields: {}, files: [] };
  let size = 0;
  return new Promise((resolve, reject) => {
    const refuse = (error: DomainError) => {
      reject(error);
      source.unpipe(parser);
      drain(source);
    };
    const broken = (cause: unknown) => refuse(new DomainError('invalid_input', { cause }));
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) refuse(new DomainError('too_large'));
      form.fields[name] = value;
    });
    parser.on('file', (field, stream, { filename, mimeType }) => {
      const pieces: Buffer[] = [];
      stream.on('error', broken);
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      // The parser's type promises a name; an input that was left alone has none.
      stream.on('end', () =>
        form.files.push({
          field,
          file: new File([Buffer.concat(pieces)], unescaped(filename ?? ''), { type: mimeType }),
        }),
      );
    });
    parser.once('partsLimit', () => broken(new Error('too many parts')));
    parser.once('close', () => resolve(form));
    parser.on('error', broken);
    source.on('error', broken);
    source.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) return refuse(new DomainError('too_large'));
      if (!hold(chunk.length)) refuse(new DomainError('unavailable'));
    });
    source.pipe(parser);
  });
}
