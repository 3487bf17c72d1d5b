import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { readImage } from '@/lib/request-bodies/read-image';
import { uploadImage } from '@/lib/uploads/upload-image';

/** One photograph in the field `image`, kept a day for a listing that its owner is writing. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json(await uploadImage(actor, await readImage(request)), 201);
});
