import { changePicture, removePicture } from '@/lib/accounts/change-picture';
import { requireUploader } from '@/lib/auth/require-uploader';
import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { readImage } from '@/lib/request-bodies/read-image';

/** Replaces the profile picture (field `image`). */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireUploader();
  return json(await changePicture(actor, await readImage(request)));
});

export const DELETE = defineRoute(async () => {
  const actor = await requireActor();
  return json(await removePicture(actor));
});
