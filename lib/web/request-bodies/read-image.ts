import { invalidField } from '@/lib/core/errors/domain-error';
import { IMAGE_MAX_BYTES } from '@/lib/files/uploads/schema';
import { readMultipart } from './read-multipart';

/** Allowance for the multipart framing around the file. */
const ENVELOPE_BYTES = 64 * 1024;

/**
 * Reads the single picture of a multipart body, in the field `image`. @throws DomainError as `readMultipart`, and
 * `invalid_input` without a picture.
 */
export async function readImage(request: Request): Promise<{ name: string; bytes: Buffer }> {
  const { files } = await readMultipart(request, IMAGE_MAX_BYTES + ENVELOPE_BYTES);
  const file = files.find(({ field }) => field === 'image')?.file;
  if (!file) throw invalidField('image', 'required');
  return { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) };
}
