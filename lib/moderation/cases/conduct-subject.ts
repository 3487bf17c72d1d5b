import 'server-only';
import { fullName } from '@/lib/core/validation/full-name';
import { readTopicCards } from '@/lib/market/topics/topic-cards';
import { Prisma, db } from '@/lib/core/db/client';
import { onSale } from '@/lib/market/listings/policy';
import { topicOfMessage } from '@/lib/messages/messages/dto';
import { aboutTopic, readMessages } from '@/lib/messages/messages/read-messages';
import { topicOf, topicPath, type Topic } from '@/lib/core/topics/schema';
import { flagPhrases } from '@/lib/records/risk-phrases/flag-phrases';
import type { FoundSubject } from './case-subject';
import type { CaseMessage } from './dto';

/** How much of what a person has on sale a case shows. */
const LISTINGS = 4;

/** How many messages before and after a reported one a case shows; the dialog that reports it says so. */
const AROUND = 3;

/** Returns a reported person; null if the account is deleted. */
export async function findPerson(id: string): Promise<FoundSubject | null> {
  const person = await db.user.findUnique({ where: { id }, select: { firstName: true, lastName: true } });
  if (!person) return null;
  const query = {
    where: { userId: id, ...onSale() },
    orderBy: { createdAt: 'desc' },
    take: LISTINGS,
    select: { id: true, createdAt: true },
  } as const;
  const [animals, equipment] = await Promise.all([
    db.animalListing.findMany(query),
    db.equipmentListing.findMany(query),
  ]);
  const topics = [
    ...animals.map((row) => ({ ...row, kind: 'listing' as const })),
    ...equipment.map((row) => ({ ...row, kind: 'equipment' as const })),
  ]
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, LISTINGS)
    .map(({ kind, id: topicId }): Topic => ({ kind, id: topicId }));
  const cards = await readTopicCards(topics);
  const listings = topics.flatMap((topic) => {
    const card = cards.get(topic.id);
    return card ? [{ ...card, path: topicPath(topic) }] : [];
  });
  const title = fullName(person);
  return { subject: { kind: 'person', title, listings, path: `/seller/${id}` }, ownerId: id, stock: 'bovine' };
}

/** Returns a reported message, as it was written, with those around it; null if it is deleted. */
export async function findMessage(id: string): Promise<FoundSubject | null> {
  const reported = await db.message.findUnique({
    where: { id },
    select: {
      fromUserId: true,
      toUserId: true,
      listingId: true,
      equipmentId: true,
      auctionLotId: true,
      removedAt: true,
    },
  });
  if (!reported) return null;
  const { fromUserId, toUserId } = reported;
  const conversation = Prisma.sql`
    (from_user_id = ${fromUserId}::uuid AND to_user_id = ${toUserId}::uuid OR from_user_id = ${toUserId}::uuid AND to_user_id = ${fromUserId}::uuid)
    AND ${aboutTopic(topicOf(reported))}`;
  const messages = await readMessages(
    Prisma.sql`
      (SELECT * FROM messages WHERE ${conversation} AND id <= ${id}::uuid ORDER BY id DESC LIMIT ${AROUND + 1})
      UNION ALL (SELECT * FROM messages WHERE ${conversation} AND id > ${id}::uuid ORDER BY id LIMIT ${AROUND})`,
    { withRemoved: true },
  );
  messages.reverse();
  const shown = messages.map((message): CaseMessage => ({
    id: message.id,
    isReported: message.id === id,
    from: fullName(message.fromUser) || null,
    isOwners: message.fromUserId === fromUserId,
    text: flagPhrases([message.subject, message.message].filter(Boolean).join('\n')),
    contact: message.contactValue,
    photos: message.id === id ? message.images : [],
    photoCount: message.images.length,
    at: message.createdAt,
  }));
  const found = messages.find((message) => message.id === id);
  const topic = found && topicOfMessage(found);
  return {
    subject: {
      kind: 'message',
      title: found ? fullName(found.fromUser) : '',
      removed: reported.removedAt !== null,
      about: topic ? { title: topic.title, path: topicPath(topic) } : null,
      messages: shown,
    },
    ownerId: fromUserId,
    stock: 'bovine',
  };
}
