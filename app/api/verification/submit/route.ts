import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';
import { verificationRequestSchema } from '@/lib/accounts/verification/schema';
import { submitVerification } from '@/lib/accounts/verification/submit-verification';

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json(await submitVerification(actor, await readJson(request, verificationRequestSchema)), 201);
});
