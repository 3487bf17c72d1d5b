import { unwatchLot, watchLot } from '@/lib/market/auctions/watch-lot';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, noContent } from '@/lib/web/http/define-route';

type Params = { id: string };

export const PUT = defineRoute<Params>(async ({ params }) => {
  await watchLot(await requireActor(), params.id);
  return noContent();
});

export const DELETE = defineRoute<Params>(async ({ params }) => {
  await unwatchLot(await requireActor(), params.id);
  return noContent();
});
