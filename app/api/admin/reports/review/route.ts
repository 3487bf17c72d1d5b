import { requireAdminActor } from '@/lib/auth/require-admin';
import { revalidateListing } from '@/lib/cache/page-cache';
import { defineRoute, json } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';
import { reviewReport } from '@/lib/reports/review-report';
import { reportReviewSchema } from '@/lib/reports/schema';
import { topicOf } from '@/lib/topics/schema';

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireAdminActor();
  const review = await readJson(request, reportReviewSchema);
  const report = await reviewReport(actor, review);
  const topic = topicOf(report);
  if (review.deactivateListing && topic) revalidateListing(topic.id, topic.kind);
  return json(report);
});
