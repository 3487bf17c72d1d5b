import { readMessagesView } from '@/app/api/messages/view/read-messages-view';
import { db } from '@/lib/core/db/client';
import { conversationKeyText } from '@/lib/messages/messages/conversation-key';
import { makeListing } from '@/tests/factories/listing';
import { makeMessage } from '@/tests/factories/message';
import { makeUser } from '@/tests/factories/user';

const STEERS = { class: 'steer_1_2', headCount: 40, weight: 342, location: 'Trinidad, Uruguay' };
const ASKED = { priceAmount: '3.15', priceBasis: 'live_kg', priceCurrency: 'USD' };

async function setUp() {
  const [seller, buyer] = [await makeUser(), await makeUser()];
  const listing = await makeListing({ userId: seller.id, ...STEERS, ...ASKED });
  const topic = { kind: 'listing' as const, id: listing.id };
  const query = new URLSearchParams({ conversation: conversationKeyText({ personId: buyer.id, topic }) });
  const between = (from: typeof seller, to: typeof seller) => (message: string) =>
    makeMessage({ fromUserId: from.id, toUserId: to.id, listingId: listing.id, message });
  return {
    ask: between(buyer, seller),
    answer: between(seller, buyer),
    change: (data: Parameters<typeof db.animalListing.update>[0]['data']) =>
      db.animalListing.update({ where: { id: listing.id }, data }),
    offered: async () => (await readMessagesView(seller.actor, 'es', query)).quick.texts,
  };
}

const USUAL = ['Sigue disponible', 'Ya está vendido', 'Venga a verlos cuando quiera', 'El precio es conversable'];

it('answer what was asked since the seller last wrote, with what the listing says', async () => {
  const { ask, answer, change, offered } = await setUp();
  await ask('Hola, muy buenas');
  expect(await offered()).toEqual(USUAL);
  await ask('¿Siguen disponibles?');
  expect(await offered()).toEqual(['Sí, sigue disponible', 'Ya está vendido']);
  await change({ headsSold: 12 });
  await ask('¿Y cuánto pesan?');
  expect(await offered()).toEqual(['Sí, quedan 28 de 40 cabezas', 'Ya está vendido', 'Pesan 342\u00a0kg de promedio']);
  await answer('Sí');
  expect(await offered()).toEqual(USUAL);
  await ask('¿Cuánto vale el kilo?');
  expect((await offered()).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Pido US$ 3,15 /kg',
    'Es el último precio',
    'El precio es conversable',
  ]);
});

it('are in the language of the question, and state nothing that nobody said', async () => {
  const { ask, change, offered } = await setUp();
  await change({ weight: null, priceBasis: 'head', priceAmount: '900' });
  await ask('Where are they, and how much do they weigh?');
  expect(await offered()).toEqual(['In Trinidad, Uruguay', 'I’ll weigh them and let you know']);
});

it('say nothing else of what is sold', async () => {
  const { ask, change, offered } = await setUp();
  await ask('Onde fica o gado? Posso visitar?');
  await change({ soldAt: new Date(), isActive: false });
  expect(await offered()).toEqual(['Já foi vendido']);
});
