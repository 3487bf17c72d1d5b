import 'server-only';
import { cookies } from 'next/headers';
import { env } from '@/lib/core/env';
import { addBrowserToken } from '@/lib/accounts/sessions/known-browser';

const secure = env.APP_URL.startsWith('https:');
const NAME = secure ? '__Secure-known_browser' : 'known_browser';
const options = { path: '/api', httpOnly: true, sameSite: 'lax', secure, maxAge: 365 * 24 * 60 * 60 } as const;

/** Remembers for a year that the account's owner used this browser, also after signing out. */
export async function rememberBrowser(userId: string): Promise<void> {
  (await cookies()).set(NAME, addBrowserToken(userId, await knownBrowser()), options);
}

/** Returns the tokens of the accounts that were last used in this browser, if any. */
export async function knownBrowser(): Promise<string | null> {
  return (await cookies()).get(NAME)?.value ?? null;
}
