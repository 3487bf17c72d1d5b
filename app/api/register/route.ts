import { register } from '@/lib/accounts/register';
import { registerSchema } from '@/lib/accounts/schema';
import { rememberBrowser } from '@/lib/auth/known-browser-cookie';
import { signInUser } from '@/lib/auth/next-auth';
import { clientAddress } from '@/lib/rate-limit/client-address';
import { defineRoute, json } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';
import { localeOf } from '@/lib/http/request-locale';

export const POST = defineRoute(async ({ request }) => {
  const user = await register(
    await readJson(request, registerSchema),
    localeOf(request),
    clientAddress(request.headers),
  );
  await signInUser(user.id, request.headers.get('user-agent'));
  await rememberBrowser(user.id);
  return json(user, 201);
});
