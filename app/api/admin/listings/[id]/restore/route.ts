import { requireAdminActor } from '@/lib/auth/require-admin';
import { defineRoute, json } from '@/lib/http/define-route';
import { ANIMALS } from '@/lib/listings/animals';
import { kindOf } from '@/lib/listings/kinds';
import { restoreListing } from '@/lib/listings/restore-listing';

/** Puts back what was taken down, an animal or equipment. */
export const POST = defineRoute<{ id: string }>(async ({ params }) => {
  const actor = await requireAdminActor();
  const kind = (await kindOf(params.id)) ?? ANIMALS;
  return json(await restoreListing(actor, kind, params.id));
});
