'use server';

import { z } from 'zod';
import { reviewBannerRequest } from '@/lib/banner-ads/review-banner-request';
import { bannerDecisionSchema } from '@/lib/banner-ads/schema';
import { defineAction } from '@/lib/http/define-action';

export const decide = defineAction(
  z.object({ id: z.string() }).and(bannerDecisionSchema),
  (actor, { id, ...decision }) => reviewBannerRequest(actor, id, decision),
);
