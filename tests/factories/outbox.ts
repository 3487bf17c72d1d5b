import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { db } from '@/lib/core/db/client';
import type { Email } from '@/lib/core/email/layout';
import { env } from '@/lib/core/env';
import { deliverDue } from '@/lib/core/outbox/outbox-worker';

/** Makes mails due that wait: for the end of an undo window, or for a message to be read first. */
export const letMailsLeave = () => db.outboxMail.updateMany({ where: { sentAt: null }, data: { dueAt: new Date() } });

/** Sends all queued mails, waits for those in flight and returns the ones to this address, oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  await deliverDue();
  const outbox = path.join(env.CORRAL_DATA_DIR, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(
    names.sort().map(async (name) => JSON.parse(await readFile(path.join(outbox, name), 'utf8')) as Email),
  );
  return mails.filter(({ to }) => to === address);
}
