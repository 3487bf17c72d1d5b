import { changePicture, removePicture } from '@/lib/accounts/change-picture';
import { requireActor } from '@/lib/auth/viewer';
import { revalidateSeller } from '@/lib/cache/page-cache';
import { defineRoute, json } from '@/lib/http/define-route';
import { readImage } from '@/lib/request-bodies/read-image';

/** A photograph in the field `image`. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  const user = await changePicture(actor, await readImage(request));
  revalidateSeller(actor.id);
  return json(user);
});

export const DELETE = defineRoute(async () => {
  const actor = await requireActor();
  const user = await removePicture(actor);
  revalidateSeller(actor.id);
  return json(user);
});
