import { requireAdmin } from '@/lib/records/audit/admin-act';
import { requireActor } from '@/lib/web/auth/viewer';
import { reviewBannerRequest } from '@/lib/money/banner-ads/review-banner-request';
import { bannerDecisionSchema } from '@/lib/money/banner-ads/schema';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** Applies an administrator's decision: approval or rejection. */
export const POST = defineRoute<{ id: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  // Before the body is read, so that others get a 403 and not its validation errors.
  requireAdmin(actor);
  return json(await reviewBannerRequest(actor, params.id, await readJson(request, bannerDecisionSchema)));
});
