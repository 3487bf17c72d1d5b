import { requireActor } from '@/lib/web/auth/viewer';
import { listBannerAds } from '@/lib/money/banner-ads/list-banner-ads';
import { bannerQuerySchema } from '@/lib/money/banner-ads/schema';
import { defineRoute, json } from '@/lib/web/http/define-route';

export const GET = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json(await listBannerAds(actor, bannerQuerySchema.parse(Object.fromEntries(request.nextUrl.searchParams))));
});
