import { myStanding } from '@/lib/market/auctions/my-standing';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';

export const GET = defineRoute<{ id: string }>(async ({ params }) =>
  json(await myStanding(await requireActor(), params.id)),
);
