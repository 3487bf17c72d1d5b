import { changePicture, removePicture } from '@/lib/accounts/accounts/change-picture';
import { requireUploader } from '@/lib/web/auth/require-uploader';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readImage } from '@/lib/web/request-bodies/read-image';

/** Replaces the profile picture (field `image`). */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireUploader();
  return json(await changePicture(actor, await readImage(request)));
});

export const DELETE = defineRoute(async () => {
  const actor = await requireActor();
  return json(await removePicture(actor));
});
