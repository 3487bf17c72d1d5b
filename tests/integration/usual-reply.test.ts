import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import { blockUser } from '@/lib/messages/messages/blocks';
import { getConversation } from '@/lib/messages/messages/get-conversation';
import { usualReply } from '@/lib/messages/messages/usual-reply';
import { makeListing } from '@/tests/factories/listing';
import { makeMessage } from '@/tests/factories/message';
import { makeUser } from '@/tests/factories/user';

const NOW = new Date('2026-11-26T12:00:00Z');

/** A seller who is asked, days before, and answers after some minutes, or not at all. */
async function makeSeller() {
  const seller = await makeUser();
  const { id: listingId } = await makeListing({ userId: seller.id });
  const ask = async (
    minutes: number | null,
    { days = 5, ...more }: { days?: number; heldAt?: Date; removedAt?: Date } = {},
  ) => {
    const buyer = await makeUser();
    const asked = new Date(NOW.getTime() - days * DAY_MS);
    await makeMessage({
      fromUserId: buyer.id,
      toUserId: seller.id,
      listingId,
      createdAt: asked,
      isRead: true,
      ...more,
    });
    if (minutes !== null)
      await makeMessage({
        fromUserId: seller.id,
        toUserId: buyer.id,
        listingId,
        createdAt: new Date(asked.getTime() + minutes * 60_000),
      });
    return buyer;
  };
  return { seller, listingId, ask };
}

test('is the median of the first answers, from three on', async () => {
  const { seller, ask } = await makeSeller();
  await ask(10);
  await ask(50);
  expect(await usualReply(seller.id, NOW)).toBeNull();
  await ask(600);
  expect(await usualReply(seller.id, NOW)).toBe(50);
});

test('says nothing of who answers few, or late', async () => {
  const { seller, ask } = await makeSeller();
  for (const minutes of [5, 5, 5]) await ask(minutes);
  for (let n = 0; n < 3; n++) await ask(null);
  expect(await usualReply(seller.id, NOW)).toBe(5);
  await ask(null);
  expect(await usualReply(seller.id, NOW)).toBeNull();
  const late = await makeSeller();
  for (let n = 0; n < 3; n++) await late.ask(3 * 24 * 60);
  expect(await usualReply(late.seller.id, NOW)).toBeNull();
});

test('asks for no answer to what is new, old, held, removed or of somebody blocked, nor to whom the seller wrote first', async () => {
  const { seller, listingId, ask } = await makeSeller();
  for (const minutes of [20, 30, 40]) await ask(minutes);
  for (let n = 0; n < 2; n++) {
    await ask(null, { days: 0.5 });
    await ask(null, { days: 100 });
    await ask(null, { heldAt: NOW });
    await ask(null, { removedAt: NOW });
    await blockUser(seller.actor, (await ask(null)).id);
    const winner = await makeUser();
    const wrote = new Date(NOW.getTime() - 4 * DAY_MS);
    await makeMessage({ fromUserId: seller.id, toUserId: winner.id, listingId, createdAt: wrote });
    const answered = new Date(wrote.getTime() + HOUR_MS);
    await makeMessage({ fromUserId: winner.id, toUserId: seller.id, listingId, createdAt: answered });
  }
  expect(await usualReply(seller.id, NOW)).toBe(30);
});

test('is shown to who writes about what the seller sells, and not the other way round', async () => {
  const { seller, listingId } = await makeSeller();
  const buyers = [];
  for (let n = 0; n < 3; n++) {
    const buyer = await makeUser({ language: 'pt' });
    buyers.push(buyer);
    await makeMessage({ fromUserId: buyer.id, toUserId: seller.id, listingId, message: 'ok' });
    await makeMessage({ fromUserId: seller.id, toUserId: buyer.id, listingId, message: 'Hola, buenas' });
  }
  const [buyer] = buyers;
  const topic = { kind: 'listing' as const, id: listingId };
  const ofBuyer = buyer && (await getConversation(buyer.actor, { personId: seller.id, topic }));
  expect(ofBuyer).toMatchObject({ person: { usualReply: 1 }, language: 'es' });
  const ofSeller = buyer && (await getConversation(seller.actor, { personId: buyer.id, topic }));
  expect(ofSeller).toMatchObject({ person: { usualReply: null }, language: 'pt' });
});
