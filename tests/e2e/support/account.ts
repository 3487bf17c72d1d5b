import { request } from '@playwright/test';
import { query } from './database';

/** Confirms the address of an account that was registered. */
export async function confirmEmail(email: string): Promise<void> {
  await query('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [email]);
}

/** Creates an account with a confirmed address and the password `secret-1`, and returns its e-mail address. */
export async function makeAccount(): Promise<string> {
  const email = `person-${Date.now()}-${Math.random().toString(36).slice(2)}@corral.test`;
  const api = await request.newContext({ baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:3000' });
  const answer = await api.post('/api/register', {
    data: { email, firstName: 'Rosa', lastName: 'Luna', password: 'secret-1' },
  });
  await api.dispose();
  if (answer.status() !== 201 && answer.status() !== 200)
    throw new Error(`register: ${answer.status()} ${await answer.text()}`);
  await confirmEmail(email);
  return email;
}
