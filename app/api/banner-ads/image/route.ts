import { requireUploader } from '@/lib/auth/require-uploader';
import { uploadBannerPicture } from '@/lib/banner-ads/pictures/upload-picture';
import { defineRoute, json } from '@/lib/http/define-route';
import { readImage } from '@/lib/request-bodies/read-image';

/** Uploads a picture (field `image`) and returns the URL that a banner request refers to it by. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireUploader();
  return json(await uploadBannerPicture(actor, await readImage(request)), 201);
});
