import 'server-only';
import { cookies } from 'next/headers';
import { env } from '@/lib/core/env';
import { CHALLENGE_MINUTES } from '@/lib/accounts/second-factor/schema';

const secure = env.APP_URL.startsWith('https:');
const NAME = secure ? '__Secure-sign_in_challenge' : 'sign_in_challenge';
const options = { path: '/api/login', httpOnly: true, sameSite: 'strict', secure } as const;

/** Ties a sign-in that waits for its second factor to the browser that began it. */
export async function setChallenge(token: string): Promise<void> {
  (await cookies()).set(NAME, token, { ...options, maxAge: CHALLENGE_MINUTES * 60 });
}

/** Returns the token of the sign-in that this browser began, if any. */
export async function challengeToken(): Promise<string | null> {
  return (await cookies()).get(NAME)?.value ?? null;
}

/** Clears the challenge's cookie. */
export async function clearChallenge(): Promise<void> {
  (await cookies()).set(NAME, '', { ...options, maxAge: 0 });
}
