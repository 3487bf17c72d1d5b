import { listBids } from '@/lib/market/auctions/list-bids';
import { placeBid } from '@/lib/market/auctions/place-bid';
import { placeBidSchema } from '@/lib/market/auctions/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { pageQuery } from '@/lib/web/http/page-query';
import { readJson } from '@/lib/web/request-bodies/read-body';

type Params = { id: string };

export const GET = defineRoute<Params>(async ({ request, params }) =>
  json(await listBids(params.id, pageQuery(request).page)),
);

export const POST = defineRoute<Params>(async ({ request, params }) => {
  const actor = await requireActor();
  return json(await placeBid(actor, params.id, await readJson(request, placeBidSchema)), 201);
});
