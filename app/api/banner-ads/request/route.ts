import { requireActor } from '@/lib/auth/viewer';
import { requireAdvertiser } from '@/lib/banner-ads/policy';
import { requestBannerAd } from '@/lib/banner-ads/request-banner-ad';
import { bannerRequestSchema } from '@/lib/banner-ads/schema';
import { defineRoute, json } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  requireAdvertiser(actor);
  return json(await requestBannerAd(actor, await readJson(request, bannerRequestSchema)), 201);
});
