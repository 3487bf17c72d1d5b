import { requireAdmin } from '@/lib/audit/admin-act';
import { requireActor } from '@/lib/auth/viewer';
import { reviewBannerRequest } from '@/lib/banner-ads/review-banner-request';
import { bannerDecisionSchema } from '@/lib/banner-ads/schema';
import { defineRoute, json } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';

/** An administrator's decision, whether it approves or rejects. */
export const POST = defineRoute<{ id: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  // Before the body is read: what is wrong with it is nobody else's business.
  requireAdmin(actor);
  return json(await reviewBannerRequest(actor, params.id, await readJson(request, bannerDecisionSchema)));
});
