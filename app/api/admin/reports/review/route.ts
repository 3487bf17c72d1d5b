import { requireAdminActor } from '@/lib/web/auth/require-admin';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';
import { reviewReport } from '@/lib/moderation/reports/review-report';
import { reportReviewSchema } from '@/lib/moderation/reports/schema';

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireAdminActor();
  const review = await readJson(request, reportReviewSchema);
  return json(await reviewReport(actor, review));
});
