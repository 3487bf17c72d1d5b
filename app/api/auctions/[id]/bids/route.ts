import { listBids } from '@/lib/market/auctions/list-bids';
import { placeBid } from '@/lib/market/auctions/place-bid';
import { placeBidSchema } from '@/lib/market/auctions/schema';
import { defineMemberRoute, defineRoute, json } from '@/lib/web/http/define-route';
import { pageQuery } from '@/lib/web/http/page-query';

type Params = { id: string };

export const GET = defineRoute<Params>(async ({ request, params }) =>
  json(await listBids(params.id, pageQuery(request).page)),
);

export const POST = defineMemberRoute(
  placeBidSchema,
  (actor, input, { id }: { id: string }) => placeBid(actor, id, input),
  201,
);
