import { requireAdmin } from '@/lib/records/audit/admin-act';
import { requireActor } from '@/lib/web/auth/viewer';
import { deleteBannerAd } from '@/lib/money/banner-ads/delete-banner-ad';
import { bannerChangesSchema } from '@/lib/money/banner-ads/schema';
import { updateBannerAd } from '@/lib/money/banner-ads/update-banner-ad';
import { defineRoute, json, noContent } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

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
