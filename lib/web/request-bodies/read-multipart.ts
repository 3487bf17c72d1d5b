import { DomainError } from '@/lib/core/errors/domain-error';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { PARTS_MAX, bodyOf, drain, multipartParser } from './multipart-stream';
import { memoryFor } from './upload-memory';

const FIELD_MAX_BYTES = 64 * 1024;

/** The content of a multipart body; of a repeated field, the last value. */
type Form = { fields: Record<string, string>; files: { field: string; file: File }[] };

/** Browsers percent-encode quotes and line breaks in file names. */
const unescaped = (name: string): string => name.replace(/%(?:0A|0D|22)/gi, decodeURIComponent);

/**
 * Reads a multipart body of at most `maxBytes`. It is parsed as it arrives and with a limit on parts: parsing a body
 * of a million parts or header lines at once would block the process for seconds.
 * @throws DomainError `unsupported_type`, `too_large`, `invalid_input`, `unavailable` if concurrent uploads use too
 * much memory, `rate_limited` if those of the same person or address do.
 */
export async function readMultipart(request: Request, maxBytes: number): Promise<Form> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new DomainError('too_large');
  const parser = multipartParser(request, { parts: PARTS_MAX, fieldSize: FIELD_MAX_BYTES });
  const source = bodyOf(request);
  const hold = memoryFor(clientAddress(request.headers));
  const form: Form = { fields: {}, files: [] };
  let size = 0;
  return new Promise((resolve, reject) => {
    let refused = false;
    const refuse = (error: DomainError) => {
      // The parser and later chunks can each give a reason of their own.
      if (refused) return;
      refused = true;
      reject(error);
      source.unpipe(parser);
      source.off('data', count);
      drain(source);
    };
    const count = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) return refuse(new DomainError('too_large'));
      const full = hold(chunk.length);
      if (full) refuse(full);
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
      // The parser's type declares a name, but an empty file input has none.
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
    source.on('data', count);
    source.pipe(parser);
  });
}
