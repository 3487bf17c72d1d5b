import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { renewRecoveryCodes } from '@/lib/second-factor/renew-recovery-codes';

export const POST = defineRoute(async () => json(await renewRecoveryCodes(await requireActor()), 201));
