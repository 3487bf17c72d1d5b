import { db } from '@/lib/db/client';
import { addFavorite } from '@/lib/favorites/add-favorite';
import { getDashboardStats } from '@/lib/dashboard/get-dashboard-stats';
import { parseInput } from '@/lib/http/read-body';
import { blockUser, listBlocked, unblockUser } from '@/lib/messages/blocks';
import { conversationKeyText, parseConversationKey } from '@/lib/messages/conversation-key';
import { countUnread } from '@/lib/messages/count-unread';
import { getConversation } from '@/lib/messages/get-conversation';
import { listConversations } from '@/lib/messages/list-conversations';
import { listMessages } from '@/lib/messages/list-messages';
import { markConversationRead, markMessageRead } from '@/lib/messages/mark-read';
import { sendMessageSchema } from '@/lib/messages/schema';
import { sendMessage } from '@/lib/messages/send-message';
import { TOPIC_KINDS } from '@/lib/topics/schema';
import { consume } from '@/lib/rate-limit/limit';
import { makeEquipment } from '@/tests/factories/equipment';
import { makeListing } from '@/tests/factories/listing';
import { makeLot } from '@/tests/factories/lot';
import { mailsTo } from '@/tests/factories/outbox';
import { makeUser } from '@/tests/factories/user';

// Hashing passwords and filling tables take their time on a busy machine.
jest.setTimeout(30_000);

type Person = Awaited<ReturnType<typeof makeUser>>;

const NOBODY = '00000000-0000-7000-8000-000000000000';

const input = (traits: Record<string, unknown>) =>
  parseInput(sendMessageSchema, { message: '¿Sigue disponible?', contactMethod: 'phone', contactValue: '+598 (99) 123-456', ...traits });

/** Made without the verb: quick, and as old as wanted. */
async function store(from: Person, to: Person, count: number, listingId: string | null = null, isRead = false) {
  await db.$executeRaw`
    INSERT INTO messages (id, from_user_id, to_user_id, listing_id, message, contact_method, contact_value, is_read)
    SELECT uuidv7(), ${from.id}::uuid, ${to.id}::uuid, ${listingId}::uuid, 'm' || n, 'email', ${from.email}, ${isRead}
    FROM generate_series(0, ${count - 1}) n`;
}

async function deal() {
  const [seller, buyer] = [await makeUser({ firstName: 'Juan', language: 'en' }), await makeUser({ firstName: 'Ana' })];
  return { seller, buyer, listing: await makeListing({ userId: seller.id, title: 'Toro Angus' }) };
}

describe('a message', () => {
  it('reaches the listing’s owner, with people, listing and contact, and as a mail in their language', async () => {
    const { seller, buyer, listing } = await deal();
    const sent = await sendMessage(buyer.actor, input({ toUserId: seller.id, listingId: listing.id, subject: ' Consulta ' }));
    expect(sent).toEqual({
      id: sent.id, fromUserId: buyer.id, toUserId: seller.id, listingId: listing.id, equipmentId: null, auctionLotId: null, subject: 'Consulta', message: '¿Sigue disponible?',
      contactMethod: 'phone', contactValue: '+59899123456', isRead: false, createdAt: new Date(sent.createdAt).toISOString(),
      fromUser: { id: buyer.id, firstName: 'Ana', lastName: buyer.lastName, profileImageUrl: null },
      toUser: { id: seller.id, firstName: 'Juan', lastName: seller.lastName, profileImageUrl: null },
      listing: { id: listing.id, title: 'Toro Angus', image: null }, equipment: null, lot: null,
    });
    expect(await listMessages(seller.actor, null)).toEqual([sent]);
    expect(await listMessages(buyer.actor, null)).toEqual([sent]);
    const [mail] = await mailsTo(seller.email);
    expect(mail?.subject).toBe(`Ana ${buyer.lastName} wrote to you on Corral`);
    expect(mail?.text).toContain('Toro Angus');
    expect(mail?.text).toContain(`/en/dashboard?tab=messages&conversation=${buyer.id}_${listing.id}`);
  });

  it('sent fifty times at once is one message and one mail', async () => {
    const { seller, buyer, listing } = await deal();
    const sent = await Promise.all(Array.from({ length: 50 }, () => sendMessage(buyer.actor, input({ toUserId: seller.id, listingId: listing.id }))));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await db.message.count({ where: { toUserId: seller.id } })).toBe(1);
    expect(await mailsTo(seller.email)).toHaveLength(1);
    const other = await sendMessage(buyer.actor, input({ toUserId: seller.id, listingId: listing.id, message: 'Otra cosa' }));
    await db.submission.updateMany({ where: { userId: buyer.id }, data: { createdAt: new Date(Date.now() - 11_000) } });
    const again = await sendMessage(buyer.actor, input({ toUserId: seller.id, listingId: listing.id }));
    expect(new Set([sent[0]?.id, other.id, again.id]).size).toBe(3);
  });

  it('is answered within its conversation, also once the listing is paused', async () => {
    const { seller, buyer, listing } = await deal();
    await sendMessage(buyer.actor, input({ toUserId: seller.id, listingId: listing.id }));
    await sendMessage(seller.actor, input({ toUserId: buyer.id, listingId: listing.id, message: 'Sí' }));
    await db.cattleListing.update({ where: { id: listing.id }, data: { isActive: false } });
    await sendMessage(buyer.actor, input({ toUserId: seller.id, listingId: listing.id, message: 'Voy mañana' }));
    const [mail] = await mailsTo(buyer.email);
    expect(mail?.subject).toMatch(/te escribió en Corral$/);
  });

  it('stays when its listing is deleted, and says so', async () => {
    const { seller, buyer, listing } = await deal();
    await sendMessage(buyer.actor, input({ toUserId: seller.id, listingId: listing.id }));
    await db.cattleListing.delete({ where: { id: listing.id } });
    expect(await listMessages(buyer.actor, null)).toMatchObject([{ listingId: null, listing: null }]);
    expect(await getConversation(buyer.actor, { personId: seller.id, topic: { kind: 'listing' as const, id: listing.id } })).toMatchObject({ topic: null, topicVisible: false, messages: [{}] });
  });

  it('is limited per sender', async () => {
    const { seller, buyer } = await deal();
    await Promise.all(Array.from({ length: 120 }, () => consume('messageByUser', buyer.id)));
    await expect(sendMessage(buyer.actor, input({ toUserId: seller.id }))).rejects.toMatchObject({ code: 'rate_limited' });
  });
});

describe('a message is refused', () => {
  it('to oneself', async () => {
    const { seller, listing } = await deal();
    for (const toUserId of [seller.id, seller.id.toUpperCase()]) {
      await expect(sendMessage(seller.actor, input({ toUserId, listingId: listing.id }))).rejects.toMatchObject({ code: 'invalid_input', fields: { toUserId: [{ key: 'messageToOneself' }] } });
    }
  });

  it.each([NOBODY, 'x', '', "1'--"])('to %p, who is nobody', async (toUserId) => {
    const { actor } = await makeUser();
    await expect(sendMessage(actor, input({ toUserId }))).rejects.toMatchObject({ code: 'recipient_not_found' });
  });

  it('to a suspended person', async () => {
    const { seller, buyer, listing } = await deal();
    await db.user.update({ where: { id: seller.id }, data: { suspendedAt: new Date() } });
    await expect(sendMessage(buyer.actor, input({ toUserId: seller.id, listingId: listing.id }))).rejects.toMatchObject({ code: 'recipient_not_found' });
  });

  it('about a listing that is paused, missing or no id', async () => {
    const { seller, buyer, listing } = await deal();
    await db.cattleListing.update({ where: { id: listing.id }, data: { isActive: false } });
    for (const listingId of [listing.id, NOBODY, 'x']) {
      await expect(sendMessage(buyer.actor, input({ toUserId: seller.id, listingId }))).rejects.toMatchObject({ code: 'listing_not_found' });
    }
  });

  it('to a stranger about somebody else’s listing', async () => {
    const { seller, buyer, listing } = await deal();
    const stranger = await makeUser();
    const refusal = { code: 'invalid_input', fields: { toUserId: [{ key: 'notTheOwner' }] } };
    await expect(sendMessage(buyer.actor, input({ toUserId: stranger.id, listingId: listing.id }))).rejects.toMatchObject(refusal);
    // The owner answers; they don't open conversations about their own listing.
    await expect(sendMessage(seller.actor, input({ toUserId: stranger.id, listingId: listing.id }))).rejects.toMatchObject(refusal);
  });

  it('in both directions once one blocked the other, with the same words for both', async () => {
    const { seller, buyer, listing } = await deal();
    await sendMessage(buyer.actor, input({ toUserId: seller.id, listingId: listing.id }));
    await blockUser(seller.actor, buyer.id);
    await blockUser(seller.actor, buyer.id);
    await expect(sendMessage(buyer.actor, input({ toUserId: seller.id, listingId: listing.id, message: 'Hola' }))).rejects.toMatchObject({ code: 'messaging_blocked' });
    await expect(sendMessage(seller.actor, input({ toUserId: buyer.id, listingId: listing.id, message: 'Hola' }))).rejects.toMatchObject({ code: 'messaging_blocked' });
    expect(await listBlocked(seller.actor)).toMatchObject([{ id: buyer.id }]);
    expect(await listBlocked(buyer.actor)).toEqual([]);
    // Only who blocked can take it back.
    await unblockUser(buyer.actor, seller.id);
    await expect(sendMessage(buyer.actor, input({ toUserId: seller.id, message: 'Hola' }))).rejects.toMatchObject({ code: 'messaging_blocked' });
    await unblockUser(seller.actor, buyer.id);
    await unblockUser(seller.actor, 'x');
    await sendMessage(buyer.actor, input({ toUserId: seller.id, listingId: listing.id, message: 'Hola' }));
    await expect(blockUser(seller.actor, seller.id)).rejects.toMatchObject({ code: 'invalid_input' });
    for (const id of ['x', NOBODY]) await expect(blockUser(seller.actor, id)).rejects.toMatchObject({ code: 'recipient_not_found' });
  });

  it.each([
    ['no message', { message: undefined }, 'message', 'messageRequired'],
    ['a blank message', { message: ' \n\u200b ' }, 'message', 'messageRequired'],
    ['a message of 5,001 characters', { message: 'x'.repeat(5001) }, 'message', 'tooLong'],
    ['a number as message', { message: 7 }, 'message', 'messageRequired'],
    ['no recipient', { toUserId: undefined }, 'toUserId', 'required'],
    ['a subject of 201 characters', { subject: 'x'.repeat(201) }, 'subject', 'tooLong'],
    ['a number as listing', { listingId: 7 }, 'listingId', 'invalid'],
    ['no contact method', { contactMethod: undefined }, 'contactMethod', 'contactMethodRequired'],
    ['an unknown contact method', { contactMethod: 'pigeon' }, 'contactMethod', 'contactMethodRequired'],
    ['no phone', { contactValue: undefined }, 'contactValue', 'contactPhoneRequired'],
    ['a blank phone', { contactValue: '  ' }, 'contactValue', 'contactPhoneRequired'],
    ['a blank e-mail', { contactMethod: 'email', contactValue: '' }, 'contactValue', 'contactEmailRequired'],
    ['half an e-mail', { contactMethod: 'email', contactValue: 'ana@' }, 'contactValue', 'email'],
    ['an e-mail of 255 characters', { contactMethod: 'email', contactValue: `${'a'.repeat(250)}@b.co` }, 'contactValue', 'email'],
    ['a phone that begins with zero', { contactValue: '099123456' }, 'contactValue', 'phone'],
    ['a phone of 19 digits', { contactValue: '+1234567890123456789' }, 'contactValue', 'phone'],
    ['a phone of 17 digits', { contactValue: '12345678901234567' }, 'contactValue', 'phone'],
    ['a phone with dots', { contactValue: '598.99.123' }, 'contactValue', 'phone'],
    ['a phone with two pluses', { contactValue: '++59899' }, 'contactValue', 'phone'],
    ['letters as phone', { contactValue: 'abc' }, 'contactValue', 'phone'],
  ])('with %s', (_name, traits, field, key) => {
    const body = { toUserId: NOBODY, message: 'Hola', contactMethod: 'phone', contactValue: '59899123456', ...traits };
    let refusal: unknown;
    try {
      parseInput(sendMessageSchema, body);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toMatchObject({ code: 'invalid_input', fields: { [field]: [{ key }] } });
  });

  it.each([
    ['phone', '1', '1'],
    ['phone', '+1234567890123456', '+1234567890123456'],
    ['phone', '[598] (99) 12-34-56', '59899123456'],
    ['email', ' Ana@Campo.UY ', 'ana@campo.uy'],
  ])('not with %s %j', (contactMethod, contactValue, kept) => {
    expect(input({ toUserId: NOBODY, contactMethod, contactValue, message: 'x'.repeat(5000) })).toMatchObject({ contactValue: kept });
  });
});

describe('reading', () => {
  it('is the recipient’s to mark, once or more, and nobody else’s', async () => {
    const { seller, buyer, listing } = await deal();
    const stranger = await makeUser();
    const { id } = await sendMessage(buyer.actor, input({ toUserId: seller.id, listingId: listing.id }));
    expect(await countUnread(seller.actor)).toBe(1);
    expect(await countUnread(buyer.actor)).toBe(0);
    for (const { actor } of [buyer, stranger]) await expect(markMessageRead(actor, id)).rejects.toMatchObject({ code: 'message_not_found' });
    for (const wrong of ['x', NOBODY]) await expect(markMessageRead(seller.actor, wrong)).rejects.toMatchObject({ code: 'message_not_found' });
    await markMessageRead(seller.actor, id);
    await markMessageRead(seller.actor, id);
    expect(await countUnread(seller.actor)).toBe(0);
    expect(await listMessages(buyer.actor, null)).toMatchObject([{ isRead: true }]);
  });

  it('shows a stranger nothing', async () => {
    const { seller, buyer, listing } = await deal();
    const stranger = await makeUser();
    await sendMessage(buyer.actor, input({ toUserId: seller.id, listingId: listing.id }));
    expect(await listMessages(stranger.actor, null)).toEqual([]);
    expect(await listConversations(stranger.actor)).toEqual({ conversations: [], next: null });
    for (const personId of [buyer.id, seller.id]) expect(await getConversation(stranger.actor, { personId, topic: { kind: 'listing' as const, id: listing.id } })).toBeNull();
    await markConversationRead(stranger.actor, { personId: buyer.id, topic: { kind: 'listing' as const, id: listing.id } });
    expect(await countUnread(seller.actor)).toBe(1);
  });

  it('gives two hundred at a time', async () => {
    const [one, two] = [await makeUser(), await makeUser()];
    await store(one, two, 150);
    await store(two, one, 100);
    const first = await listMessages(one.actor, null);
    const second = await listMessages(one.actor, first.at(-1)?.id ?? null);
    const ids = [...first, ...second].map(({ id }) => id);
    expect([first.length, second.length, new Set(ids).size]).toEqual([200, 50, 250]);
    expect(ids).toEqual(ids.toSorted().toReversed());
    await expect(listMessages(one.actor, 'x')).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await listMessages(one.actor, NOBODY)).toEqual([]);
  });
});

describe('about equipment and lots', () => {
  it('it reaches the owner, is a conversation of its own and leads back by its key', async () => {
    const [seller, buyer] = [await makeUser(), await makeUser({ firstName: 'Ana' })];
    const listing = await makeListing({ userId: seller.id });
    const tractor = await makeEquipment({ userId: seller.id, title: 'Tractor 75 CV' });
    const lot = await makeLot(seller.id);
    const [onTractor, onLot] = [
      await sendMessage(buyer.actor, input({ toUserId: seller.id, equipmentId: tractor.id })),
      await sendMessage(buyer.actor, input({ toUserId: seller.id, auctionLotId: lot.id })),
    ];
    await sendMessage(buyer.actor, input({ toUserId: seller.id, listingId: listing.id }));
    expect(onTractor).toMatchObject({ listingId: null, equipmentId: tractor.id, listing: null, lot: null, equipment: { id: tractor.id, title: 'Tractor 75 CV', image: null } });
    expect(onLot).toMatchObject({ auctionLotId: lot.id, lot: { id: lot.id, title: lot.title, image: null }, listing: null, equipment: null });
    const { conversations } = await listConversations(seller.actor);
    expect(conversations.map(({ topic, unread }) => [topic?.kind, topic?.id, unread])).toEqual([['listing', listing.id, 1], ['lot', lot.id, 1], ['equipment', tractor.id, 1]]);
    const key = { personId: buyer.id, topic: { kind: 'lot' as const, id: lot.id } };
    expect(await getConversation(seller.actor, key)).toMatchObject({ topic: { kind: 'lot' }, topicVisible: true, unread: 1, messages: [{ id: onLot.id }] });
    await markConversationRead(seller.actor, key);
    expect(await countUnread(seller.actor)).toBe(2);
    const mails = await mailsTo(seller.email);
    expect(mails.some(({ text }) => text.includes(`conversation=${buyer.id}_lot-${lot.id}`))).toBe(true);
    expect(mails.some(({ text }) => text.includes(`conversation=${buyer.id}_equipment-${tractor.id}`) && text.includes('Tractor 75 CV'))).toBe(true);
  });

  it('it is refused to strangers, about what is paused or missing, and about two things at once', async () => {
    const [seller, buyer, stranger] = [await makeUser(), await makeUser(), await makeUser()];
    const tractor = await makeEquipment({ userId: seller.id });
    const paused = await makeEquipment({ userId: seller.id, isActive: false });
    const lot = await makeLot(seller.id);
    for (const topic of [{ equipmentId: tractor.id }, { auctionLotId: lot.id }]) {
      await expect(sendMessage(buyer.actor, input({ toUserId: stranger.id, ...topic }))).rejects.toMatchObject({ fields: { toUserId: [{ key: 'notTheOwner' }] } });
    }
    for (const topic of [{ equipmentId: paused.id }, { equipmentId: NOBODY }, { equipmentId: 'x' }, { auctionLotId: NOBODY }, { auctionLotId: 'x' }, { equipmentId: lot.id }]) {
      await expect(sendMessage(buyer.actor, input({ toUserId: seller.id, ...topic }))).rejects.toMatchObject({ code: 'listing_not_found' });
    }
    expect(() => input({ toUserId: seller.id, equipmentId: tractor.id, auctionLotId: lot.id })).toThrow(expect.objectContaining({ fields: { auctionLotId: [{ key: 'oneTopic' }] } }) as Error);
  });

  it('a lot’s seller writes to who won it, and to nobody else first', async () => {
    const [seller, winner, loser] = [await makeUser(), await makeUser(), await makeUser()];
    const lot = await makeLot(seller.id, { status: 'sold', highestBidder: winner.id, currentHighestBid: '900', highestMaximum: '950' });
    await sendMessage(seller.actor, input({ toUserId: winner.id, auctionLotId: lot.id, message: 'Felicitaciones' }));
    await expect(sendMessage(seller.actor, input({ toUserId: loser.id, auctionLotId: lot.id }))).rejects.toMatchObject({ fields: { toUserId: [{ key: 'notTheOwner' }] } });
    expect((await listConversations(winner.actor)).conversations).toMatchObject([{ topic: { kind: 'lot', id: lot.id } }]);
  });

  it('stays without its link when the equipment goes', async () => {
    const [seller, buyer] = [await makeUser(), await makeUser()];
    const { id } = await makeEquipment({ userId: seller.id });
    await sendMessage(buyer.actor, input({ toUserId: seller.id, equipmentId: id }));
    await db.equipmentListing.delete({ where: { id } });
    expect(await getConversation(buyer.actor, { personId: seller.id, topic: { kind: 'equipment', id } })).toMatchObject({ topic: null, messages: [{ equipmentId: null, equipment: null }] });
  });
});

describe('conversations', () => {
  it('are one per person and listing, the last written first, with what is unread', async () => {
    const { seller, buyer, listing } = await deal();
    const other = await makeListing({ userId: seller.id });
    const second = await makeUser();
    await store(buyer, seller, 3, listing.id);
    await store(buyer, seller, 2, other.id);
    await store(second, seller, 1, listing.id, true);
    await store(seller, buyer, 1, listing.id);
    const { conversations, next } = await listConversations(seller.actor);
    expect(conversations.map(({ person, topic: about, unread }) => [person.id, about?.id, unread])).toEqual([
      [buyer.id, listing.id, 3],
      [second.id, listing.id, 0],
      [buyer.id, other.id, 2],
    ]);
    expect(next).toBeNull();
    await markConversationRead(seller.actor, { personId: buyer.id, topic: { kind: 'listing' as const, id: listing.id } });
    expect((await listConversations(seller.actor)).conversations.map(({ unread }) => unread)).toEqual([0, 0, 2]);
    expect(await listConversations(buyer.actor)).toMatchObject({ conversations: [{ unread: 1 }, { unread: 0 }] });
  });

  it('come by pages of twenty, each once', async () => {
    const { seller, buyer } = await deal();
    const listings = [];
    for (let n = 0; n < 45; n++) listings.push(await makeListing({ userId: seller.id }));
    for (const { id } of listings) await store(buyer, seller, 1, id);
    const seen: (string | undefined)[] = [];
    let before: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listConversations>> = await listConversations(seller.actor, before);
      seen.push(...page.conversations.map((conversation) => conversation.topic?.id));
      before = page.next;
    } while (before);
    expect(seen).toEqual(listings.map(({ id }) => id).toReversed());
  });

  it('are right at ten thousand messages, and soon there', async () => {
    const { seller, buyer, listing } = await deal();
    for (let n = 0; n < 25; n++) await store(await makeUser(), seller, 1, listing.id);
    for (let n = 0; n < 10; n++) await store(n % 2 ? buyer : seller, n % 2 ? seller : buyer, 1000, listing.id, n < 8);
    const started = performance.now();
    const { conversations, next } = await listConversations(seller.actor);
    expect(conversations).toHaveLength(20);
    expect(conversations[0]).toMatchObject({ person: { id: buyer.id }, unread: 1000 });
    expect((await listConversations(seller.actor, next)).conversations).toHaveLength(6);
    expect(await countUnread(seller.actor)).toBe(1025);
    expect(await listMessages(seller.actor, null)).toHaveLength(200);
    expect(performance.now() - started).toBeLessThan(3000);
  });

  it('open with their newest thirty messages, oldest first, and lead to what was before', async () => {
    const { seller, buyer, listing } = await deal();
    await store(buyer, seller, 40, listing.id);
    const key = { personId: buyer.id, topic: { kind: 'listing' as const, id: listing.id } };
    const newest = await getConversation(seller.actor, key);
    expect(newest).toMatchObject({ person: { id: buyer.id }, topicVisible: true, unread: 40, blockedByMe: false, givenContact: null });
    expect(newest?.messages.map(({ message }) => message)).toEqual(Array.from({ length: 30 }, (_, n) => `m${n + 10}`));
    const earlier = await getConversation(seller.actor, key, newest?.earlier);
    expect([earlier?.messages.length, earlier?.earlier]).toEqual([10, null]);
    expect(await getConversation(buyer.actor, { personId: seller.id, topic: { kind: 'listing' as const, id: listing.id } })).toMatchObject({ unread: 0, givenContact: { method: 'email', value: buyer.email } });
    expect(await getConversation(seller.actor, { personId: buyer.id, topic: null })).toBeNull();
  });

  it('are named in URLs', () => {
    for (const topic of [null, ...TOPIC_KINDS.map((kind) => ({ kind, id: NOBODY }))]) {
      const key = { personId: NOBODY, topic };
      expect(parseConversationKey(conversationKeyText(key))).toEqual(key);
    }
    expect(conversationKeyText({ personId: NOBODY, topic: { kind: 'listing', id: NOBODY } })).toBe(`${NOBODY}_${NOBODY}`);
    for (const wrong of ['', 'x', `${NOBODY}_lot-x`, `${NOBODY}_listing-${NOBODY}`, `${NOBODY}_horse-${NOBODY}`, `${NOBODY}_`, `${NOBODY}_x`, `${NOBODY}_${NOBODY}_${NOBODY}`, undefined, [NOBODY]]) expect(parseConversationKey(wrong)).toBeNull();
  });
});

test('the dashboard counts what is the reader’s', async () => {
  const { seller, buyer, listing } = await deal();
  await makeListing({ userId: seller.id, isActive: false });
  const liked = await makeListing();
  await addFavorite(seller.actor, liked.id);
  await store(buyer, seller, 2, listing.id);
  expect(await getDashboardStats(seller.actor)).toEqual({ activeListings: 1, favorites: 1, unreadMessages: 2, memberSince: seller.createdAt.toISOString() });
  expect(await getDashboardStats((await makeUser()).actor)).toMatchObject({ activeListings: 0, favorites: 0, unreadMessages: 0 });
});
