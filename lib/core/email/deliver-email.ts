import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { Resend } from 'resend';
import { env } from '@/lib/core/env';
import type { Email } from './layout';
import { writeToOutbox } from './write-to-outbox';

/** The mail's idempotency key: delivered again under the same id, it is sent once. */
type Envelope = { id: string; createdAt: Date; signal: AbortSignal };

/** Resend allows a few requests per second; a throttled mail waits instead of failing. */
const TURN_MS = 1_000;

async function toResend(key: string, email: Email, { id, signal }: Envelope): Promise<void> {
  const resend = new Resend(key);
  for (;;) {
    const { data, error } = await resend.emails.send(
      { from: env.EMAIL_FROM, ...email },
      { idempotencyKey: id, signal },
    );
    if (signal.aborted) throw new Error('Resend did not answer in time');
    // Its message is left out, because it may contain the address.
    if (error && error.name !== 'rate_limit_exceeded') throw new Error(`Resend refused: ${error.name}`);
    if (data) {
      if (!data.id) throw new Error('Resend answered without an id');
      return;
    }
    await setTimeout(TURN_MS, undefined, { signal });
  }
}

/**
 * Delivers a mail to Resend if configured, else as a JSON file in `$CORRAL_DATA_DIR/outbox`. Replies go to
 * `SUPPORT_EMAIL`. Idempotent by `id`; `signal` aborts it.
 * @throws Error if the mail was not accepted; never contains the recipient's address.
 */
export async function deliverEmail(email: Email, envelope: Envelope): Promise<void> {
  const mail = env.SUPPORT_EMAIL && email.to !== env.SUPPORT_EMAIL ? { replyTo: env.SUPPORT_EMAIL, ...email } : email;
  await (env.RESEND_API_KEY ? toResend(env.RESEND_API_KEY, mail, envelope) : writeToOutbox(mail, envelope));
}
