'use server';

import { decideAward } from '@/lib/market/sanctions/award-reviews';
import { awardSchema } from '@/lib/market/sanctions/schema';
import { defineAction } from '@/lib/web/http/define-action';

export const decide = defineAction(awardSchema, async (actor, award) => {
  await decideAward(actor, award);
  return null;
});
