import { requireAdminActor } from '@/lib/auth/require-admin';
import { revalidateListing } from '@/lib/cache/page-cache';
import { defineRoute, json } from '@/lib/http/define-route';
import { readJson } from '@/lib/http/read-body';
import { reviewReport } from '@/lib/reports/review-report';
import { reportReviewSchema } from '@/lib/reports/schema';

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireAdminActor();
  const review = await readJson(request, reportReviewSchema);
  const report = await reviewReport(actor, review);
  if (review.deactivateListing && report.listingId) revalidateListing(report.listingId);
  return json(report);
});
