import { defineMemberRoute } from '@/lib/web/http/define-route';
import { createReport } from '@/lib/moderation/reports/create-report';
import { createReportSchema } from '@/lib/moderation/reports/schema';

export const POST = defineMemberRoute(createReportSchema, (actor, input) => createReport(actor, input), 201);
