import { requireActor } from '@/lib/web/auth/viewer';
import { requireAdvertiser } from '@/lib/money/banner-ads/policy';
import { requestBannerAd } from '@/lib/money/banner-ads/request-banner-ad';
import { bannerRequestSchema } from '@/lib/money/banner-ads/schema';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  requireAdvertiser(actor);
  return json(await requestBannerAd(actor, await readJson(request, bannerRequestSchema)), 201);
});
