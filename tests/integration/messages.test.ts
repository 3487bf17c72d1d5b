import { db } from '@/lib/core/db/client';
import type { DomainError } from '@/lib/core/errors/domain-error';
import { blockUser, listBlocked, listBlockedWith, unblockUser } from '@/lib/messages/messages/blocks';
import { countUnread } from '@/lib/messages/messages/count-unread';
import { getConversation } from '@/lib/messages/messages/get-conversation';
import { listConversations } from '@/lib/messages/messages/list-conversations';
import { listMessages } from '@/lib/messages/messages/list-messages';
import { markConversationRead } from '@/lib/messages/messages/mark-read';
import { sendMessageSchema } from '@/lib/messages/messages/schema';
import { sendMessage } from '@/lib/messages/messages/send-message';
import { consume } from '@/lib/core/rate-limit/limit';
import { parseInput } from '@/lib/web/request-bodies/read-body';
import { makeEquipment } from '@/tests/factories/equipment';
import { makeListing } from '@/tests/factories/listing';
import { makeLot } from '@/tests/factories/lot';
import { makeDeal, messageInput } from '@/tests/factories/message';
import { letMailsLeave, mailsTo } from '@/tests/factories/outbox';
import { makeUser } from '@/tests/factories/user';

const NOBODY = '00000000-0000-7000-8000-000000000000';

describe('a message', () => {
  it('reaches the listing’s owner, with people, listing and contact, and as a mail in their language', async () => {
    const { seller, buyer, listing } = await makeDeal();
    const sent = await sendMessage(
      buyer.actor,
      messageInput({ toUserId: seller.id, listingId: listing.id, subject: ' Consulta ' }),
    );
    expect(sent).toEqual({
      id: sent.id,
      fromUserId: buyer.id,
      toUserId: seller.id,
      listingId: listing.id,
      equipmentId: null,
      auctionLotId: null,
      subject: 'Consulta',
      message: '¿Sigue disponible?',
      contactMethod: 'phone',
      contactValue: '+59899123456',
      images: [],
      isRemoved: false,
      isRead: false,
      createdAt: new Date(sent.createdAt).toISOString(),
      fromUser: { id: buyer.id, firstName: 'Ana', lastName: buyer.lastName, profileImageUrl: null, isDeleted: false },
      toUser: { id: seller.id, firstName: 'Juan', lastName: seller.lastName, profileImageUrl: null, isDeleted: false },
      listing: { id: listing.id, title: 'Toro Angus', image: null },
      equipment: null,
      lot: null,
    });
    expect(await listMessages(seller.actor, null)).toEqual([sent]);
    expect(await listMessages(buyer.actor, null)).toEqual([sent]);
    await letMailsLeave();
    const [mail] = await mailsTo(seller.email);
    expect(mail?.subject).toBe(`Ana ${buyer.lastName} wrote to you on Corral`);
    expect(mail?.text).toContain('Toro Angus');
    expect(mail?.text).toContain('Nobody from Corral will ever ask you for money or codes.');
    expect(mail?.text).toContain(`/en/messages?conversation=${buyer.id}_${listing.id}`);
  });

  it('sent fifty times at once is one message and one mail', async () => {
    const { seller, buyer, listing } = await makeDeal();
    const sent = await Promise.all(
      Array.from({ length: 50 }, () =>
        sendMessage(buyer.actor, messageInput({ toUserId: seller.id, listingId: listing.id })),
      ),
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await db.message.count({ where: { toUserId: seller.id } })).toBe(1);
    await letMailsLeave();
    expect(await mailsTo(seller.email)).toHaveLength(1);
    const other = await sendMessage(
      buyer.actor,
      messageInput({ toUserId: seller.id, listingId: listing.id, message: 'Otra cosa' }),
    );
    await db.submission.updateMany({ where: { userId: buyer.id }, data: { createdAt: new Date(Date.now() - 11_000) } });
    const again = await sendMessage(buyer.actor, messageInput({ toUserId: seller.id, listingId: listing.id }));
    expect(new Set([sent[0]?.id, other.id, again.id]).size).toBe(3);
  });

  it('with the same text and a corrected contact is another one', async () => {
    const { seller, buyer, listing } = await makeDeal();
    const send = (contact: Record<string, string>) =>
      sendMessage(buyer.actor, messageInput({ toUserId: seller.id, listingId: listing.id, ...contact }));
    const wrong = await send({ contactMethod: 'phone', contactValue: '+59899123456' });
    const corrected = await send({ contactMethod: 'phone', contactValue: '+59899123457' });
    expect(corrected).toMatchObject({ message: wrong.message, contactValue: '+59899123457' });
    expect((await send({ contactMethod: 'email', contactValue: 'ana@campo.uy' })).id).not.toBe(corrected.id);
    expect(await db.message.count({ where: { toUserId: seller.id } })).toBe(3);
  });

  it('is answered within its conversation, also once the listing is paused', async () => {
    const { seller, buyer, listing } = await makeDeal();
    await sendMessage(buyer.actor, messageInput({ toUserId: seller.id, listingId: listing.id }));
    await sendMessage(seller.actor, messageInput({ toUserId: buyer.id, listingId: listing.id, message: 'Sí' }));
    await db.animalListing.update({ where: { id: listing.id }, data: { isActive: false } });
    await sendMessage(buyer.actor, messageInput({ toUserId: seller.id, listingId: listing.id, message: 'Voy mañana' }));
    await letMailsLeave();
    const [mail] = await mailsTo(buyer.email);
    expect(mail?.subject).toMatch(/te escribió en Corral$/);
  });

  it('remains when its listing is deleted, and shows that the listing is gone', async () => {
    const { seller, buyer, listing } = await makeDeal();
    await sendMessage(buyer.actor, messageInput({ toUserId: seller.id, listingId: listing.id }));
    await db.animalListing.delete({ where: { id: listing.id } });
    expect(await listMessages(buyer.actor, null)).toMatchObject([{ listingId: null, listing: null }]);
    expect(
      await getConversation(buyer.actor, { personId: seller.id, topic: { kind: 'listing' as const, id: listing.id } }),
    ).toMatchObject({ topic: null, offered: null, messages: [{}] });
  });

  it('is limited per sender', async () => {
    const { seller, buyer } = await makeDeal();
    await consume('messageByUser', buyer.id, 120);
    await expect(sendMessage(buyer.actor, messageInput({ toUserId: seller.id }))).rejects.toMatchObject({
      code: 'rate_limited',
    });
  });
});

describe('a message is refused', () => {
  it('to oneself', async () => {
    const { seller, listing } = await makeDeal();
    for (const toUserId of [seller.id, seller.id.toUpperCase()]) {
      await expect(sendMessage(seller.actor, messageInput({ toUserId, listingId: listing.id }))).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { toUserId: [{ key: 'messageToOneself' }] },
      });
    }
  });

  it.each([NOBODY, 'x', '', "1'--"])('to %p, who is nobody', async (toUserId) => {
    const { actor } = await makeUser();
    await expect(sendMessage(actor, messageInput({ toUserId }))).rejects.toMatchObject({ code: 'recipient_not_found' });
  });

  it('to a suspended person', async () => {
    const { seller, buyer, listing } = await makeDeal();
    await db.user.update({ where: { id: seller.id }, data: { suspendedAt: new Date() } });
    await expect(
      sendMessage(buyer.actor, messageInput({ toUserId: seller.id, listingId: listing.id })),
    ).rejects.toMatchObject({ code: 'recipient_not_found' });
  });

  it('about a listing that is paused, missing or no id', async () => {
    const { seller, buyer, listing } = await makeDeal();
    await db.animalListing.update({ where: { id: listing.id }, data: { isActive: false } });
    for (const listingId of [listing.id, NOBODY, 'x']) {
      await expect(sendMessage(buyer.actor, messageInput({ toUserId: seller.id, listingId }))).rejects.toMatchObject({
        code: 'listing_not_found',
      });
    }
  });

  it('to a stranger about somebody else’s listing', async () => {
    const { seller, buyer, listing } = await makeDeal();
    const stranger = await makeUser();
    const refusal = { code: 'invalid_input', fields: { toUserId: [{ key: 'notTheOwner' }] } };
    await expect(
      sendMessage(buyer.actor, messageInput({ toUserId: stranger.id, listingId: listing.id })),
    ).rejects.toMatchObject(refusal);
    // Owners reply; they can't start conversations about their own listing.
    await expect(
      sendMessage(seller.actor, messageInput({ toUserId: stranger.id, listingId: listing.id })),
    ).rejects.toMatchObject(refusal);
  });

  it('in both directions once one blocked the other, with the same error for both', async () => {
    const { seller, buyer, listing } = await makeDeal();
    await sendMessage(buyer.actor, messageInput({ toUserId: seller.id, listingId: listing.id }));
    await blockUser(seller.actor, buyer.id);
    await blockUser(seller.actor, buyer.id);
    await expect(
      sendMessage(buyer.actor, messageInput({ toUserId: seller.id, listingId: listing.id, message: 'Hola' })),
    ).rejects.toMatchObject({ code: 'messaging_blocked' });
    await expect(
      sendMessage(seller.actor, messageInput({ toUserId: buyer.id, listingId: listing.id, message: 'Hola' })),
    ).rejects.toMatchObject({ code: 'messaging_blocked' });
    expect(await listBlocked(seller.actor)).toMatchObject([{ id: buyer.id }]);
    expect(await listBlocked(buyer.actor)).toEqual([]);
    expect(await listBlockedWith(buyer.actor)).toEqual([seller.id]);
    await blockUser(buyer.actor, seller.id);
    expect(await listBlockedWith(buyer.actor)).toEqual([seller.id]);
    expect(await listBlockedWith(seller.actor)).toEqual([buyer.id]);
    expect(await listBlockedWith((await makeUser()).actor)).toEqual([]);
    // Only the person who blocked can unblock.
    await unblockUser(buyer.actor, seller.id);
    await expect(
      sendMessage(buyer.actor, messageInput({ toUserId: seller.id, message: 'Hola' })),
    ).rejects.toMatchObject({ code: 'messaging_blocked' });
    await unblockUser(seller.actor, buyer.id);
    await unblockUser(seller.actor, 'x');
    await sendMessage(buyer.actor, messageInput({ toUserId: seller.id, listingId: listing.id, message: 'Hola' }));
    await expect(blockUser(seller.actor, seller.id)).rejects.toMatchObject({ code: 'invalid_input' });
    for (const id of ['x', NOBODY])
      await expect(blockUser(seller.actor, id)).rejects.toMatchObject({ code: 'recipient_not_found' });
  });

  it('share a phone as it is dialled, by the country of the sender or of the listing', async () => {
    const { seller, buyer, listing } = await makeDeal();
    const of = (traits: object) => messageInput({ toUserId: seller.id, contactValue: '099 123 456', ...traits });
    await expect(sendMessage(buyer.actor, of({}))).rejects.toMatchObject({
      fields: { contactValue: [{ key: 'phoneWithCode' }] },
    });
    await db.animalListing.update({ where: { id: listing.id }, data: { location: 'Salto, Uruguay' } });
    expect(await sendMessage(buyer.actor, of({ listingId: listing.id }))).toMatchObject({
      contactValue: '+59899123456',
    });
    await db.user.update({ where: { id: buyer.id }, data: { location: 'Campo Grande, Brasil' } });
    expect(
      await sendMessage(buyer.actor, of({ listingId: listing.id, contactValue: '(067) 98123-4567' })),
    ).toMatchObject({ contactValue: '+5567981234567' });
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
    [
      'an e-mail of 255 characters',
      { contactMethod: 'email', contactValue: `${'a'.repeat(250)}@b.co` },
      'contactValue',
      'email',
    ],
    ['a phone that begins with zero and is none', { contactValue: '0991234' }, 'contactValue', 'phone'],
    ['a phone of 19 digits', { contactValue: '+1234567890123456789' }, 'contactValue', 'phone'],
    ['a phone of 17 digits', { contactValue: '12345678901234567' }, 'contactValue', 'phone'],
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
    expect(messageInput({ toUserId: NOBODY, contactMethod, contactValue, message: 'x'.repeat(5000) })).toMatchObject({
      contactValue: kept,
    });
  });
});

describe('about equipment and lots', () => {
  it('it reaches the owner, has a separate conversation and is found by its key', async () => {
    const [seller, buyer] = [await makeUser(), await makeUser({ firstName: 'Ana' })];
    const listing = await makeListing({ userId: seller.id });
    const tractor = await makeEquipment({ userId: seller.id, title: 'Tractor 75 CV' });
    const lot = await makeLot(seller.id);
    const [onTractor, onLot] = [
      await sendMessage(buyer.actor, messageInput({ toUserId: seller.id, equipmentId: tractor.id })),
      await sendMessage(buyer.actor, messageInput({ toUserId: seller.id, auctionLotId: lot.id })),
    ];
    await sendMessage(buyer.actor, messageInput({ toUserId: seller.id, listingId: listing.id }));
    expect(onTractor).toMatchObject({
      listingId: null,
      equipmentId: tractor.id,
      listing: null,
      lot: null,
      equipment: { id: tractor.id, title: 'Tractor 75 CV', image: null },
    });
    expect(onLot).toMatchObject({
      auctionLotId: lot.id,
      lot: { id: lot.id, title: lot.title, image: null },
      listing: null,
      equipment: null,
    });
    const { conversations } = await listConversations(seller.actor);
    expect(conversations.map(({ topic, unread }) => [topic?.kind, topic?.id, unread])).toEqual([
      ['listing', listing.id, 1],
      ['lot', lot.id, 1],
      ['equipment', tractor.id, 1],
    ]);
    const key = { personId: buyer.id, topic: { kind: 'lot' as const, id: lot.id } };
    expect(await getConversation(seller.actor, key)).toMatchObject({
      topic: { kind: 'lot' },
      offered: { price: null, asked: null, status: null, isMine: true },
      unread: 1,
      messages: [{ id: onLot.id }],
    });
    await letMailsLeave();
    const mails = await mailsTo(seller.email);
    await markConversationRead(seller.actor, key);
    expect((await countUnread(seller.actor)).messages).toBe(2);
    expect(mails.some(({ text }) => text.includes(`conversation=${buyer.id}_lot-${lot.id}`))).toBe(true);
    expect(
      mails.some(
        ({ text }) =>
          text.includes(`conversation=${buyer.id}_equipment-${tractor.id}`) && text.includes('Tractor 75 CV'),
      ),
    ).toBe(true);
  });

  it('is refused to strangers, about what is paused or missing, and with two topics', async () => {
    const [seller, buyer, stranger] = [await makeUser(), await makeUser(), await makeUser()];
    const tractor = await makeEquipment({ userId: seller.id });
    const paused = await makeEquipment({ userId: seller.id, isActive: false });
    const lot = await makeLot(seller.id);
    for (const topic of [{ equipmentId: tractor.id }, { auctionLotId: lot.id }]) {
      await expect(sendMessage(buyer.actor, messageInput({ toUserId: stranger.id, ...topic }))).rejects.toMatchObject({
        fields: { toUserId: [{ key: 'notTheOwner' }] },
      });
    }
    const refusalOf = (topic: object) =>
      sendMessage(buyer.actor, messageInput({ toUserId: seller.id, ...topic })).catch(
        (error: DomainError) => error.code,
      );
    for (const equipmentId of [paused.id, NOBODY, 'x', lot.id])
      expect(await refusalOf({ equipmentId })).toBe('not_found');
    for (const auctionLotId of [NOBODY, 'x']) expect(await refusalOf({ auctionLotId })).toBe('lot_not_found');
    expect(() => messageInput({ toUserId: seller.id, equipmentId: tractor.id, auctionLotId: lot.id })).toThrow(
      expect.objectContaining({ fields: { auctionLotId: [{ key: 'oneTopic' }] } }) as Error,
    );
  });

  it('a lot’s seller writes to who won it, and to nobody else first', async () => {
    const [seller, winner, loser] = [await makeUser(), await makeUser(), await makeUser()];
    const lot = await makeLot(seller.id, {
      status: 'sold',
      highestBidder: winner.id,
      currentHighestBid: '900',
      highestMaximum: '950',
    });
    await sendMessage(
      seller.actor,
      messageInput({ toUserId: winner.id, auctionLotId: lot.id, message: 'Felicitaciones' }),
    );
    await expect(
      sendMessage(seller.actor, messageInput({ toUserId: loser.id, auctionLotId: lot.id })),
    ).rejects.toMatchObject({ fields: { toUserId: [{ key: 'notTheOwner' }] } });
    expect((await listConversations(winner.actor)).conversations).toMatchObject([
      { topic: { kind: 'lot', id: lot.id } },
    ]);
  });

  it('it stays without its link when the equipment is deleted', async () => {
    const [seller, buyer] = [await makeUser(), await makeUser()];
    const { id } = await makeEquipment({ userId: seller.id });
    await sendMessage(buyer.actor, messageInput({ toUserId: seller.id, equipmentId: id }));
    await db.equipmentListing.delete({ where: { id } });
    expect(await getConversation(buyer.actor, { personId: seller.id, topic: { kind: 'equipment', id } })).toMatchObject(
      { topic: null, messages: [{ equipmentId: null, equipment: null }] },
    );
  });
});
