import { NextResponse } from 'next/server';
import { endSuspension } from '@/lib/closure/account-closure/end-suspension';
import { loginSchema } from '@/lib/accounts/accounts/schema';
import { signInWithPassword } from '@/lib/web/auth/next-auth';
import { safeNext } from '@/lib/web/auth/safe-next';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';
import { localeOf } from '@/lib/web/http/request-locale';
import { localizedPath, splitLocale } from '@/lib/core/i18n/paths';
import { answerSignedIn } from './answer-signed-in';

/** Redirects a browser that lost its session to the sign-in page, keeping `next`. */
export const GET = defineRoute(async ({ request }) => {
  const asked = request.nextUrl.searchParams.get('next');
  const next = safeNext(asked);
  // The language of `next` takes precedence over the browser's preference.
  const locale = next === asked ? splitLocale(new URL(next, 'http://site.invalid').pathname).locale : localeOf(request);
  const target = localizedPath(locale, next === '/' ? '/auth' : `/auth?next=${encodeURIComponent(next)}`);
  // Relative, because behind a proxy this process does not see the public host.
  return new NextResponse(null, { status: 307, headers: { location: target } });
});

/** Signs in. The session of a closed account opens the page that calls off its deletion, and nothing else. */
export const POST = defineRoute(async ({ request }) => {
  const input = await readJson(request, loginSchema);
  await endSuspension({ email: input.email });
  const secondFactor = await signInWithPassword(input);
  // Accepted, but not signed in yet: `POST /api/login/factor` follows.
  if (secondFactor.length > 0) return json({ secondFactor }, 202);
  return answerSignedIn(request.headers.get('user-agent'));
});
