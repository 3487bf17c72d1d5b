import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { getVerificationStatus } from '@/lib/verification/get-verification';

export const GET = defineRoute(async () => json(await getVerificationStatus(await requireActor())));
