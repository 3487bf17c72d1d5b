import { restoreUser } from '@/lib/accounts/restore-user';
import { requireActor } from '@/lib/auth/viewer';
import { revalidateAds, revalidateBadge } from '@/lib/cache/page-cache';
import { defineRoute, json } from '@/lib/http/define-route';

/** Ends a suspension. */
export const POST = defineRoute<{ id: string }>(async ({ params }) => {
  const user = await restoreUser(await requireActor(), params.id);
  revalidateBadge(user.id);
  revalidateAds();
  return json(user);
});
