import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { pageQuery } from '@/lib/http/page-query';
import { listOwnListings } from '@/lib/listings/list-own-listings';

export const GET = defineRoute(async ({ request }) =>
  json(await listOwnListings(await requireActor(), pageQuery(request))),
);
