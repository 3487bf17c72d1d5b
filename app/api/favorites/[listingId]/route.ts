import { requireActor } from '@/lib/auth/viewer';
import { addFavorite } from '@/lib/favorites/add-favorite';
import { removeFavorite } from '@/lib/favorites/remove-favorite';
import { defineRoute, noContent } from '@/lib/http/define-route';

type Params = { listingId: string };

export const POST = defineRoute<Params>(async ({ params }) => {
  await addFavorite(await requireActor(), params.listingId);
  return noContent();
});

export const DELETE = defineRoute<Params>(async ({ params }) => {
  await removeFavorite(await requireActor(), params.listingId);
  return noContent();
});
