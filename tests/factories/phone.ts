import { randomInt } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Actor } from '@/lib/core/actors/actor';
import { env } from '@/lib/core/env';
import { deliverDue } from '@/lib/core/outbox/outbox-worker';
import { sendPhoneCode } from '@/lib/accounts/phone-confirmation/send-phone-code';
import type { PhoneMessage } from '@/lib/core/phones/phone-message';

/** Returns an Uruguayan mobile number that no other test uses, each in a block of its own. */
export const newPhone = (): string => `+5989${randomInt(1, 10)}${String(randomInt(1_000_000)).padStart(6, '0')}`;

/** Sends what is queued and returns the codes that reached a phone, oldest first. */
export async function codesTo(phone: string): Promise<PhoneMessage[]> {
  await deliverDue();
  const outbox = path.join(env.CORRAL_DATA_DIR, 'outbox');
  const names = (await readdir(outbox)).sort();
  const files = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
  return files.map((text) => JSON.parse(text) as PhoneMessage).filter((message) => message.phone === phone);
}

/** Requests a code for a phone and returns it. */
export async function codeFor(actor: Actor, phone: string, now = new Date()): Promise<string> {
  await sendPhoneCode(actor, { phone }, '203.0.113.7', now);
  return (await codesTo(phone)).at(-1)?.code ?? '';
}
