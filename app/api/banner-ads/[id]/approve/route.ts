import { requireAdmin } from '@/lib/audit/admin-act';
import { requireActor } from '@/lib/auth/viewer';
import { reviewBannerRequest } from '@/lib/banner-ads/review-banner-request';
import { bannerDecisionSchema } from '@/lib/banner-ads/schema';
import { defineRoute, json } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';

/** Applies an administrator's decision: approval or rejection. */
export const POST = defineRoute<{ id: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  // Before the body is read, so that others get a 403 and not its validation errors.
  requireAdmin(actor);
  return json(await reviewBannerRequest(actor, params.id, await readJson(request, bannerDecisionSchema)));
});
