import { getDashboardStats } from '@/lib/desk/dashboard/get-dashboard-stats';
import { getSummary } from '@/lib/desk/dashboard/get-summary';
import { addFavorite } from '@/lib/market/favorites/add-favorite';
import { conversationKeyText, parseConversationKey } from '@/lib/messages/messages/conversation-key';
import { countUnread } from '@/lib/messages/messages/count-unread';
import { getConversation } from '@/lib/messages/messages/get-conversation';
import { listConversations } from '@/lib/messages/messages/list-conversations';
import { listMessages } from '@/lib/messages/messages/list-messages';
import { markConversationRead, markMessageRead } from '@/lib/messages/messages/mark-read';
import { sendMessage } from '@/lib/messages/messages/send-message';
import { TOPIC_KINDS } from '@/lib/core/topics/schema';
import { makeListing } from '@/tests/factories/listing';
import { makeDeal, messageInput, storeMessages } from '@/tests/factories/message';
import { makeUser } from '@/tests/factories/user';

const NOBODY = '00000000-0000-7000-8000-000000000000';

describe('reading', () => {
  it('is the recipient’s to mark, once or more, and nobody else’s', async () => {
    const { seller, buyer, listing } = await makeDeal();
    const stranger = await makeUser();
    const { id } = await sendMessage(buyer.actor, messageInput({ toUserId: seller.id, listingId: listing.id }));
    expect((await countUnread(seller.actor)).messages).toBe(1);
    expect((await countUnread(buyer.actor)).messages).toBe(0);
    for (const { actor } of [buyer, stranger])
      await expect(markMessageRead(actor, id)).rejects.toMatchObject({ code: 'message_not_found' });
    for (const wrong of ['x', NOBODY])
      await expect(markMessageRead(seller.actor, wrong)).rejects.toMatchObject({ code: 'message_not_found' });
    await markMessageRead(seller.actor, id);
    await markMessageRead(seller.actor, id);
    expect((await countUnread(seller.actor)).messages).toBe(0);
    expect(await listMessages(buyer.actor, null)).toMatchObject([{ isRead: true }]);
  });

  it('shows a stranger nothing', async () => {
    const { seller, buyer, listing } = await makeDeal();
    const stranger = await makeUser();
    await sendMessage(buyer.actor, messageInput({ toUserId: seller.id, listingId: listing.id }));
    expect(await listMessages(stranger.actor, null)).toEqual([]);
    expect(await listConversations(stranger.actor)).toEqual({ conversations: [], next: null });
    for (const personId of [buyer.id, seller.id])
      expect(
        await getConversation(stranger.actor, { personId, topic: { kind: 'listing' as const, id: listing.id } }),
      ).toBeNull();
    await markConversationRead(stranger.actor, {
      personId: buyer.id,
      topic: { kind: 'listing' as const, id: listing.id },
    });
    expect((await countUnread(seller.actor)).messages).toBe(1);
  });

  it('warns the reader above the first message that says what scams say, and not its sender', async () => {
    const { seller, buyer, listing } = await makeDeal();
    const about = { toUserId: seller.id, listingId: listing.id };
    await sendMessage(buyer.actor, messageInput({ ...about, message: '¿Siguen los 40? Hay otro interesado acá.' }));
    const { id } = await sendMessage(buyer.actor, messageInput({ ...about, message: 'Te mando un cheque por más.' }));
    await sendMessage(buyer.actor, messageInput({ ...about, message: 'O por Western Union.' }));
    const topic = { kind: 'listing' as const, id: listing.id };
    expect(await getConversation(seller.actor, { personId: buyer.id, topic })).toMatchObject({
      warning: { messageId: id, hints: ['overpayment'] },
    });
    expect(await getConversation(buyer.actor, { personId: seller.id, topic })).toMatchObject({ warning: null });
  });

  it('returns two hundred at a time', async () => {
    const [one, two] = [await makeUser(), await makeUser()];
    await storeMessages(one, two, 150);
    await storeMessages(two, one, 100);
    const first = await listMessages(one.actor, null);
    const second = await listMessages(one.actor, first.at(-1)?.id ?? null);
    const ids = [...first, ...second].map(({ id }) => id);
    expect([first.length, second.length, new Set(ids).size]).toEqual([200, 50, 250]);
    expect(ids).toEqual(ids.toSorted().toReversed());
    await expect(listMessages(one.actor, 'x')).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await listMessages(one.actor, NOBODY)).toEqual([]);
  });
});

describe('conversations', () => {
  it('are one per person and listing, the last written first, with what is unread', async () => {
    const { seller, buyer, listing } = await makeDeal();
    const other = await makeListing({ userId: seller.id });
    const second = await makeUser();
    await storeMessages(buyer, seller, 3, listing.id);
    await storeMessages(buyer, seller, 2, other.id);
    await storeMessages(second, seller, 1, listing.id, true);
    await storeMessages(seller, buyer, 1, listing.id);
    const { conversations, next } = await listConversations(seller.actor);
    expect(conversations.map(({ person, topic: about, unread }) => [person.id, about?.id, unread])).toEqual([
      [buyer.id, listing.id, 3],
      [second.id, listing.id, 0],
      [buyer.id, other.id, 2],
    ]);
    expect(next).toBeNull();
    await markConversationRead(seller.actor, {
      personId: buyer.id,
      topic: { kind: 'listing' as const, id: listing.id },
    });
    expect((await listConversations(seller.actor)).conversations.map(({ unread }) => unread)).toEqual([0, 0, 2]);
    expect(await listConversations(buyer.actor)).toMatchObject({ conversations: [{ unread: 1 }, { unread: 0 }] });
  });

  it('are paged by twenty, each once', async () => {
    const { seller, buyer } = await makeDeal();
    const listings = [];
    for (let n = 0; n < 45; n++) listings.push(await makeListing({ userId: seller.id }));
    for (const { id } of listings) await storeMessages(buyer, seller, 1, id);
    const seen: (string | undefined)[] = [];
    let before: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listConversations>> = await listConversations(seller.actor, { before });
      seen.push(...page.conversations.map((conversation) => conversation.topic?.id));
      before = page.next;
    } while (before);
    expect(seen).toEqual(listings.map(({ id }) => id).toReversed());
  });

  it('are correct with ten thousand messages', async () => {
    const { seller, buyer, listing } = await makeDeal();
    for (let n = 0; n < 25; n++) await storeMessages(await makeUser(), seller, 1, listing.id);
    for (let n = 0; n < 10; n++)
      await storeMessages(n % 2 ? buyer : seller, n % 2 ? seller : buyer, 1000, listing.id, n < 8);
    const { conversations, next } = await listConversations(seller.actor);
    expect(conversations).toHaveLength(20);
    expect(conversations[0]).toMatchObject({ person: { id: buyer.id }, unread: 1000 });
    expect((await listConversations(seller.actor, { before: next })).conversations).toHaveLength(6);
    expect((await countUnread(seller.actor)).messages).toBe(1025);
    expect(await listMessages(seller.actor, null)).toHaveLength(200);
  });

  it('open with their newest thirty messages, oldest first, and link to earlier ones', async () => {
    const { seller, buyer, listing } = await makeDeal();
    await storeMessages(buyer, seller, 40, listing.id);
    const key = { personId: buyer.id, topic: { kind: 'listing' as const, id: listing.id } };
    const newest = await getConversation(seller.actor, key);
    expect(newest).toMatchObject({
      person: { id: buyer.id },
      offered: { price: '4800.00', status: 'active', isMine: true },
      unread: 40,
      blockedByMe: false,
      givenContact: null,
    });
    expect(newest?.messages.map(({ message }) => message)).toEqual(Array.from({ length: 30 }, (_, n) => `m${n + 10}`));
    const earlier = await getConversation(seller.actor, key, newest?.earlier);
    expect([earlier?.messages.length, earlier?.earlier]).toEqual([10, null]);
    expect([newest?.until, earlier?.until]).toEqual([null, newest?.messages[0]?.createdAt]);
    expect(
      await getConversation(buyer.actor, { personId: seller.id, topic: { kind: 'listing' as const, id: listing.id } }),
    ).toMatchObject({ unread: 0, givenContact: { method: 'email', value: buyer.email } });
    expect(await getConversation(seller.actor, { personId: buyer.id, topic: null })).toBeNull();
  });

  it('are named in URLs', () => {
    for (const topic of [null, ...TOPIC_KINDS.map((kind) => ({ kind, id: NOBODY }))]) {
      const key = { personId: NOBODY, topic };
      expect(parseConversationKey(conversationKeyText(key))).toEqual(key);
    }
    expect(conversationKeyText({ personId: NOBODY, topic: { kind: 'listing', id: NOBODY } })).toBe(
      `${NOBODY}_${NOBODY}`,
    );
    for (const wrong of [
      '',
      'x',
      `${NOBODY}_lot-x`,
      `${NOBODY}_listing-${NOBODY}`,
      `${NOBODY}_horse-${NOBODY}`,
      `${NOBODY}_`,
      `${NOBODY}_x`,
      `${NOBODY}_${NOBODY}_${NOBODY}`,
      undefined,
      [NOBODY],
    ])
      expect(parseConversationKey(wrong)).toBeNull();
  });
});

test('the dashboard counts what is the reader’s', async () => {
  const { seller, buyer, listing } = await makeDeal();
  await makeListing({ userId: seller.id, isActive: false });
  const liked = await makeListing();
  await addFavorite(seller.actor, liked.id);
  await storeMessages(buyer, seller, 2, listing.id);
  expect(await getDashboardStats(seller.actor)).toEqual({
    activeListings: 1,
    favorites: 1,
    unreadMessages: 2,
    memberSince: seller.createdAt.toISOString(),
  });
  const other = await makeListing({ userId: seller.id });
  await storeMessages(buyer, seller, 3, other.id);
  expect((await getSummary(seller.actor)).unread).toEqual({ messages: 5, conversations: 2 });
  expect((await getSummary(seller.actor)).unread).toEqual(await countUnread(seller.actor));
  expect(await getDashboardStats((await makeUser()).actor)).toMatchObject({
    activeListings: 0,
    favorites: 0,
    unreadMessages: 0,
  });
});
