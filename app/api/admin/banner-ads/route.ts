import { requireActor } from '@/lib/auth/viewer';
import { listBannerAds } from '@/lib/banner-ads/list-banner-ads';
import { bannerQuerySchema } from '@/lib/banner-ads/schema';
import { defineRoute, json } from '@/lib/http/define-route';

export const GET = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json(await listBannerAds(actor, bannerQuerySchema.parse(Object.fromEntries(request.nextUrl.searchParams))));
});
