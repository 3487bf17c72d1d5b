import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { renewRecoveryCodes } from '@/lib/accounts/second-factor/renew-recovery-codes';

export const POST = defineRoute(async () => json(await renewRecoveryCodes(await requireActor()), 201));
