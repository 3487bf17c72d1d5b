import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { getVerificationStatus } from '@/lib/accounts/verification/get-verification';

export const GET = defineRoute(async () => json(await getVerificationStatus(await requireActor())));
