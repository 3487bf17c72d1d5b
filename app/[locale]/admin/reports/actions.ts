'use server';

import { z } from 'zod';
import { revalidateListing } from '@/lib/cache/page-cache';
import { defineAction } from '@/lib/http/define-action';
import { KINDS } from '@/lib/listings/kinds';
import { restoreListing } from '@/lib/listings/restore-listing';
import { reviewReport } from '@/lib/reports/review-report';
import { reportReviewSchema } from '@/lib/reports/schema';
import { topicOf } from '@/lib/topics/schema';

export const decide = defineAction(reportReviewSchema, async (actor, review) => {
  const report = await reviewReport(actor, review);
  const topic = topicOf(report);
  if (review.deactivateListing && topic) revalidateListing(topic.id, topic.kind);
  return null;
});

/** Puts back what was taken down with a decision. */
export const restore = defineAction(
  z.object({ kind: z.enum(['listing', 'equipment']), id: z.string() }),
  async (actor, { kind, id }) => {
    await restoreListing<unknown>(actor, KINDS[kind], id);
    revalidateListing(id, kind);
    return null;
  },
);
