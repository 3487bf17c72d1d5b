import { getUser } from '@/lib/accounts/get-user';
import { rememberBrowser } from '@/lib/auth/known-browser-cookie';
import { signInWithFactor } from '@/lib/auth/next-auth';
import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';
import { factorCodeSchema } from '@/lib/second-factor/schema';

/** The second step of `POST /api/login` for an account with a second factor. */
export const POST = defineRoute(async ({ request }) => {
  const { code } = await readJson(request, factorCodeSchema);
  await rememberBrowser(await signInWithFactor(code, request.headers.get('user-agent')));
  return json(await getUser(await requireActor()));
});
