import 'server-only';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';
import { SESSION_SECONDS } from '@/lib/sessions/sessions';

const secure = env.APP_URL.startsWith('https:');

/** The session cookie's name; next-auth's, so that its own routes and ours speak of the same session. */
export const SESSION_COOKIE = secure ? '__Secure-authjs.session-token' : 'authjs.session-token';

/** Readable by scripts: says that a session is there, so that visitors without one cost no request. Opens nothing. */
const HINT_COOKIE = 'signed_in';

const options = { path: '/', sameSite: 'lax', secure, maxAge: SESSION_SECONDS } as const;

/** The session token that the browser sent, if any. */
export async function sessionToken(): Promise<string | undefined> {
  return (await cookies()).get(SESSION_COOKIE)?.value;
}

/** Lets the browser's scripts know that next-auth has just given it a session. */
export async function rememberSignedIn(): Promise<void> {
  (await cookies()).set(HINT_COOKIE, '1', options);
}

/** Gives the browser the session for another 30 days. */
export async function setSessionCookie(token: string): Promise<void> {
  (await cookies()).set(SESSION_COOKIE, token, { ...options, httpOnly: true });
  await rememberSignedIn();
}

/** Takes the session out of the browser. */
export async function clearSessionCookie(): Promise<void> {
  const jar = await cookies();
  jar.set(SESSION_COOKIE, '', { ...options, httpOnly: true, maxAge: 0 });
  jar.set(HINT_COOKIE, '', { ...options, maxAge: 0 });
}
