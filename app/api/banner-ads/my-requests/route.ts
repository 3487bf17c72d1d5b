import { requireActor } from '@/lib/web/auth/viewer';
import { listOwnBannerAds } from '@/lib/money/banner-ads/list-own-banner-ads';
import { defineRoute, json } from '@/lib/web/http/define-route';

export const GET = defineRoute(async () => json(await listOwnBannerAds(await requireActor())));
