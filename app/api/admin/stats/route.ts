import { getStats } from '@/lib/desk/admin/get-stats';
import { requireAdminActor } from '@/lib/web/auth/require-admin';
import { defineRoute, json } from '@/lib/web/http/define-route';

export const GET = defineRoute(async () => json(await getStats(await requireAdminActor())));
