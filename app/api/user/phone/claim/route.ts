import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, noContent } from '@/lib/http/define-route';
import { answerClaim } from '@/lib/phone-confirmation/answer-claim';
import { answerClaimSchema } from '@/lib/phone-confirmation/schema';
import { readJson } from '@/lib/request-bodies/read-body';

/** Answers whether another account may have the viewer's phone. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  await answerClaim(actor, await readJson(request, answerClaimSchema));
  return noContent();
});
