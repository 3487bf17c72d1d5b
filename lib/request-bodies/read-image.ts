import { invalidField } from '@/lib/errors/domain-error';
import { IMAGE_MAX_BYTES } from '@/lib/uploads/schema';
import { readMultipart } from './read-multipart';

/** Room for what a multipart body has around its file. */
const ENVELOPE_BYTES = 64 * 1024;

/** The one picture of a multipart body, in the field `image`. @throws DomainError as `readMultipart` does, `invalid_input` without a picture. */
export async function readImage(request: Request): Promise<{ name: string; bytes: Buffer }> {
  const { files } = await readMultipart(request, IMAGE_MAX_BYTES + ENVELOPE_BYTES);
  const file = files.find(({ field }) => field === 'image')?.file;
  if (!file) throw invalidField('image', 'required');
  return { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) };
}
