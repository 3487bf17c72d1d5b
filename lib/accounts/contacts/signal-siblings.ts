import 'server-only';
import { Prisma, type Transaction } from '@/lib/core/db/client';
import { columnsOf } from '@/lib/core/db/columns-of';
import { recordSignal } from '@/lib/records/risk-signals/record-signal';
import { spellingsOf } from '@/lib/core/email/mailbox';
import { CONTACT, contactsOf, type Contact } from './barred-contacts';

/** Accounts of one mailbox or phone; more than these are no accident that a moderator has to read of one by one. */
const MOST = 100;
/** The digits at the end of a phone number that every spelling of it has; `users_phone_tail` is an index of as many. */
const PHONE_TAIL = 7;

/**
 * Records which accounts share a mailbox, however its address is spelt, or a phone with one that is being suspended; it
 * speaks against them only if both confirmed it. They were open before, so that `suspendIfBarred` doesn't see them. Two indexes find whose address or phone
 * may be the same, and all of them are compared: nobody hides behind a hundred numbers that end alike.
 */
export async function signalSiblings(tx: Transaction, userId: string): Promise<void> {
  const suspended = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: CONTACT });
  const contacts = new Map(contactsOf(suspended).map((contact) => [contact.contactHash, contact]));
  const candidates = await tx.$queryRaw<(Contact & { id: string })[]>`${candidatesQuery(userId, suspended)}`;
  const siblings = candidates.flatMap(({ id, ...candidate }) => {
    const shared = contactsOf(candidate).flatMap(({ contactHash, isConfirmed }) => {
      const same = contacts.get(contactHash);
      return same ? [{ contact: same.contact, other: userId, confirmed: isConfirmed && same.isConfirmed }] : [];
    });
    return shared.length > 0 ? [{ id, shared }] : [];
  });
  for (const { id, shared } of siblings.slice(0, MOST))
    for (const evidence of shared)
      await recordSignal(tx, { subject: 'user', subjectId: id, userId: id, rule: 'same_contact', evidence });
}

/** Returns a query for the open accounts whose mailbox or phone may be that of another. */
export function candidatesQuery(userId: string, { email, emailConfirmedAt, phone }: Contact): Prisma.Sql {
  const { name, hosts } = emailConfirmedAt ? spellingsOf(email) : { name: null, hosts: [] };
  const tail = phone?.replace(/\D/g, '').slice(-PHONE_TAIL) || null;
  return Prisma.sql`
    SELECT ${columnsOf('User', ['id', 'email', 'emailConfirmedAt', 'phone', 'phoneConfirmedAt', 'location'])} FROM users
    WHERE id <> ${userId}::uuid AND suspended_at IS NULL AND role <> 'admin' AND (
      (email_confirmed_at IS NOT NULL AND replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') = ${name} AND split_part(email, '@', 2) = ANY (${hosts}))
      OR (phone IS NOT NULL AND "right"(regexp_replace(phone, '[^0-9]', '', 'g'), 7) = ${tail}))
    ORDER BY id`;
}
