import { endSuspension } from '@/lib/closure/account-closure/end-suspension';
import { proveFactor, signInUser } from '@/lib/web/auth/next-auth';
import { defineRoute } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';
import { factorAnswerSchema } from '@/lib/accounts/second-factor/schema';
import { answerSignedIn } from '../answer-signed-in';

/** The second step of `POST /api/login` for an account with a second factor, or a passkey alone. */
export const POST = defineRoute(async ({ request }) => {
  const answer = await readJson(request, factorAnswerSchema);
  const userId = await proveFactor(answer);
  await endSuspension({ id: userId });
  await signInUser(userId, request.headers.get('user-agent'));
  return answerSignedIn(request.headers.get('user-agent'));
});
