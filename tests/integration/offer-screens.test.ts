import { toTaskRows } from '@/app/api/dashboard/view/task-rows';
import { readMessagesView } from '@/app/api/messages/view/read-messages-view';
import { readThreadOffers } from '@/app/api/messages/view/read-thread-offers';
import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { acceptOffer, counterOffer, declineOffer } from '@/lib/deals/offers/answer-offer';
import { setFloor } from '@/lib/deals/offers/floor';
import { countWaiting, listNegotiations } from '@/lib/deals/offers/get-negotiation';
import { getOfferable } from '@/lib/deals/offers/get-offerable';
import { makeOffer } from '@/lib/deals/offers/make-offer';
import { counterSchema, offerSchema } from '@/lib/deals/terms/schema';
import { listTasks } from '@/lib/desk/dashboard/list-tasks';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { archiveConversation } from '@/lib/messages/messages/archive';
import { blockUser } from '@/lib/messages/messages/blocks';
import { conversationKeyText } from '@/lib/messages/messages/conversation-key';
import { getConversation } from '@/lib/messages/messages/get-conversation';
import { makeListing } from '@/tests/factories/listing';
import { makeMessage } from '@/tests/factories/message';
import { makeUser } from '@/tests/factories/user';

const priced = { headCount: 60, weight: 342, priceAmount: '3.15', priceBasis: 'live_kg', priceCurrency: 'USD' };

async function setUp() {
  const [seller, buyer] = [
    await makeUser({ firstName: 'Ana', lastName: 'Paz' }),
    await makeUser({ firstName: 'Gustavo', lastName: 'Pereyra' }),
  ];
  const listing = await makeListing({ userId: seller.id, title: '60 novillos', sellMode: 'any_number', ...priced });
  const offer = (heads: number) =>
    makeOffer(buyer.actor, offerSchema.parse({ listingId: listing.id, heads, amount: '3.05' }));
  return { seller, buyer, listing, offer };
}

const newest = async (negotiationId: string) =>
  (await db.offer.findFirstOrThrow({ where: { negotiationId }, orderBy: { id: 'desc' } })).id;

it('begins an offer with what is left of a listing, at the price that it asks', async () => {
  const { seller, buyer, listing, offer } = await setUp();
  expect(await getOfferable(buyer.actor, listing.id)).toMatchObject({
    listing: { id: listing.id, headsLeft: 60 },
    person: { id: seller.id, name: 'Ana Paz' },
    terms: { heads: 60, amount: '3.15', basis: 'live_kg', currency: 'USD', kg: 342, payment: null, note: null },
    isTogether: false,
    isOwn: false,
    isBlocked: false,
    openNegotiation: null,
  });
  expect(await getOfferable(seller.actor, listing.id)).toMatchObject({ isOwn: true });

  const { id } = await offer(20);
  expect(await getOfferable(buyer.actor, listing.id)).toMatchObject({ openNegotiation: id });
  const later = new Date(Date.now() + 30 * DAY_MS);
  expect((await getOfferable(buyer.actor, listing.id, later))?.openNegotiation ?? null).toBeNull();

  await acceptOffer(seller.actor, await newest(id));
  expect(await getOfferable(buyer.actor, listing.id)).toMatchObject({
    listing: { headsLeft: 40 },
    terms: { heads: 40 },
    openNegotiation: null,
  });
  expect((await getAnimalListing(null, listing.id))?.lot).toMatchObject({ headCount: 60, headsLeft: 40 });
});

it('takes no offer between two of whom one blocked the other', async () => {
  const { seller, buyer, listing } = await setUp();
  await blockUser(seller.actor, buyer.id);
  expect(await getOfferable(buyer.actor, listing.id)).toMatchObject({ isBlocked: true });
  await makeMessage({ fromUserId: buyer.id, toUserId: seller.id, listingId: listing.id });
  const key = { personId: seller.id, topic: { kind: 'listing' as const, id: listing.id } };
  const thread = await getConversation(buyer.actor, key, null);
  expect((await readThreadOffers(buyer.actor, thread)).offer).toBeNull();
});

it('begins with what is left at their part of a price for the lot, and says the price as it is asked', async () => {
  const { actor } = await makeUser();
  const traits = { ...priced, priceAmount: '30000', priceBasis: 'lot', headsSold: 20 };
  const { id } = await makeListing(traits);
  const offerable = await getOfferable(actor, id);
  expect(offerable).toMatchObject({
    listing: { headCount: 60, headsLeft: 40 },
    terms: { heads: 40, amount: '20000' },
    asked: '30000',
  });
  // Two thirds of that is no slip of the hand.
  const made = await makeOffer(actor, offerSchema.parse({ listingId: id, heads: 40, amount: '13500' }));
  expect(made.asked).toBe('20000');
});

it('begins none for a listing that is not on sale, or says no number of heads or no price', async () => {
  const { actor } = await makeUser();
  const paused = await makeListing({ isActive: false, ...priced });
  const uncounted = await makeListing({ ...priced, headCount: null });
  const gone = await makeListing({ ...priced, headsReserved: 60 });
  for (const { id } of [paused, uncounted, gone]) expect(await getOfferable(actor, id)).toBeNull();
  expect(await getOfferable(actor, 'x')).toBeNull();
});

it('shows a conversation each step, its open offer, then the way to another one, then the deal', async () => {
  const { seller, buyer, listing, offer } = await setUp();
  await makeMessage({ fromUserId: buyer.id, toUserId: seller.id, listingId: listing.id });
  const shown = async (reader: typeof buyer, personId: string) =>
    readThreadOffers(
      reader.actor,
      await getConversation(reader.actor, { personId, topic: { kind: 'listing', id: listing.id } }, null),
    );
  expect(await shown(buyer, seller.id)).toEqual({ offer: { kind: 'none', listingId: listing.id }, offers: [] });
  expect(await shown(seller, buyer.id)).toEqual({ offer: null, offers: [] });

  const first = await offer(20);
  const terms = { heads: 20, amount: '3.05', basis: 'live_kg', currency: 'USD' };
  expect(await shown(buyer, seller.id)).toMatchObject({
    offer: { kind: 'open', id: first.id, isMine: true, terms },
    offers: [{ negotiationId: first.id, kind: 'offer', isMine: true, offer: { status: 'open' } }],
  });
  expect(await shown(seller, buyer.id)).toMatchObject({
    offer: { kind: 'open', id: first.id, isMine: false, terms },
    offers: [{ isMine: false, offer: { terms } }],
  });

  await declineOffer(seller.actor, await newest(first.id));
  expect(await shown(buyer, seller.id)).toMatchObject({
    offer: { kind: 'none', listingId: listing.id },
    offers: [{ offer: { status: 'declined' } }],
  });

  const second = await offer(30);
  const { deal } = await acceptOffer(seller.actor, await newest(second.id));
  expect(await shown(seller, buyer.id)).toMatchObject({
    offer: { kind: 'agreed', deal },
    offers: [{ offer: { status: 'declined' } }, { kind: 'offer', isMine: false, offer: { status: 'accepted' } }],
  });
});

it('lists open offers by when they expire, the first first', async () => {
  const { seller, buyer, listing } = await setUp();
  const stood: string[] = [];
  for (const hours of [48, 6, 120]) {
    const { actor } = hours === 48 ? buyer : await makeUser();
    const input = offerSchema.parse({ listingId: listing.id, heads: 20, amount: '3.05', hours });
    stood.push((await makeOffer(actor, input)).id);
  }
  const [usual, soon, late] = stood;
  expect((await listNegotiations(seller.actor)).map(({ id }) => id)).toEqual([soon, usual, late]);
  expect((await listNegotiations(buyer.actor)).map(({ id }) => id)).toEqual([usual]);
  const waiting = () => Promise.all([countWaiting(seller.actor), countWaiting(buyer.actor)]);
  expect(await waiting()).toEqual([3, 0]);
  await counterOffer(seller.actor, await newest(usual ?? ''), counterSchema.parse({ heads: 20, amount: '3.10' }));
  await declineOffer(seller.actor, await newest(soon ?? ''));
  expect(await waiting()).toEqual([1, 1]);
  expect(await countWaiting(seller.actor, new Date(Date.now() + 6 * DAY_MS))).toBe(0);
});

it('makes an offer a task of whoever has to answer it, and of nobody else', async () => {
  const { seller, buyer, offer } = await setUp();
  const { id } = await offer(20);
  const now = new Date();
  const tasks = (await listTasks(seller.actor, now)).filter(({ kind }) => kind === 'offer');
  const [row] = await toTaskRows(tasks, 'es', now);
  expect(row).toMatchObject({
    deadline: expect.stringMatching(/^vence en \d+ horas$/) as string,
    act: { href: `/offers/${id}` },
  });
  expect(row?.title).toBe('Te ofrecen US$ 3,05 /kg'.replaceAll(/ (?=[\d/])/g, '\u00a0'));
  expect(row?.text).toBe('20 cab. · 60 novillos · Gustavo Pereyra');
  expect((await listTasks(buyer.actor, now)).filter(({ kind }) => kind === 'offer')).toEqual([]);
  await declineOffer(seller.actor, await newest(id));
  expect((await listTasks(seller.actor, now)).filter(({ kind }) => kind === 'offer')).toEqual([]);
});

it('lists a conversation by its newest offer, with or without messages, for both sides', async () => {
  const { seller, buyer, listing, offer } = await setUp();
  const rows = async ({ actor }: typeof buyer, show = '') =>
    (await readMessagesView(actor, 'es', new URLSearchParams({ show }))).conversations;
  await offer(20);
  for (const [reader, other, isMine] of [
    [buyer, seller, true],
    [seller, buyer, false],
  ] as const) {
    const [row] = await rows(reader);
    expect(row).toMatchObject({
      key: conversationKeyText({ personId: other.id, topic: { kind: 'listing', id: listing.id } }),
      about: '60 novillos',
      offered: { heads: 20, amount: '3.05', state: 'open', deal: null },
      isMine,
      unread: 0,
    });
  }
  await makeMessage({ fromUserId: seller.id, toUserId: buyer.id, listingId: listing.id, message: 'Lo pienso.' });
  expect(await rows(buyer)).toMatchObject([{ offered: null, text: { before: 'Lo pienso.' }, unread: 1 }]);
  const message = await db.message.findFirstOrThrow({ where: { fromUserId: seller.id } });
  const key = { personId: buyer.id, topic: { kind: 'listing' as const, id: listing.id } };
  await archiveConversation(seller.actor, key, message.id);
  expect([await rows(seller), await rows(seller, 'archived')]).toMatchObject([[], [{ offered: null }]]);
  // Another offer brings it back.
  await db.negotiation.updateMany({ where: { buyerId: buyer.id }, data: { status: 'ended' } });
  await db.offer.updateMany({ data: { status: 'withdrawn', answeredAt: new Date() } });
  await offer(30);
  expect([await rows(seller), await rows(seller, 'archived')]).toMatchObject([[{ offered: { heads: 30 } }], []]);
});

it('lists what became of an offer', async () => {
  const { buyer, offer } = await setUp();
  const rows = async () => (await readMessagesView(buyer.actor, 'es', new URLSearchParams())).conversations;
  await offer(20);
  await db.negotiation.updateMany({ where: { buyerId: buyer.id }, data: { status: 'ended' } });
  expect(await rows()).toMatchObject([{ offered: { state: 'ended', deal: null } }]);
});

it('lists no conversation for a seller whose floor declines all that was offered', async () => {
  const { seller, buyer, listing, offer } = await setUp();
  await setFloor(seller.actor, { listingId: listing.id, amount: '3.10' });
  await offer(20);
  const rows = async ({ actor }: typeof buyer) =>
    (await readMessagesView(actor, 'es', new URLSearchParams())).conversations;
  expect(await rows(seller)).toEqual([]);
  expect(await rows(buyer)).toMatchObject([{ isMine: true }]);
});
