import { text } from 'node:stream/consumers';
import { db } from '@/lib/core/db/client';
import { IMAGE_WIDTHS } from '@/lib/files/images/widths';
import { blockUser } from '@/lib/messages/messages/blocks';
import { getConversation } from '@/lib/messages/messages/get-conversation';
import { findMessagePhoto } from '@/lib/messages/messages/photos';
import { sendMessage } from '@/lib/messages/messages/send-message';
import { storage } from '@/lib/files/storage/storage';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { uploadMessagePhoto } from '@/lib/files/uploads/upload-message-photo';
import { eraseAccount } from '@/tests/factories/erase-account';
import { makeDeal, messageInput } from '@/tests/factories/message';
import { letMailsLeave, mailsTo } from '@/tests/factories/outbox';
import { makePhonePhoto, makePicture } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';

const NOT_FOUND = { code: 'not_found' };

/** Creates a conversation in which the seller has sent one photograph without a text. */
async function withPhoto() {
  const deal = await makeDeal();
  const { seller, buyer, listing } = deal;
  const topic = { listingId: listing.id };
  await sendMessage(buyer.actor, messageInput({ toUserId: seller.id, ...topic }));
  const { id } = await uploadMessagePhoto(seller.actor, { name: 'hoy.jpg', bytes: await makePhonePhoto() });
  const sent = await sendMessage(
    seller.actor,
    messageInput({ toUserId: buyer.id, ...topic, message: '', imageIds: [id] }),
  );
  return { ...deal, upload: id, sent };
}

async function filesOf(messageId: string): Promise<string[]> {
  const message = await db.message.findUnique({ where: { id: messageId }, select: { images: true } });
  return (message?.images ?? []).flatMap((key) => IMAGE_WIDTHS.map((width) => `${key}-${width}.webp`));
}

it('are sent in a message, also without a text, and read by its two sides only', async () => {
  const { seller, buyer, listing, sent } = await withPhoto();
  const [photo] = sent.images;
  expect(sent).toMatchObject({ message: '', images: [{ width: 800, height: 1200 }] });
  expect(photo?.urls[400]).toBe(`/api/messages/${sent.id}/photos/0-400.webp`);
  const thread = await getConversation(buyer.actor, {
    personId: seller.id,
    topic: { kind: 'listing', id: listing.id },
  });
  expect(thread?.messages.at(-1)?.images).toEqual(sent.images);
  await blockUser(buyer.actor, seller.id);
  for (const { actor } of [seller, buyer]) {
    const file = await (await findMessagePhoto(actor, sent.id, '0-400.webp')).open();
    expect(file.contentType).toBe('image/webp');
    expect(await text(file.body)).not.toContain('PhoneMaker');
  }
  const [stranger, admin] = [await makeUser(), await makeUser({ role: 'admin' })];
  for (const { actor } of [stranger, admin])
    await expect(findMessagePhoto(actor, sent.id, '0-400.webp')).rejects.toMatchObject(NOT_FOUND);
  for (const name of ['1-400.webp', '0-401.webp', '0-400.png', '../0-400.webp', ''])
    await expect(findMessagePhoto(buyer.actor, sent.id, name)).rejects.toMatchObject(NOT_FOUND);
  await expect(findMessagePhoto(buyer.actor, 'x', '0-400.webp')).rejects.toMatchObject(NOT_FOUND);
  await letMailsLeave();
  const [mail] = await mailsTo(buyer.email);
  expect(mail?.text).toContain('Mandó una foto');
});

it('have no public address, whatever their name', async () => {
  const { sent } = await withPhoto();
  for (const key of await filesOf(sent.id)) expect(key).toMatch(/^private\/messages\//);
});

it('are sent once, only by their uploader, and can’t be used for a listing, nor the other way round', async () => {
  const { seller, buyer, listing, upload } = await withPhoto();
  const send = (imageIds: string[], message = 'Así están') =>
    sendMessage(seller.actor, messageInput({ toUserId: buyer.id, listingId: listing.id, message, imageIds }));
  const bytes = await makePicture();
  const others = await uploadMessagePhoto(buyer.actor, { name: 'a.jpg', bytes });
  const publicOne = await uploadImage(seller.actor, { name: 'a.jpg', bytes });
  for (const id of [upload, others.id, publicOne.id])
    await expect(send([id])).rejects.toMatchObject({ fields: { images: [{ key: 'imageGone' }] } });
  const own = await uploadMessagePhoto(seller.actor, { name: 'a.jpg', bytes });
  // A retry, as after a lost response, doesn't create another message.
  const [first, again] = [await send([own.id]), await send([own.id])];
  expect(again).toEqual(first);
  expect(() => messageInput({ toUserId: buyer.id, imageIds: Array(6).fill(own.id) })).toThrow(
    expect.objectContaining({ fields: { imageIds: [{ key: 'imagesTooMany' }] } }) as Error,
  );
  expect(() => messageInput({ toUserId: buyer.id, message: ' ', imageIds: [] })).toThrow(
    expect.objectContaining({ fields: { message: [{ key: 'messageRequired' }] } }) as Error,
  );
});

it('stay for the side that is left, and are deleted with the second account', async () => {
  const { seller, buyer, sent } = await withPhoto();
  const files = await filesOf(sent.id);
  expect(files).toHaveLength(3);
  await eraseAccount(seller);
  expect((await (await findMessagePhoto(buyer.actor, sent.id, '0-400.webp')).open()).contentType).toBe('image/webp');
  await eraseAccount(buyer);
  expect(await db.message.count({ where: { id: sent.id } })).toBe(0);
  for (const key of files) expect(await storage().get(key)).toBeNull();
});
