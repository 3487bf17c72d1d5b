import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, noContent } from '@/lib/web/http/define-route';
import { deleteSearch } from '@/lib/finding/saved-searches/delete-search';

export const DELETE = defineRoute<{ id: string }>(async ({ params }) => {
  await deleteSearch(await requireActor(), params.id);
  return noContent();
});
