import type { Actor } from '@/lib/core/actors/actor';
import { consume } from '@/lib/core/rate-limit/limit';
import { archiveConversation } from '@/lib/messages/messages/archive';
import { listConversations } from '@/lib/messages/messages/list-conversations';
import { searchWords } from '@/lib/messages/messages/schema';
import { offer, publishCalves } from '@/tests/factories/deal';
import { makeListing } from '@/tests/factories/listing';
import { makeDeal, makeMessage, storeMessages } from '@/tests/factories/message';
import { makeTrader, makeUser } from '@/tests/factories/user';

type Member = Awaited<ReturnType<typeof makeUser>>;

/** The texts of the messages that a search shows, newest first. */
const found = async ({ actor }: Member, text: string) =>
  (await listConversations(actor, { words: searchWords(text) })).conversations.map(
    ({ lastMessage }) => lastMessage?.message,
  );

test('finds conversations by words, person and listing, whatever the accents, case and order', async () => {
  const { seller, buyer, listing } = await makeDeal();
  const rosa = await makeUser({ firstName: 'Rosa', lastName: 'Núñez' });
  const other = await makeListing({ userId: seller.id, title: 'Novillos Hereford' });
  const say = (from: Member, to: Member, listingId: string | null, message: string) =>
    makeMessage({ fromUserId: from.id, toUserId: to.id, listingId, message });
  await say(buyer, seller, listing.id, '¿El camión lo pone usted?');
  await say(seller, buyer, listing.id, 'Lo pone el comprador.');
  await say(rosa, seller, other.id, '¿Siguen disponibles?');
  expect(await found(seller, 'CAMION')).toEqual(['¿El camión lo pone usted?']);
  expect(await found(seller, 'nunez')).toEqual(['¿Siguen disponibles?']);
  expect(await found(seller, 'hereford')).toEqual(['¿Siguen disponibles?']);
  expect(await found(seller, 'toro pone')).toEqual(['Lo pone el comprador.']);
  expect(await found(seller, 'disponibles rosa')).toEqual(['¿Siguen disponibles?']);
  expect(await found(seller, 'camion hereford')).toEqual([]);
  expect(await found(seller, '100%')).toEqual([]);
  expect(await found(buyer, 'camion')).toEqual(['¿El camión lo pone usted?']);
});

test('finds other forms of a word, by its stem', async () => {
  const { seller, buyer } = await makeDeal();
  const { id } = await makeListing({ userId: seller.id, title: '24 novillitos Angus' });
  await makeMessage({ fromUserId: buyer.id, toUserId: seller.id, listingId: id, message: '¿Hay camiones?' });
  for (const text of ['novillo', 'novillos', 'camión', 'llitos'])
    expect(await found(seller, text)).toEqual(['¿Hay camiones?']);
});

test('finds conversations of offers alone, by person and by what they are about', async () => {
  const [seller, buyer, stranger] = [await makeTrader(), await makeTrader(), await makeUser()];
  const title = '64 terneros Charolais machos';
  const listing = await publishCalves(seller.actor, { title });
  await offer(buyer.actor, listing.id);
  const foundOffers = async ({ actor }: { actor: Actor }, text: string) =>
    (await listConversations(actor, { words: searchWords(text) })).conversations.map(
      ({ newerOffer, topic }) => newerOffer && topic?.title,
    );
  for (const [reader, { firstName }] of [
    [seller, buyer],
    [buyer, seller],
  ] as const)
    for (const text of ['charolais', 'ternero', '64 macho', `terneros ${firstName}`])
      expect(await foundOffers(reader, text)).toEqual([title]);
  expect(await foundOffers(buyer, 'hereford')).toEqual([]);
  expect(await foundOffers(stranger, 'charolais')).toEqual([]);
  await makeMessage({ fromUserId: buyer.id, toUserId: seller.id, listingId: listing.id, message: 'Paso el lunes' });
  expect(await found(buyer, 'charolais')).toEqual(['Paso el lunes']);
  expect(await found(buyer, 'lunes machos')).toEqual(['Paso el lunes']);
});

test('finds nothing of others, nothing that was removed, and nothing that is held for its reader', async () => {
  const { seller, buyer, listing } = await makeDeal();
  const stranger = await makeUser();
  const about = { fromUserId: buyer.id, toUserId: seller.id, listingId: listing.id };
  await makeMessage({ ...about, message: 'Pago con giro', removedAt: new Date() });
  await makeMessage({ ...about, message: 'Mando un flete', heldAt: new Date(), isRead: true });
  expect(await found(stranger, 'toro')).toEqual([]);
  expect(await found(seller, 'giro')).toEqual([]);
  expect(await found(buyer, 'giro')).toEqual([]);
  expect(await found(seller, 'flete')).toEqual([]);
  // Its sender sees it as sent, and would learn that it is held.
  expect(await found(buyer, 'flete')).toEqual(['Mando un flete']);
  // The conversation itself is still theirs to find.
  expect(await found(seller, 'ana')).toEqual(['']);
});

test('finds archived conversations too, with what is unread in them', async () => {
  const { seller, buyer, listing } = await makeDeal();
  const { id } = await makeMessage({
    fromUserId: buyer.id,
    toUserId: seller.id,
    listingId: listing.id,
    message: 'Hola',
  });
  await archiveConversation(seller.actor, { personId: buyer.id, topic: { kind: 'listing', id: listing.id } }, id);
  expect((await listConversations(seller.actor, { words: ['hola'] })).conversations).toMatchObject([{ unread: 1 }]);
});

test('reads a bounded part of a long history, twenty conversations at a time', async () => {
  const { seller, buyer, listing } = await makeDeal();
  await makeMessage({ fromUserId: buyer.id, toUserId: seller.id, message: 'aguja' });
  await storeMessages(buyer, seller, 5000, listing.id, true);
  expect(await found(seller, 'aguja')).toEqual([]);
  expect(await found(seller, 'm4999')).toEqual(['m4999']);
  for (let n = 0; n < 22; n++) {
    const { id } = await makeListing({ userId: seller.id, title: `Lote ${n}` });
    await storeMessages(buyer, seller, 2, id, true);
  }
  const first = await listConversations(seller.actor, { words: ['lote'] });
  const second = await listConversations(seller.actor, { words: ['lote'], before: first.next });
  const titles = [...first.conversations, ...second.conversations].map(({ topic }) => topic?.title);
  expect([first.conversations.length, second.next]).toEqual([20, null]);
  expect(titles).toEqual(Array.from({ length: 22 }, (_, n) => `Lote ${21 - n}`));
});

test('is limited', async () => {
  const { actor } = await makeUser();
  const search = () => listConversations(actor, { words: ['x'] });
  await consume('messageSearchByUser', actor.id, 299);
  await expect(search()).resolves.toMatchObject({ conversations: [] });
  await expect(search()).rejects.toMatchObject({ code: 'rate_limited' });
  expect(await listConversations(actor)).toEqual({ conversations: [], next: null });
});

test('takes eighty characters and six words', () => {
  expect(searchWords(null)).toEqual([]);
  expect(searchWords('  ​ ')).toEqual([]);
  expect(searchWords(' guía  guía de Rosa ')).toEqual(['guía', 'de', 'Rosa']);
  expect(searchWords('a b c d e f g')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(searchWords('x'.repeat(200))).toEqual(['x'.repeat(80)]);
});
