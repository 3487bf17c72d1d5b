import { listBids } from '@/lib/auctions/list-bids';
import { placeBid } from '@/lib/auctions/place-bid';
import { placeBidSchema } from '@/lib/auctions/schema';
import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { pageQuery } from '@/lib/http/page-query';
import { readJson } from '@/lib/request-bodies/read-body';

type Params = { id: string };

export const GET = defineRoute<Params>(async ({ request, params }) =>
  json(await listBids(params.id, pageQuery(request).page)),
);

export const POST = defineRoute<Params>(async ({ request, params }) => {
  const actor = await requireActor();
  return json(await placeBid(actor, params.id, await readJson(request, placeBidSchema)), 201);
});
