import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';
import { verificationRequestSchema } from '@/lib/verification/schema';
import { submitVerification } from '@/lib/verification/submit-verification';

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json(await submitVerification(actor, await readJson(request, verificationRequestSchema)), 201);
});
