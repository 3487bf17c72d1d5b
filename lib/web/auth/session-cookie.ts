import 'server-only';
import { cookies } from 'next/headers';
import { env } from '@/lib/core/env';
import { SECURE_SESSION_COOKIE, SESSION_COOKIE as PLAIN_SESSION_COOKIE } from '@/lib/core/session-tokens/cookie-name';
import { SESSION_SECONDS } from '@/lib/accounts/sessions/sessions';

const secure = env.APP_URL.startsWith('https:');

/** The name of the session cookie at this site's address. */
export const SESSION_COOKIE = secure ? SECURE_SESSION_COOKIE : PLAIN_SESSION_COOKIE;

/** Readable by scripts, so that browsers without a session send no request for one. Grants nothing. */
const HINT_COOKIE = 'signed_in';

const options = { path: '/', sameSite: 'lax', secure, maxAge: SESSION_SECONDS } as const;

/** Returns the session token that the browser sent, if any. */
export async function sessionToken(): Promise<string | undefined> {
  return (await cookies()).get(SESSION_COOKIE)?.value;
}

/**
 * Sets the hint for the browser's scripts after next-auth has set the session cookie. Its value differs each time: a page
 * that hears that its session is over clears the hint of that session, not of one that began meanwhile.
 */
export async function rememberSignedIn(): Promise<void> {
  (await cookies()).set(HINT_COOKIE, `1.${Date.now().toString(36)}`, options);
}

/** Clears the hint alone: the session of a closed account opens nothing that scripts could ask for. */
export async function forgetSignedIn(): Promise<void> {
  (await cookies()).set(HINT_COOKIE, '', { ...options, maxAge: 0 });
}

/** Sets the session cookie for another 30 days. */
export async function setSessionCookie(token: string): Promise<void> {
  (await cookies()).set(SESSION_COOKIE, token, { ...options, httpOnly: true });
  await rememberSignedIn();
}

/** Deletes the session cookie and its hint. */
export async function clearSessionCookie(): Promise<void> {
  const jar = await cookies();
  jar.set(SESSION_COOKIE, '', { ...options, httpOnly: true, maxAge: 0 });
  await forgetSignedIn();
}
