import { requireUploader } from '@/lib/web/auth/require-uploader';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readImage } from '@/lib/web/request-bodies/read-image';
import { uploadMessagePhoto } from '@/lib/files/uploads/upload-message-photo';

/** Uploads one photograph (field `image`) for a message, which is kept for a day until a message is sent with it. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireUploader();
  return json(await uploadMessagePhoto(actor, await readImage(request)), 201);
});
