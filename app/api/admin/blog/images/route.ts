import { requireAdminActor } from '@/lib/web/auth/require-admin';
import { uploadPostPicture } from '@/lib/pages/blog/upload-post-picture';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readImage } from '@/lib/web/request-bodies/read-image';

/** Uploads one photograph (field `image`), which is kept for a day until a post uses it. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireAdminActor();
  return json(await uploadPostPicture(actor, await readImage(request)), 201);
});
