import 'server-only';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Transaction } from '@/lib/core/db/client';
import { plainAddress } from '@/lib/core/email/mailbox';
import { env } from '@/lib/core/env';
import { samePhone } from '@/lib/core/phones/read-phone';
import { recordSignal } from '@/lib/records/risk-signals/record-signal';

/** How an account can be reached. */
export type Contact = {
  email: string;
  emailConfirmedAt: Date | null;
  phone: string | null;
  phoneConfirmedAt: Date | null;
  location: string | null;
};

const hash = (kind: 'email' | 'phone', contact: string): string =>
  createHmac('sha256', env.AUTH_SECRET).update(`barred-contact:${kind}:${contact}`).digest('hex');

const phoneHash = (phone: string, place: string | null): string => hash('phone', samePhone(phone, place));

type HashedContact = { contact: 'email' | 'phone'; contactHash: string; isConfirmed: boolean };

/** The keyed hashes of an account's contacts. An address or a phone that it only claims may be anybody's. */
export function contactsOf({ email, emailConfirmedAt, phone, phoneConfirmedAt, location }: Contact): HashedContact[] {
  const contacts: HashedContact[] = [];
  if (emailConfirmedAt)
    contacts.push({ contact: 'email', contactHash: hash('email', plainAddress(email)), isConfirmed: true });
  if (phone) {
    const isConfirmed = phoneConfirmedAt !== null;
    contacts.push({ contact: 'phone', contactHash: phoneHash(phone, location), isConfirmed });
  }
  return contacts;
}

const hashesOf = (user: Contact) => contactsOf(user).map(({ contactHash }) => contactHash);

/** The columns of a `Contact`. */
export const CONTACT = {
  email: true,
  emailConfirmedAt: true,
  phone: true,
  phoneConfirmedAt: true,
  location: true,
} as const;

/** The addresses that an account has replaced by others, as long as the change can be taken back. */
async function replacedAddresses(tx: Transaction, userId: string): Promise<HashedContact[]> {
  const where = { userId, replacedEmail: { not: null } };
  const rows = await tx.emailConfirmation.findMany({ where, select: { replacedEmail: true } });
  return rows.map(({ replacedEmail }) => ({
    contact: 'email',
    contactHash: hash('email', plainAddress(replacedEmail ?? '')),
    isConfirmed: true,
  }));
}

/**
 * Bars the contacts of an account that is being suspended, and the addresses it had the week before, from opening another
 * one until the suspension ends, even after the account is deleted. A contact that was never confirmed bars nobody, but is
 * remembered for the moderators. Only keyed hashes are stored.
 */
export async function barContacts(tx: Transaction, userId: string, until: Date | null, reason: string): Promise<void> {
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: CONTACT });
  const contacts = [...contactsOf(user), ...(await replacedAddresses(tx, userId))];
  await tx.barredContact.createMany({
    data: contacts.map(({ contactHash, isConfirmed }) => ({ contactHash, isConfirmed, userId, until, reason })),
    skipDuplicates: true,
  });
}

/** A bar as it is kept while lifting it can be undone. */
export const barredSchema = z.object({
  contactHash: z.string(),
  isConfirmed: z.boolean(),
  userId: z.string(),
  until: z.string().nullable(),
  reason: z.string(),
});

type Barred = z.output<typeof barredSchema>;

/** Lifts the bar of an account's contacts, whichever account's suspension it came from; returns what was barred. */
export async function liftBar(tx: Transaction, userId: string): Promise<Barred[]> {
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: CONTACT });
  const where = { OR: [{ userId }, { contactHash: { in: hashesOf(user) } }] };
  const lifted = await tx.barredContact.findMany({ where });
  await tx.barredContact.deleteMany({ where });
  return lifted.map(({ contactHash, isConfirmed, userId: of, until, reason }) => ({
    contactHash,
    isConfirmed,
    userId: of,
    until: until?.toISOString() ?? null,
    reason,
  }));
}

/** Drops what an account's own suspension barred. */
export async function dropBarsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.barredContact.deleteMany({ where: { userId } });
}

/** Bars again what was lifted. */
export async function barAgain(tx: Transaction, bars: readonly Barred[]): Promise<void> {
  await tx.barredContact.createMany({
    data: bars.map(({ until, ...bar }) => ({ ...bar, until: until && new Date(until) })),
    skipDuplicates: true,
  });
}

/** The longest bar first: one without an end. */
const standing = (now: Date) => ({ OR: [{ until: null }, { until: { gt: now } }] });

/**
 * Whether a suspended account, or one that was deleted while suspended, had confirmed this phone number, which may be
 * written without the code of the country of `place`.
 */
export async function isBarredPhone(
  tx: Transaction,
  phone: string,
  now: Date,
  place: string | null = null,
): Promise<boolean> {
  const where = { contactHash: phoneHash(phone, place), isConfirmed: true, ...standing(now) };
  return (await tx.barredContact.count({ where })) > 0;
}

/** Notes for moderators that an account shares a contact with suspended ones, none of which had confirmed it. */
export async function signalSameContact(tx: Transaction, userId: string, now: Date): Promise<void> {
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: CONTACT });
  const contacts = new Map(contactsOf(user).map(({ contactHash, contact }) => [contactHash, contact]));
  const shared = await tx.barredContact.findMany({
    where: { contactHash: { in: [...contacts.keys()] }, isConfirmed: false, userId: { not: userId }, ...standing(now) },
  });
  for (const { contactHash, userId: other } of shared) {
    const evidence = { contact: contacts.get(contactHash) ?? 'phone', other, confirmed: false };
    await recordSignal(tx, { subject: 'user', subjectId: userId, userId, rule: 'same_contact', evidence });
  }
}

/**
 * Suspends an account that has just confirmed its address if its contacts are barred, for as long as they are, and ends
 * its sessions. Not earlier: before, nobody has proved that the address is theirs, and would learn that it is barred.
 * A contact that the suspended account never confirmed is only brought to the moderators.
 */
export async function suspendIfBarred(tx: Transaction, userId: string, now: Date): Promise<void> {
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { ...CONTACT, role: true } });
  if (user.role === 'admin') return;
  const bar = await tx.barredContact.findFirst({
    where: { contactHash: { in: hashesOf(user) }, isConfirmed: true, ...standing(now) },
    orderBy: { until: { sort: 'desc', nulls: 'first' } },
    select: { until: true, reason: true },
  });
  if (!bar) return signalSameContact(tx, userId, now);
  await tx.user.update({
    where: { id: userId },
    data: { suspendedAt: now, suspendedUntil: bar.until, suspensionReason: bar.reason },
  });
  await tx.session.deleteMany({ where: { userId } });
}

/** Deletes bars whose suspension has ended; returns how many. */
export async function deleteEndedBars(tx: Transaction, now: Date): Promise<number> {
  return (await tx.barredContact.deleteMany({ where: { until: { lte: now } } })).count;
}
