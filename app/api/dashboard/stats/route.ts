import { requireActor } from '@/lib/auth/viewer';
import { getDashboardStats } from '@/lib/dashboard/get-dashboard-stats';
import { defineRoute, json } from '@/lib/http/define-route';

export const GET = defineRoute(async () => json(await getDashboardStats(await requireActor())));
