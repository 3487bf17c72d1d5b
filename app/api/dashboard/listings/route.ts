import { listOwnAnimalListings } from '@/lib/animals/list-own-animal-listings';
import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { pageQuery } from '@/lib/http/page-query';

export const GET = defineRoute(async ({ request }) =>
  json(await listOwnAnimalListings(await requireActor(), pageQuery(request))),
);
