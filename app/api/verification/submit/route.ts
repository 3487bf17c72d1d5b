import { requireActor } from '@/lib/auth/viewer';
import { revalidateSeller } from '@/lib/cache/page-cache';
import { defineRoute, json } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';
import { verificationRequestSchema } from '@/lib/verification/schema';
import { submitVerification } from '@/lib/verification/submit-verification';

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  const status = await submitVerification(actor, await readJson(request, verificationRequestSchema));
  // Their name may have changed with it.
  revalidateSeller(actor.id);
  return json(status, 201);
});
