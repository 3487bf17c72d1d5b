import { requireUploader } from '@/lib/web/auth/require-uploader';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readImage } from '@/lib/web/request-bodies/read-image';
import { uploadImage } from '@/lib/files/uploads/upload-image';

/** Uploads one photograph (field `image`), which is kept for a day until a listing uses it. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireUploader();
  return json(await uploadImage(actor, await readImage(request)), 201);
});
