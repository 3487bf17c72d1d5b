import { requireActor } from '@/lib/web/auth/viewer';
import { getDashboardStats } from '@/lib/desk/dashboard/get-dashboard-stats';
import { defineRoute, json } from '@/lib/web/http/define-route';

export const GET = defineRoute(async () => json(await getDashboardStats(await requireActor())));
