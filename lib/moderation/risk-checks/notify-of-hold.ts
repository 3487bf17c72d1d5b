import 'server-only';
import { findMailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import type { Transaction } from '@/lib/core/db/client';
import { emailTo, type Email } from '@/lib/core/email/layout';
import { translator } from '@/lib/core/i18n/translator';
import { notify } from '@/lib/records/notifications/notify';
import { appealPath, privateTopicPath, type Topic } from '@/lib/core/topics/schema';

type Recipient = { id: string; email: string; firstName: string; language: string };

/** Notifies an owner that their listing is held, and where they can answer. */
export async function notifyOfHold(tx: Transaction, ownerId: string, topic: Topic, now: Date): Promise<void> {
  const owner = await findMailRecipient(ownerId, tx);
  if (owner) await tell(tx, owner, { topic, outcome: 'held' }, { now });
}

/** Notifies an owner that their listing is on sale again. Returns the id of the mail. */
export async function notifyOfRelease(
  tx: Transaction,
  owner: Recipient,
  topic: Topic,
  when: { now: Date; from?: Date },
): Promise<string | null> {
  return tell(tx, owner, { topic, outcome: 'released' }, when);
}

type News = { topic: Topic; outcome: 'held' | 'released' };

async function tell(tx: Transaction, owner: Recipient, news: News, when: { now: Date; from?: Date }) {
  const { topic, outcome } = news;
  const query = { where: { id: topic.id }, select: { title: true } } as const;
  const row =
    topic.kind === 'lot'
      ? await tx.auctionLot.findUnique(query)
      : topic.kind === 'equipment'
        ? await tx.equipmentListing.findUnique(query)
        : await tx.animalListing.findUnique(query);
  const title = row?.title ?? '';
  return notify(
    tx,
    owner.id,
    { kind: 'listingHeld', topic, data: { title, outcome } },
    () => holdMail(owner, { ...news, title }),
    when,
  );
}

/** Returns the e-mail that tells an owner, in their language, that their listing is held or on sale again. */
async function holdMail(to: Recipient, { title, topic, outcome }: News & { title: string }): Promise<Email> {
  // messages: email.listingHeld.*
  const t = await translator(to.language, 'email');
  const path = outcome === 'held' ? appealPath(topic) : privateTopicPath(topic);
  return emailTo(to, t, {
    subject: t(`listingHeld.${outcome}.subject`, { title }),
    paragraphs: [t(`listingHeld.${outcome}.body`, { title }), t(`listingHeld.${outcome}.next`, { kind: topic.kind })],
    action: { label: t(`listingHeld.${outcome}.action`), path },
  });
}
