import { requireActor } from '@/lib/auth/viewer';
import { sendCode } from '@/lib/email-confirmation/send-code';
import { defineRoute, json } from '@/lib/http/define-route';
import { clientAddress } from '@/lib/rate-limit/client-address';

/** Mails another code. */
export const POST = defineRoute(async ({ request }) =>
  json(await sendCode(await requireActor(), clientAddress(request.headers))),
);
