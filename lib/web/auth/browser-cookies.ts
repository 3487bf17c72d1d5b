import 'server-only';
import { cookies } from 'next/headers';
import { addBrowserToken } from '@/lib/accounts/sessions/known-browser';
import { CHALLENGE_MINUTES } from '@/lib/accounts/second-factor/schema';
import { env } from '@/lib/core/env';
import { CODE_MINUTES } from '@/lib/core/mailed-codes/schema';

const secure = env.APP_URL.startsWith('https:');

/** A cookie that scripts can't read, sent with requests below a path. */
function browserCookie(name: string, options: { path: string; sameSite: 'strict' | 'lax'; maxAge: number }) {
  const key = secure ? `__Secure-${name}` : name;
  const write = async (value: string, maxAge = options.maxAge): Promise<void> => {
    (await cookies()).set(key, value, { ...options, httpOnly: true, secure, maxAge });
  };
  return { write, read: async () => (await cookies()).get(key)?.value ?? null, clear: () => write('', 0) };
}

/** Ties a sign-in that waits for its second factor to the browser that began it. */
export const challengeCookie = browserCookie('sign_in_challenge', {
  path: '/api/login',
  sameSite: 'strict',
  maxAge: CHALLENGE_MINUTES * 60,
});

/** Ties a password reset to the browser that started it. */
export const resetCookie = browserCookie('reset_flow', {
  path: '/api/reset-password',
  sameSite: 'strict',
  maxAge: CODE_MINUTES * 60,
});

const knownCookie = browserCookie('known_browser', { path: '/api', sameSite: 'lax', maxAge: 365 * 24 * 60 * 60 });

/** Returns the tokens of the accounts that were last used in this browser, if any. */
export const knownBrowser = knownCookie.read;

/** Remembers for a year that the account's owner used this browser, also after signing out. */
export const rememberBrowser = async (userId: string): Promise<void> =>
  knownCookie.write(addBrowserToken(userId, await knownBrowser()));
