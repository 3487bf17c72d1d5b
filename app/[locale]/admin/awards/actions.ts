'use server';

import { decideAward } from '@/lib/bid-standing/award-reviews';
import { awardSchema } from '@/lib/bid-standing/schema';
import { defineAction } from '@/lib/http/define-action';

export const decide = defineAction(awardSchema, async (actor, award) => {
  await decideAward(actor, award);
  return null;
});
