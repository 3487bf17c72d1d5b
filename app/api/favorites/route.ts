import { requireActor } from '@/lib/auth/viewer';
import { listFavoriteIds, listFavorites } from '@/lib/favorites/list-favorites';
import { defineRoute, json } from '@/lib/http/define-route';
import { pageQuery } from '@/lib/http/page-query';

/** The listings, or with `?fields=ids` their ids alone: what hearts need. */
export const GET = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json(
    request.nextUrl.searchParams.get('fields') === 'ids'
      ? await listFavoriteIds(actor)
      : await listFavorites(actor, pageQuery(request)),
  );
});
