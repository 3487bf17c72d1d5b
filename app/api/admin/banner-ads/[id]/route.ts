import { requireAdmin } from '@/lib/audit/admin-act';
import { requireActor } from '@/lib/auth/viewer';
import { deleteBannerAd } from '@/lib/banner-ads/delete-banner-ad';
import { bannerChangesSchema } from '@/lib/banner-ads/schema';
import { updateBannerAd } from '@/lib/banner-ads/update-banner-ad';
import { defineRoute, json, noContent } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';

export const PUT = defineRoute<{ id: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  // Before the body is read, so that others get a 403 and not its validation errors.
  requireAdmin(actor);
  return json(await updateBannerAd(actor, params.id, await readJson(request, bannerChangesSchema)));
});

export const DELETE = defineRoute<{ id: string }>(async ({ params }) => {
  await deleteBannerAd(await requireActor(), params.id);
  return noContent();
});
