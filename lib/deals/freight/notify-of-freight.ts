import 'server-only';
import { findMailRecipient, type MailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import type { Transaction } from '@/lib/core/db/client';
import { emailTo, type Email } from '@/lib/core/email/layout';
import { translator } from '@/lib/core/i18n/translator';
import { fullName } from '@/lib/core/validation/full-name';
import { optOutOf } from '@/lib/records/notifications/mail-switches';
import { notify } from '@/lib/records/notifications/notify';
import { otherParty, routeOf, type FreightRow } from './map-freight';

/** What whoever asked is notified of, all but the last by a carrier; what a carrier is; and the other side of the deal. */
export type FreightNews =
  | 'quoted'
  | 'changed'
  | 'withdrawn'
  | 'dropped'
  | 'expired'
  | 'accepted'
  | 'cancelled'
  | 'declined'
  | 'ended'
  | 'arranged'
  | 'off';

type Person = { id: string; firstName: string; lastName: string };
type Facts = { news: FreightNews; person: string; route: string; path: string };

/** Carriers who weren't chosen never learn whose animals they are. */
const TO_STRANGERS: ReadonlySet<FreightNews> = new Set(['declined', 'ended']);
const TO_OTHER_PARTY: ReadonlySet<FreightNews> = new Set(['arranged', 'off']);

async function freightMail(to: MailRecipient, { news, person, route, path }: Facts): Promise<Email> {
  // messages: email.freight.*
  const t = await translator(to.language, 'email');
  const values = { news, person, route };
  return emailTo(to, t, {
    subject: t('freight.subject', values),
    paragraphs: [t('freight.body', values), ...(news === 'accepted' ? [t('freight.hands')] : [])],
    action: { label: t('freight.action', values), path },
    optOut: await optOutOf(to, 'freight'),
  });
}

/**
 * Notifies somebody in the caller's transaction of what happened to a freight.
 * @param person who did it, or with whom it was agreed; null where it happened by rule or is not for them to know
 */
export async function notifyOfFreight(
  tx: Transaction,
  userId: string,
  news: FreightNews,
  row: FreightRow,
  person: Person | null,
): Promise<void> {
  const to = await findMailRecipient(userId, tx);
  if (!to) return;
  const route = routeOf(row, TO_STRANGERS.has(news));
  const path = TO_OTHER_PARTY.has(news) ? `/deals/${row.deal.number}` : `/freight/${row.id}`;
  await notify(
    tx,
    to.id,
    {
      kind: 'freight',
      topic: null,
      subject: `freight ${row.id}`,
      data: { outcome: news, title: route, path, ...(person && { personId: person.id }) },
    },
    () => freightMail(to, { news, person: person ? fullName(person) : '', route, path }),
  );
}

/** Notifies the other side of the deal, who didn't ask. */
export async function notifyOtherParty(tx: Transaction, news: 'arranged' | 'off', row: FreightRow): Promise<void> {
  const id = otherParty(row);
  if (id) await notifyOfFreight(tx, id, news, row, row.asker);
}
