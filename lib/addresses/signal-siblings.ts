import 'server-only';
import type { Transaction } from '@/lib/db/client';
import { recordSignal } from '@/lib/risk/record-signal';
import { CONTACT, contactsOf, type Contact } from './barred-contacts';

/** Accounts of one mailbox or phone; more than these are no accident that a moderator has to read of one by one. */
const MOST = 100;
/** The end of a phone number that every spelling of it has. */
const PHONE_TAIL = 7;

/**
 * Has moderators look at the accounts that share a mailbox, however its address is spelt, or a phone with one that is being
 * suspended. They were open before, so that `suspendIfBarred` doesn't see them.
 */
export async function signalSiblings(tx: Transaction, userId: string): Promise<void> {
  const suspended = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: CONTACT });
  const contacts = new Map(contactsOf(suspended).map(({ contactHash, contact }) => [contactHash, contact]));
  const name = suspended.emailConfirmedAt
    ? suspended.email.replace(/@.*$/, '').replace(/\+.*$/, '').replaceAll('.', '')
    : '';
  const tail = suspended.phone?.replace(/\D/g, '').slice(-PHONE_TAIL) ?? '';
  const candidates = await tx.$queryRaw<(Contact & { id: string })[]>`
    SELECT id, email, email_confirmed_at AS "emailConfirmedAt", phone, phone_confirmed_at AS "phoneConfirmedAt", location FROM users
    WHERE id <> ${userId}::uuid AND suspended_at IS NULL AND role <> 'admin' AND (
      (email_confirmed_at IS NOT NULL AND replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') = nullif(${name}, ''))
      OR right(regexp_replace(phone, '[^0-9]', '', 'g'), ${PHONE_TAIL}::int) = nullif(${tail}, ''))
    ORDER BY id LIMIT ${MOST}`;
  for (const { id, ...candidate } of candidates) {
    const shared = contactsOf(candidate).flatMap(({ contactHash }) => contacts.get(contactHash) ?? []);
    for (const contact of new Set(shared)) {
      const evidence = { contact, other: userId };
      await recordSignal(tx, { subject: 'user', subjectId: id, userId: id, rule: 'same_contact', evidence });
    }
  }
}
