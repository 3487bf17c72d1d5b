import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, noContent } from '@/lib/web/http/define-route';
import { answerClaim } from '@/lib/accounts/phone-confirmation/answer-claim';
import { answerClaimSchema } from '@/lib/accounts/phone-confirmation/schema';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** Answers whether another account may have the viewer's phone. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  await answerClaim(actor, await readJson(request, answerClaimSchema));
  return noContent();
});
