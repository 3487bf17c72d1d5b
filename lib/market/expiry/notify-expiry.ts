import 'server-only';
import { columnsOf } from '@/lib/core/db/columns-of';
import { KINDS } from '@/lib/market/topics/kinds';
import type { Transaction } from '@/lib/core/db/client';
import { forEachDue } from '@/lib/core/db/for-each-due';
import { DAY_MS } from '@/lib/core/durations';
import { type Whereabouts, mailTimeZone } from '@/lib/core/i18n/time-zone';
import type { KindName } from '@/lib/market/listings/kind';
import { LISTING_DAYS } from '@/lib/market/listings/schema';
import { notify } from '@/lib/records/notifications/notify';
import { emailTo, type Email } from '@/lib/core/email/layout';
import { formatMoment } from '@/lib/core/i18n/format';
import { languageOf } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { optOutOf } from '@/lib/records/notifications/mail-switches';
import { renewalToken } from './renew-by-link';

/**
 * Builds the e-mail that notifies an owner, in their language and time zone, that a listing is about to expire, with the link that
 * renews it.
 */
async function expiryNoticeMail(
  owner: { id: string; email: string; firstName: string; language: string } & Whereabouts,
  listing: { title: string; expiresAt: Date; renewalToken: string; renewalDays: number },
): Promise<Email> {
  const t = await translator(owner.language, 'email');
  const locale = languageOf(owner.language);
  const { title, expiresAt, renewalToken } = listing;
  return emailTo(owner, t, {
    subject: t('expiry.subject', { title }),
    paragraphs: [
      t('expiry.body', { title, date: formatMoment(locale, expiresAt, mailTimeZone(owner)) }),
      t('expiry.sold'),
    ],
    action: { label: t('expiry.action', { days: listing.renewalDays }), path: `/renew/${renewalToken}` },
    optOut: await optOutOf(owner, 'listingExpires'),
  });
}

const NOTICE_MS = 7 * DAY_MS;

type Expiring = Whereabouts & {
  id: string;
  ownerId: string;
  title: string;
  expiresAt: Date;
  email: string;
  firstName: string;
  language: string;
};

/**
 * Locks the next listing of a kind after `cursor` that expires within a week, skipping those that other processes have
 * locked.
 */
async function claimNext(tx: Transaction, kind: KindName, cursor: string, now: Date): Promise<Expiring | undefined> {
  const [listing] = await tx.$queryRaw<Expiring[]>`
    SELECT ${columnsOf('AnimalListing', ['id', 'title', 'expiresAt'], 'l')}, u.id AS "ownerId",
      ${columnsOf('User', ['email', 'firstName', 'language', 'timeZone', 'location'], 'u')}
    FROM ${KINDS[kind].table} l JOIN users u ON u.id = l.user_id
    WHERE l.id > ${cursor}::uuid AND l.is_active AND l.expiry_notice_at IS NULL AND u.suspended_at IS NULL
      AND l.expires_at > ${now} AND l.expires_at <= ${new Date(now.getTime() + NOTICE_MS)}
    ORDER BY l.id LIMIT 1 FOR UPDATE OF l SKIP LOCKED`;
  return listing;
}

/** Notifies the next owner; null if there is none left. */
async function notifyNext(tx: Transaction, kind: KindName, cursor: string, now: Date) {
  const listing = await claimNext(tx, kind, cursor, now);
  if (!listing) return null;
  const { id } = listing;
  const { ownerId, title, expiresAt } = listing;
  const mail = () =>
    expiryNoticeMail(
      { ...listing, id: ownerId },
      { title, expiresAt, renewalToken: renewalToken(kind, listing), renewalDays: LISTING_DAYS },
    );
  const data = { title, expiresAt: expiresAt.toISOString() };
  await notify(tx, ownerId, { kind: 'listingExpires', topic: { kind, id }, data }, mail, { now });
  // In SQL, so that updated_at doesn't change: the owner changed nothing.
  await tx.$executeRaw`UPDATE ${KINDS[kind].table} SET expiry_notice_at = ${now} WHERE id = ${id}::uuid`;
  return { count: 1, last: id };
}

/**
 * Notifies the owners of listings that expire within seven days, once per listing and renewal, and returns how many. The
 * owner is notified and the listing marked in one transaction, so that any number of processes send one mail.
 */
export async function notifyExpiry(now = new Date()): Promise<number> {
  const notifyOf = (kind: KindName) => forEachDue((tx, after) => notifyNext(tx, kind, after, now));
  return (await notifyOf('listing')) + (await notifyOf('equipment'));
}
