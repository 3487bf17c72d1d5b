import { changePicture, removePicture } from '@/lib/accounts/change-picture';
import { requireActor } from '@/lib/auth/viewer';
import { revalidateSeller } from '@/lib/cache/page-cache';
import { invalidField } from '@/lib/errors/domain-error';
import { defineRoute, json } from '@/lib/http/define-route';
import { readMultipart } from '@/lib/http/read-body';
import { IMAGE_MAX_BYTES } from '@/lib/listings/schema';

const ENVELOPE_BYTES = 64 * 1024;

/** A photograph in the field `image`. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  const { files } = await readMultipart(request, IMAGE_MAX_BYTES + ENVELOPE_BYTES);
  const file = files.find(({ field }) => field === 'image')?.file;
  if (!file) throw invalidField('image', 'required');
  const user = await changePicture(actor, { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) });
  revalidateSeller(actor.id);
  return json(user);
});

export const DELETE = defineRoute(async () => {
  const actor = await requireActor();
  const user = await removePicture(actor);
  revalidateSeller(actor.id);
  return json(user);
});
