import { NextResponse } from 'next/server';
import { getUser } from '@/lib/accounts/get-user';
import { loginSchema } from '@/lib/accounts/schema';
import { signInWithPassword } from '@/lib/auth/next-auth';
import { safeNext } from '@/lib/auth/safe-next';
import { rememberSignedIn } from '@/lib/auth/session-cookie';
import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';
import { localeOf } from '@/lib/http/request-locale';
import { localizedPath, splitLocale } from '@/lib/i18n/paths';

/** Where clients send a browser that lost its session: the sign-in page, keeping `next`. */
export const GET = defineRoute(async ({ request }) => {
  const asked = request.nextUrl.searchParams.get('next');
  const next = safeNext(asked);
  // A page that names where to go on is in that language; the browser's preference may be another.
  const locale = next === asked ? splitLocale(new URL(next, 'http://site.invalid').pathname).locale : localeOf(request);
  const target = localizedPath(locale, next === '/' ? '/auth' : `/auth?next=${encodeURIComponent(next)}`);
  // A relative target: behind a proxy the host that this process sees is not the visitor's.
  return new NextResponse(null, { status: 307, headers: { location: target } });
});

export const POST = defineRoute(async ({ request }) => {
  await signInWithPassword(await readJson(request, loginSchema));
  await rememberSignedIn();
  return json(await getUser(await requireActor()));
});
