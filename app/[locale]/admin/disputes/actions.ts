'use server';

import { recommend as recommendOutcome } from '@/lib/deals/disputes/recommend';
import { recommendationSchema } from '@/lib/deals/disputes/schema';
import { defineAction } from '@/lib/web/http/define-action';

export const recommend = defineAction(recommendationSchema, async (actor, recommendation) => {
  await recommendOutcome(actor, recommendation);
  return null;
});
