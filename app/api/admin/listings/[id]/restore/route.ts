import { requireAdminActor } from '@/lib/auth/require-admin';
import { revalidateListing } from '@/lib/cache/page-cache';
import { defineRoute, json } from '@/lib/http/define-route';
import { ANIMALS } from '@/lib/listings/animals';
import { restoreListing } from '@/lib/listings/restore-listing';

/** Puts back what was taken down. */
export const POST = defineRoute<{ id: string }>(async ({ params }) => {
  const listing = await restoreListing(await requireAdminActor(), ANIMALS, params.id);
  revalidateListing(listing.id);
  return json(listing);
});
