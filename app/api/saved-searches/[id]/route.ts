import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, noContent } from '@/lib/http/define-route';
import { deleteSearch } from '@/lib/saved-searches/delete-search';

export const DELETE = defineRoute<{ id: string }>(async ({ params }) => {
  await deleteSearch(await requireActor(), params.id);
  return noContent();
});
