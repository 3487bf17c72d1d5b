import { requireActor } from '@/lib/auth/viewer';
import { listFavoriteIds, listFavorites } from '@/lib/favorites/list-favorites';
import { defineRoute, json } from '@/lib/http/define-route';
import { pageQuery } from '@/lib/http/page-query';

/** Lists the favorites, or with `?fields=ids` only their ids, for the heart buttons. */
export const GET = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json(
    request.nextUrl.searchParams.get('fields') === 'ids'
      ? await listFavoriteIds(actor)
      : await listFavorites(actor, pageQuery(request)),
  );
});
