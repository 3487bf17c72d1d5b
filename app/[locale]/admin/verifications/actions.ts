'use server';

import { revalidateBadge } from '@/lib/cache/page-cache';
import { defineAction } from '@/lib/http/define-action';
import { reviewVerification } from '@/lib/verification/review-verification';
import { reviewSchema } from '@/lib/verification/schema';

export const decide = defineAction(reviewSchema, async (actor, review) => {
  const status = await reviewVerification(actor, review);
  revalidateBadge(review.userId);
  return status;
});
