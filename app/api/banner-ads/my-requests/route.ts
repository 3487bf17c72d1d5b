import { requireActor } from '@/lib/auth/viewer';
import { listOwnBannerAds } from '@/lib/banner-ads/list-own-banner-ads';
import { defineRoute, json } from '@/lib/http/define-route';

export const GET = defineRoute(async () => json(await listOwnBannerAds(await requireActor())));
