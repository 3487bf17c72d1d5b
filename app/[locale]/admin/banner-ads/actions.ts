'use server';

import { z } from 'zod';
import { deleteBannerAd } from '@/lib/money/banner-ads/delete-banner-ad';
import { bannerChangesSchema } from '@/lib/money/banner-ads/schema';
import { updateBannerAd } from '@/lib/money/banner-ads/update-banner-ad';
import { defineAction, defineCommand } from '@/lib/web/http/define-action';

export const change = defineAction(bannerChangesSchema.extend({ id: z.string() }), (actor, { id, ...changes }) =>
  updateBannerAd(actor, id, changes),
);

export const remove = defineCommand(z.object({ id: z.string() }), (actor, { id }) => deleteBannerAd(actor, id));
