import { requireActor } from '@/lib/web/auth/viewer';
import { sendCode } from '@/lib/accounts/email-confirmation/send-code';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { clientAddress } from '@/lib/core/rate-limit/client-address';

/** Mails another code. */
export const POST = defineRoute(async ({ request }) =>
  json(await sendCode(await requireActor(), clientAddress(request.headers))),
);
