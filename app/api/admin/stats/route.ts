import { getStats } from '@/lib/admin/get-stats';
import { requireAdminActor } from '@/lib/auth/require-admin';
import { defineRoute, json } from '@/lib/http/define-route';

export const GET = defineRoute(async () => json(await getStats(await requireAdminActor())));
