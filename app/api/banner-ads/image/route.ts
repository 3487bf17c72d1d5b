import { requireUploader } from '@/lib/web/auth/require-uploader';
import { uploadBannerPicture } from '@/lib/money/banner-ads/pictures/upload-picture';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readImage } from '@/lib/web/request-bodies/read-image';

/** Uploads a picture (field `image`) and returns the URL that a banner request refers to it by. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireUploader();
  return json(await uploadBannerPicture(actor, await readImage(request)), 201);
});
