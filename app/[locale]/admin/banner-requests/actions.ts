'use server';

import { z } from 'zod';
import { reviewBannerRequest } from '@/lib/banner-ads/review-banner-request';
import { bannerDecisionSchema } from '@/lib/banner-ads/schema';
import { revalidateAds } from '@/lib/cache/page-cache';
import { defineAction } from '@/lib/http/define-action';

export const decide = defineAction(
  z.object({ id: z.string() }).and(bannerDecisionSchema),
  async (actor, { id, ...decision }) => {
    const ad = await reviewBannerRequest(actor, id, decision);
    revalidateAds();
    return ad;
  },
);
