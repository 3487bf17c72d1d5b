'use server';

import { z } from 'zod';
import { revalidateListing } from '@/lib/cache/page-cache';
import { defineAction } from '@/lib/http/define-action';
import { ANIMALS } from '@/lib/listings/animals';
import { restoreListing } from '@/lib/listings/restore-listing';
import { reviewReport } from '@/lib/reports/review-report';
import { reportReviewSchema } from '@/lib/reports/schema';

export const decide = defineAction(reportReviewSchema, async (actor, review) => {
  const report = await reviewReport(actor, review);
  if (review.deactivateListing && report.listingId) revalidateListing(report.listingId);
  return null;
});

/** Puts back what was taken down with a decision. */
export const restore = defineAction(z.object({ listingId: z.string() }), async (actor, { listingId }) => {
  const { id } = await restoreListing(actor, ANIMALS, listingId);
  revalidateListing(id);
  return null;
});
