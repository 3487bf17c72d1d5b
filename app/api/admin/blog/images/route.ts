import { requireAdminActor } from '@/lib/auth/require-admin';
import { uploadPostPicture } from '@/lib/blog/upload-post-picture';
import { defineRoute, json } from '@/lib/http/define-route';
import { readImage } from '@/lib/request-bodies/read-image';

/** Uploads one photograph (field `image`), which is kept for a day until a post uses it. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireAdminActor();
  return json(await uploadPostPicture(actor, await readImage(request)), 201);
});
