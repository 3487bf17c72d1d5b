import { Secret, TOTP } from 'otpauth';
import { confirmApp } from '@/lib/accounts/second-factor/confirm-app';
import { startApp } from '@/lib/accounts/second-factor/start-app';
import { createSession } from '@/lib/accounts/sessions/sessions';
import type { makeUser } from './user';

/** Returns the code that an app with this secret shows at a time. */
export const codeOf = (secret: string, at: Date | number = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Number(at) });

/** Adds an authenticator app a minute ago; returns its secret and the recovery codes. */
export async function addApp({ id, actor }: Awaited<ReturnType<typeof makeUser>>) {
  const { secret } = await startApp(actor);
  const before = new Date(Date.now() - 60_000);
  const { codes } = await confirmApp(actor, codeOf(secret, before), await createSession(id, null), before);
  return { secret, codes };
}
