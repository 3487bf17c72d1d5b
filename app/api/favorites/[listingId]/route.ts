import { requireActor } from '@/lib/web/auth/viewer';
import { addFavorite } from '@/lib/market/favorites/add-favorite';
import { removeFavorite } from '@/lib/market/favorites/remove-favorite';
import { defineRoute, noContent } from '@/lib/web/http/define-route';

type Params = { listingId: string };

export const POST = defineRoute<Params>(async ({ params }) => {
  await addFavorite(await requireActor(), params.listingId);
  return noContent();
});

export const DELETE = defineRoute<Params>(async ({ params }) => {
  await removeFavorite(await requireActor(), params.listingId);
  return noContent();
});
