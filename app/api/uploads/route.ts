import { requireActor } from '@/lib/auth/viewer';
import { invalidField } from '@/lib/errors/domain-error';
import { defineRoute, json } from '@/lib/http/define-route';
import { readMultipart } from '@/lib/http/read-body';
import { IMAGE_MAX_BYTES } from '@/lib/listings/schema';
import { uploadImage } from '@/lib/uploads/upload-image';

const ENVELOPE_BYTES = 64 * 1024;

/** One photograph in the field `image`, kept a day for a listing that its owner is writing. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  const { files } = await readMultipart(request, IMAGE_MAX_BYTES + ENVELOPE_BYTES);
  const file = files.find(({ field }) => field === 'image')?.file;
  if (!file) throw invalidField('image', 'required');
  return json(await uploadImage(actor, { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) }), 201);
});
