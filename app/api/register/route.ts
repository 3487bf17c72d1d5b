import { register } from '@/lib/accounts/accounts/register';
import { registerSchema } from '@/lib/accounts/accounts/schema';
import { rememberBrowser } from '@/lib/web/auth/browser-cookies';
import { signInUser } from '@/lib/web/auth/next-auth';
import { sharePlaceCookie } from '@/lib/web/auth/place-cookie';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';
import { localeOf } from '@/lib/web/http/request-locale';

export const POST = defineRoute(async ({ request }) => {
  const user = await register(
    await readJson(request, registerSchema),
    localeOf(request),
    clientAddress(request.headers),
  );
  await signInUser(user.id, request.headers.get('user-agent'));
  await rememberBrowser(user.id);
  await sharePlaceCookie(user);
  return json(user, 201);
});
