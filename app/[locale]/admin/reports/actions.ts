'use server';

import { revalidateListing } from '@/lib/cache/page-cache';
import { defineAction } from '@/lib/http/define-action';
import { reviewReport } from '@/lib/reports/review-report';
import { reportReviewSchema } from '@/lib/reports/schema';

export const decide = defineAction(reportReviewSchema, async (actor, review) => {
  const report = await reviewReport(actor, review);
  if (review.deactivateListing && report.listingId) revalidateListing(report.listingId);
  return null;
});
