import { stopListening } from '@/lib/core/db/listening';
import type { InboxLive } from '@/lib/messages/messages/dto';
import { followInbox } from '@/lib/messages/messages/follow-inbox';
import { listConversations } from '@/lib/messages/messages/list-conversations';
import { markConversationRead, markMessageRead } from '@/lib/messages/messages/mark-read';
import { sendMessage } from '@/lib/messages/messages/send-message';
import { makeDeal, messageInput, storeMessages } from '@/tests/factories/message';
import { makeUser } from '@/tests/factories/user';

afterAll(stopListening);

type Person = Awaited<ReturnType<typeof makeUser>>;

/** Follows a user's conversations; `next` waits for the next event. */
async function follow({ actor }: Person) {
  const events: InboxLive[] = [];
  let arrived = (): void => undefined;
  const stop = await followInbox(actor, (live) => {
    events.push(live);
    arrived();
  });
  const next = async () => {
    while (events.length === 0) await new Promise<void>((resolve) => (arrived = resolve));
    return events.shift();
  };
  return { next, stop, events };
}

const counts = (messages: number, conversations: number) =>
  expect.objectContaining({ unreadMessages: messages, unreadConversations: conversations }) as InboxLive;

it('notifies both sides, and nobody else, when a message is sent and when it is read', async () => {
  const { seller, buyer, listing } = await makeDeal();
  const stranger = await makeUser();
  const [atSeller, atBuyer, atStranger] = [await follow(seller), await follow(buyer), await follow(stranger)];
  for (const { next } of [atSeller, atBuyer, atStranger]) expect(await next()).toEqual(counts(0, 0));
  const { id } = await sendMessage(buyer.actor, messageInput({ toUserId: seller.id, listingId: listing.id }));
  expect(await atSeller.next()).toEqual(counts(1, 1));
  expect(await atBuyer.next()).toEqual(counts(0, 0));
  await markMessageRead(seller.actor, id);
  expect(await atSeller.next()).toEqual(counts(0, 0));
  expect(await atBuyer.next()).toEqual(counts(0, 0));
  // Already read, so it causes no event.
  await markMessageRead(seller.actor, id);
  await sendMessage(seller.actor, messageInput({ toUserId: buyer.id, listingId: listing.id, message: 'Sí' }));
  expect(await atBuyer.next()).toEqual(counts(1, 1));
  await markConversationRead(buyer.actor, { personId: seller.id, topic: { kind: 'listing', id: listing.id } });
  expect(await atBuyer.next()).toEqual(counts(0, 0));
  expect(atStranger.events).toEqual([]);
  for (const { stop } of [atSeller, atBuyer, atStranger]) stop();
});

it('begins with the number of unread messages and of their conversations', async () => {
  const { seller, buyer, listing } = await makeDeal();
  await storeMessages(buyer, seller, 3, listing.id);
  await storeMessages(buyer, seller, 1);
  await storeMessages(await makeUser(), seller, 2, listing.id, true);
  const { next, stop } = await follow(seller);
  expect(await next()).toEqual(counts(4, 2));
  stop();
  const { conversations } = await listConversations(seller.actor, { filter: 'unread' });
  expect(conversations.map(({ unread }) => unread).toSorted()).toEqual([1, 3]);
});
