import { db } from '@/lib/core/db/client';
import { topicIds, type Topic } from '@/lib/core/topics/schema';
import { listTasks } from '@/lib/desk/dashboard/list-tasks';
import { archiveConversation, unarchiveConversation } from '@/lib/messages/messages/archive';
import { countUnread } from '@/lib/messages/messages/count-unread';
import { getConversation } from '@/lib/messages/messages/get-conversation';
import { releaseMessages } from '@/lib/messages/messages/held-messages';
import { listConversations } from '@/lib/messages/messages/list-conversations';
import type { ConversationFilter } from '@/lib/messages/messages/schema';
import { makeListing } from '@/tests/factories/listing';
import { makeDeal, makeMessage } from '@/tests/factories/message';
import { makeUser } from '@/tests/factories/user';

type Member = Awaited<ReturnType<typeof makeUser>>;

/** A question about a listing, answered; and the keys of the conversation for both sides. */
async function talk() {
  const { seller, buyer, listing } = await makeDeal();
  const topic: Topic = { kind: 'listing', id: listing.id };
  const say = (from: Member, to: Member, more: object = {}) =>
    makeMessage({ fromUserId: from.id, toUserId: to.id, ...topicIds(topic), ...more });
  const { id } = await say(buyer, seller);
  return {
    seller,
    buyer,
    listing,
    say,
    id,
    ofSeller: { personId: buyer.id, topic },
    ofBuyer: { personId: seller.id, topic },
  };
}

const listed = async ({ actor }: Member, filter: ConversationFilter) =>
  (await listConversations(actor, { filter })).conversations.map(({ lastMessage }) => lastMessage?.id);

test('an archived conversation leaves the list and the tasks of its reader alone, and can be put back', async () => {
  const { seller, buyer, id, ofSeller } = await talk();
  expect(await listTasks(seller.actor)).toMatchObject([{ kind: 'message' }]);
  await archiveConversation(seller.actor, ofSeller, id);
  await archiveConversation(seller.actor, ofSeller, id);
  expect([await listed(seller, 'open'), await listed(seller, 'archived')]).toEqual([[], [id]]);
  expect([await listed(buyer, 'open'), await listed(buyer, 'archived')]).toEqual([[id], []]);
  expect(await listTasks(seller.actor)).toEqual([]);
  expect(await getConversation(seller.actor, ofSeller)).toMatchObject({ isArchived: true });
  await unarchiveConversation(seller.actor, ofSeller);
  expect([await listed(seller, 'open'), await listed(seller, 'archived')]).toEqual([[id], []]);
  expect(await getConversation(seller.actor, ofSeller)).toMatchObject({ isArchived: false });
});

test('it is not read by being archived, and stays counted', async () => {
  const { seller, id, ofSeller } = await talk();
  await archiveConversation(seller.actor, ofSeller, id);
  expect(await countUnread(seller.actor)).toEqual({ messages: 1, conversations: 1 });
  expect(await listed(seller, 'unread')).toEqual([id]);
  expect(await db.message.findUnique({ where: { id } })).toMatchObject({ isRead: false });
});

test('a new message of either side brings it back', async () => {
  const { seller, buyer, say, id, ofSeller } = await talk();
  await archiveConversation(seller.actor, ofSeller, id);
  const { id: next } = await say(buyer, seller);
  expect([await listed(seller, 'open'), await listed(seller, 'archived')]).toEqual([[next], []]);
  await archiveConversation(seller.actor, ofSeller, next);
  const { id: own } = await say(seller, buyer);
  expect(await listed(seller, 'open')).toEqual([own]);
  await archiveConversation(seller.actor, ofSeller, own);
  expect(await db.archivedConversation.count({ where: { userId: seller.id } })).toBe(1);
});

test('a message that arrived before it was archived, unseen, keeps it in the list', async () => {
  const { seller, buyer, say, id, ofSeller } = await talk();
  const { id: unseen } = await say(buyer, seller);
  await archiveConversation(seller.actor, ofSeller, id);
  expect(await listed(seller, 'open')).toEqual([unseen]);
});

test('a message that was held and is older brings it back when it is delivered', async () => {
  const { seller, buyer, say, ofSeller } = await talk();
  await say(buyer, seller, { heldAt: new Date(), isRead: true });
  const { id } = await say(seller, buyer);
  await archiveConversation(seller.actor, ofSeller, id);
  expect(await listed(seller, 'open')).toEqual([]);
  expect(await releaseMessages()).toBe(1);
  expect([await listed(seller, 'open'), await listed(seller, 'archived')]).toEqual([[id], []]);
});

test('only a message that one reads in that conversation can be named', async () => {
  const { seller, buyer, listing, say, id, ofSeller, ofBuyer } = await talk();
  const stranger = await makeUser();
  const other = await makeListing({ userId: seller.id });
  const { id: held } = await say(buyer, seller, { heldAt: new Date(), isRead: true });
  for (const [actor, key, message] of [
    [stranger.actor, ofSeller, id],
    [stranger.actor, ofBuyer, id],
    [seller.actor, ofSeller, held],
    [seller.actor, { ...ofSeller, topic: { kind: 'listing' as const, id: other.id } }, id],
    [seller.actor, { ...ofSeller, topic: null }, id],
    [seller.actor, ofSeller, listing.id],
    [seller.actor, ofSeller, 'x'],
  ] as const)
    await expect(archiveConversation(actor, key, message)).rejects.toMatchObject({ code: 'message_not_found' });
  expect(await listed(seller, 'open')).toEqual([id]);
});
