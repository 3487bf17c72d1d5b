import { requireAdminActor } from '@/lib/auth/require-admin';
import { defineRoute, json } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';
import { reviewReport } from '@/lib/reports/review-report';
import { reportReviewSchema } from '@/lib/reports/schema';

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireAdminActor();
  const review = await readJson(request, reportReviewSchema);
  return json(await reviewReport(actor, review));
});
