'use server';

import { z } from 'zod';
import { reviewBannerRequest } from '@/lib/money/banner-ads/review-banner-request';
import { bannerDecisionSchema } from '@/lib/money/banner-ads/schema';
import { defineAction } from '@/lib/web/http/define-action';

export const decide = defineAction(
  z.object({ id: z.string() }).and(bannerDecisionSchema),
  (actor, { id, ...decision }) => reviewBannerRequest(actor, id, decision),
);
