import { createHash } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { makeSessionToken } from '../../../lib/core/session-tokens/make-session-token';
import { query } from './database';

const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

/** Creates a session of the account with this e-mail address and returns its token. */
export async function sessionOf(email: string): Promise<string> {
  const token = makeSessionToken(process.env.AUTH_SECRET ?? '');
  const sid = createHash('sha256').update(token).digest('hex');
  const rows = await query(
    `INSERT INTO sessions (sid, user_id, sess, expire, confirmed_at)
     SELECT $1, id, '{}', now() + make_interval(secs => $3), now() FROM users WHERE email = $2 RETURNING sid`,
    [sid, email, LIFETIME_SECONDS],
  );
  if (rows.length !== 1) throw new Error(`There is no account ${email}.`);
  return token;
}

/** Signs a browser out. Leaves its pages first, which would go on asking on behalf of who was signed in. */
export async function signOut(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.goto('about:blank');
  await context.clearCookies();
}

/** Signs a browser in as the account with this e-mail address, by a session row instead of the form. */
export async function signInAs(context: BrowserContext, email: string): Promise<void> {
  const token = await sessionOf(email);
  const url = process.env.E2E_BASE_URL ?? 'http://localhost:3000';
  await context.addCookies([
    { name: 'authjs.session-token', value: token, url, httpOnly: true, sameSite: 'Lax' },
    { name: 'signed_in', value: `1.${Date.now().toString(36)}`, url, sameSite: 'Lax' },
  ]);
}
