import 'server-only';
import { cookies } from 'next/headers';
import { env } from '@/lib/core/env';
import { CODE_MINUTES } from '@/lib/core/mailed-codes/schema';

const secure = env.APP_URL.startsWith('https:');
const NAME = secure ? '__Secure-reset_flow' : 'reset_flow';
const options = { path: '/api/reset-password', httpOnly: true, sameSite: 'strict', secure } as const;

/** Ties a password reset to the browser that started it. */
export async function setResetFlow(id: string): Promise<void> {
  (await cookies()).set(NAME, id, { ...options, maxAge: CODE_MINUTES * 60 });
}

/** Returns the id of the password reset that this browser started, if any. */
export async function resetFlow(): Promise<string | null> {
  return (await cookies()).get(NAME)?.value ?? null;
}

/** Clears the password reset's cookie. */
export async function clearResetFlow(): Promise<void> {
  (await cookies()).set(NAME, '', { ...options, maxAge: 0 });
}
