import 'server-only';
import type { MailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import type { Transaction } from '@/lib/core/db/client';
import { emailTo, type Email } from '@/lib/core/email/layout';
import { languageOf } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { fullName } from '@/lib/core/validation/full-name';
import { slotText } from '@/lib/deals/terms/dates/visit-slots';
import { optOutOf } from '@/lib/records/notifications/mail-switches';
import { titlesIn } from '@/lib/market/topics/titles-in';
import { notify } from '@/lib/records/notifications/notify';
import type { VisitDto } from './dto';

export type VisitNews = 'asked' | 'proposed' | 'agreed' | 'declined' | 'cancelled' | 'expired';

type Facts = { news: VisitNews; person: string; visit: VisitDto; path: string };

async function visitMail(to: MailRecipient, { news, person, visit, path }: Facts): Promise<Email> {
  // messages: email.visit.*
  const [t, words] = await Promise.all([translator(to.language, 'email'), translator(to.language, 'visits')]);
  const locale = languageOf(to.language);
  const { listing, slots, chosen, visitor, inspectorName } = visit;
  const values = { news, title: listing.title, person, slot: chosen ? slotText(words, locale, chosen) : '' };
  const isProposed = news === 'asked' || news === 'proposed';
  return emailTo(to, t, {
    subject: t('visit.subject', values),
    paragraphs: [
      t('visit.body', values),
      ...(isProposed ? slots.map((slot) => `– ${slotText(words, locale, slot)}`) : []),
      ...(visitor === 'inspector' && (news === 'asked' || news === 'agreed')
        ? [words('inspector', { name: inspectorName ?? '', named: String(inspectorName !== null) })]
        : []),
      ...(isProposed || news === 'agreed' ? [t('visit.safety')] : []),
    ],
    action: { label: t('visit.action', values), path },
    optOut: await optOutOf(to, 'visit'),
  });
}

/**
 * Notifies one side in the caller's transaction of what `personId`, the other one, did.
 * @param said as the side that is notified sees it, or the other one
 */
export async function notifyOfVisit(
  tx: Transaction,
  to: MailRecipient,
  news: VisitNews,
  said: VisitDto,
  personId: string,
): Promise<void> {
  const found = await tx.user.findUnique({ where: { id: personId }, select: { firstName: true, lastName: true } });
  const person = found ? fullName(found) : '';
  const titled = await titlesIn(languageOf(to.language), [said.listing.id], tx);
  const visit = { ...said, listing: titled(said.listing) };
  const { id, listing, chosen } = visit;
  const path = `/visits/${id}`;
  const slot: { visitDay?: string; visitAt?: string } = chosen ? { visitDay: chosen.day, visitAt: chosen.at } : {};
  await notify(
    tx,
    to.id,
    {
      kind: 'visit',
      topic: { kind: 'listing', id: listing.id },
      subject: `visit ${id}`,
      data: { outcome: news, personId, title: listing.title, path, ...slot },
    },
    () => visitMail(to, { news, person, visit, path }),
  );
}
