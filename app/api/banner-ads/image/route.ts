import { requireActor } from '@/lib/auth/viewer';
import { uploadBannerPicture } from '@/lib/banner-ads/upload-picture';
import { invalidField } from '@/lib/errors/domain-error';
import { defineRoute, json } from '@/lib/http/define-route';
import { readMultipart } from '@/lib/http/read-body';
import { IMAGE_MAX_BYTES } from '@/lib/listings/schema';

const ENVELOPE_BYTES = 64 * 1024;

/** A picture in the field `image`; answers the address that a request names it by. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  const { files } = await readMultipart(request, IMAGE_MAX_BYTES + ENVELOPE_BYTES);
  const file = files.find(({ field }) => field === 'image')?.file;
  if (!file) throw invalidField('image', 'required');
  return json(await uploadBannerPicture(actor, { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) }), 201);
});
