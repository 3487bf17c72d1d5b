import { requireActor } from '@/lib/web/auth/viewer';
import { listFavoriteIds, listFavorites } from '@/lib/market/favorites/list-favorites';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { pageQuery } from '@/lib/web/http/page-query';

/** Lists the favorites, or with `?fields=ids` only their ids, for the heart buttons. */
export const GET = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json(
    request.nextUrl.searchParams.get('fields') === 'ids'
      ? await listFavoriteIds(actor)
      : await listFavorites(actor, pageQuery(request)),
  );
});
