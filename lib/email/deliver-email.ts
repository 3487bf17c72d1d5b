import 'server-only';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Resend } from 'resend';
import { env } from '@/lib/env';
import type { Email } from './layout';

/** The name under which a mail is handed over: the same mail again under the same name is still one mail. */
type Envelope = { id: string; createdAt: Date; signal: AbortSignal };

/** Resend takes a few requests a second; mails of a job wait for their turn instead of counting as failures. */
const TURN_MS = 1_000;

async function toResend(key: string, email: Email, { id, signal }: Envelope): Promise<void> {
  const resend = new Resend(key);
  for (;;) {
    const { data, error } = await resend.emails.send(
      { from: env.EMAIL_FROM, ...email },
      { idempotencyKey: id, signal },
    );
    if (signal.aborted) throw new Error('Resend did not answer in time');
    // Its message is left out: it may name the address.
    if (error && error.name !== 'rate_limit_exceeded') throw new Error(`Resend refused: ${error.name}`);
    if (data) {
      if (!data.id) throw new Error('Resend answered without an id');
      return;
    }
    await setTimeout(TURN_MS, undefined, { signal });
  }
}

async function toFile(email: Email, { id, createdAt, signal }: Envelope): Promise<void> {
  const folder = path.resolve(env.CORRAL_DATA_DIR, 'outbox');
  await mkdir(folder, { recursive: true });
  // Written beside the place and renamed: whoever reads the folder finds whole mails.
  await writeFile(`${folder}.${id}`, JSON.stringify({ ...email, createdAt }, null, 2), { signal });
  await rename(`${folder}.${id}`, path.join(folder, `${id}.json`));
}

/**
 * Hands a mail over: to Resend where it is configured, else as a JSON file in `$CORRAL_DATA_DIR/outbox`. `id` names it, so that a
 * second time makes no second mail; `signal` ends the wait.
 * @throws Error where the mail was not taken; it says nothing of whose mail it was.
 */
export async function deliverEmail(email: Email, envelope: Envelope): Promise<void> {
  await (env.RESEND_API_KEY ? toResend(env.RESEND_API_KEY, email, envelope) : toFile(email, envelope));
}
