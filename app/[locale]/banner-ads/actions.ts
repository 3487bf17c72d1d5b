'use server';

import { requestBannerAd } from '@/lib/banner-ads/request-banner-ad';
import { bannerRequestSchema } from '@/lib/banner-ads/schema';
import { defineAction } from '@/lib/http/define-action';

export const askForBanner = defineAction(bannerRequestSchema, requestBannerAd);
