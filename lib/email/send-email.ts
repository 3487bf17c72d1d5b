import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resend } from 'resend';
import { env } from '@/lib/env';
import { logger } from '@/lib/log/logger';
import type { Email } from './layout';


async function deliver(email: Email): Promise<void> {
  if (env.RESEND_API_KEY) {
    const { error } = await new Resend(env.RESEND_API_KEY).emails.send({ from: env.EMAIL_FROM, ...email });
    if (error) throw new Error(`Resend refused: ${error.name}`);
    return;
  }
  const outbox = path.resolve(env.CORRAL_DATA_DIR, 'outbox');
  const createdAt = new Date().toISOString();
  await mkdir(outbox, { recursive: true });
  await writeFile(path.join(outbox, `${createdAt.replaceAll(':', '-')}-${randomUUID()}.json`), JSON.stringify({ ...email, createdAt }, null, 2));
}

/**
 * Sends an e-mail: through Resend where it is configured, else as a JSON file in `$CORRAL_DATA_DIR/outbox`. A failing mail is
 * logged and never fails the deed that it tells of; answers whether it went out.
 */
export async function sendEmail(email: Email): Promise<boolean> {
  try {
    await deliver(email);
    return true;
  } catch (error) {
    logger.error({ err: error, subject: email.subject }, 'mail not sent');
    return false;
  }
}
