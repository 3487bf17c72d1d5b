import { requireAdminActor } from '@/lib/auth/require-admin';
import { uploadPostPicture } from '@/lib/blog/upload-post-picture';
import { invalidField } from '@/lib/errors/domain-error';
import { defineRoute, json } from '@/lib/http/define-route';
import { readMultipart } from '@/lib/http/read-body';
import { IMAGE_MAX_BYTES } from '@/lib/listings/schema';

const ENVELOPE_BYTES = 64 * 1024;

/** One photograph in the field `image`, kept a day for a post that is being written. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireAdminActor();
  const { files } = await readMultipart(request, IMAGE_MAX_BYTES + ENVELOPE_BYTES);
  const file = files.find(({ field }) => field === 'image')?.file;
  if (!file) throw invalidField('image', 'required');
  return json(await uploadPostPicture(actor, { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) }), 201);
});
