import { ANIMAL_LISTINGS } from '@/lib/animals/animal-listings';
import { requireAdminActor } from '@/lib/auth/require-admin';
import { kindOf } from '@/lib/catalog/kinds';
import { defineRoute, json } from '@/lib/http/define-route';
import { restoreListing } from '@/lib/listings/restore-listing';

/** Restores a listing that was taken down, animal or equipment. */
export const POST = defineRoute<{ id: string }>(async ({ params }) => {
  const actor = await requireAdminActor();
  const kind = (await kindOf(params.id)) ?? ANIMAL_LISTINGS;
  return json(await restoreListing(actor, kind, params.id));
});
