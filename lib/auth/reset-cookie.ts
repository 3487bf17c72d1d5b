import 'server-only';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';
import { RESET_MINUTES } from '@/lib/passwords/schema';

const secure = env.APP_URL.startsWith('https:');
const NAME = secure ? '__Secure-reset_flow' : 'reset_flow';
const options = { path: '/api/reset-password', httpOnly: true, sameSite: 'strict', secure } as const;

/** Ties the browser to the password reset that it began. */
export async function setResetFlow(id: string): Promise<void> {
  (await cookies()).set(NAME, id, { ...options, maxAge: RESET_MINUTES * 60 });
}

/** The password reset that this browser began, if any. */
export async function resetFlow(): Promise<string | null> {
  return (await cookies()).get(NAME)?.value ?? null;
}

/** Forgets the password reset. */
export async function clearResetFlow(): Promise<void> {
  (await cookies()).set(NAME, '', { ...options, maxAge: 0 });
}
