import { requireActor } from '@/lib/auth/viewer';
import { uploadBannerPicture } from '@/lib/banner-ads/upload-picture';
import { defineRoute, json } from '@/lib/http/define-route';
import { readImage } from '@/lib/request-bodies/read-image';

/** A picture in the field `image`; answers the address that a request names it by. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json(await uploadBannerPicture(actor, await readImage(request)), 201);
});
