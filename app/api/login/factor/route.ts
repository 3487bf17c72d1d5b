import { endSuspension } from '@/lib/account-closure/end-suspension';
import { proveFactor, signInUser } from '@/lib/auth/next-auth';
import { defineRoute } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';
import { factorAnswerSchema } from '@/lib/second-factor/schema';
import { answerSignedIn } from '../answer-signed-in';

/** The second step of `POST /api/login` for an account with a second factor, or a passkey alone. */
export const POST = defineRoute(async ({ request }) => {
  const answer = await readJson(request, factorAnswerSchema);
  const userId = await proveFactor(answer);
  await endSuspension({ id: userId });
  await signInUser(userId, request.headers.get('user-agent'));
  return answerSignedIn(request.headers.get('user-agent'));
});
