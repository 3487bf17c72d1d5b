import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { requireAdminActor } from '@/lib/web/auth/require-admin';
import { kindOf } from '@/lib/market/topics/kinds';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { restoreListing } from '@/lib/market/listings/restore-listing';

/** Restores a listing that was taken down, animal or equipment. */
export const POST = defineRoute<{ id: string }>(async ({ params }) => {
  const actor = await requireAdminActor();
  const kind = (await kindOf(params.id)) ?? ANIMAL_LISTINGS;
  return json(await restoreListing(actor, kind, params.id));
});
