'use server';

import { requestBannerAd } from '@/lib/money/banner-ads/request-banner-ad';
import { bannerRequestSchema } from '@/lib/money/banner-ads/schema';
import { defineAction } from '@/lib/web/http/define-action';

export const askForBanner = defineAction(bannerRequestSchema, requestBannerAd);
