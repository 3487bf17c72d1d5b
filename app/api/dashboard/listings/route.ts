import { listOwnAnimalListings } from '@/lib/market/animal-lots/list-own-animal-listings';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { pageQuery } from '@/lib/web/http/page-query';

export const GET = defineRoute(async ({ request }) =>
  json(await listOwnAnimalListings(await requireActor(), pageQuery(request))),
);
