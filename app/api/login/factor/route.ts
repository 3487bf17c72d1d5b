import { signInWithFactor } from '@/lib/auth/next-auth';
import { defineRoute } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';
import { factorCodeSchema } from '@/lib/second-factor/schema';
import { answerSignedIn } from '../answer-signed-in';

/** The second step of `POST /api/login` for an account with a second factor. */
export const POST = defineRoute(async ({ request }) => {
  const { code } = await readJson(request, factorCodeSchema);
  await signInWithFactor(code, request.headers.get('user-agent'));
  return answerSignedIn();
});
