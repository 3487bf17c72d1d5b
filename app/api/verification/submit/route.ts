import { defineMemberRoute } from '@/lib/web/http/define-route';
import { verificationRequestSchema } from '@/lib/accounts/verification/schema';
import { submitVerification } from '@/lib/accounts/verification/submit-verification';

export const POST = defineMemberRoute(
  verificationRequestSchema,
  (actor, input) => submitVerification(actor, input),
  201,
);
