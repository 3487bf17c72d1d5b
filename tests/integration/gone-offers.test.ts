import { readThreadOffers } from '@/app/api/messages/view/read-thread-offers';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { HOUR_MS, MINUTE_MS } from '@/lib/core/durations';
import { acceptOffer, counterOffer } from '@/lib/deals/offers/answer-offer';
import { endDueOffers } from '@/lib/deals/offers/end-offers';
import { findDeleted } from '@/lib/deals/offers/find-deleted';
import { getNegotiation } from '@/lib/deals/offers/get-negotiation';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { deleteListing } from '@/lib/market/listings/delete-listing';
import { markSold } from '@/lib/market/listings/mark-sold';
import { getConversation } from '@/lib/messages/messages/get-conversation';
import { takeDown } from '@/lib/moderation/reports/take-down';
import { counterOf, offer, publishCalves } from '@/tests/factories/deal';
import { mailsTo } from '@/tests/factories/outbox';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));

const GONE = 'El lote ya no está a la venta: 60 terneros Angus';
const after = (ms: number) => new Date(Date.now() + ms);
const inAnHour = () => after(HOUR_MS);

async function setUp() {
  const [seller, buyer] = [(await makeUser()).actor, await makeUser()];
  const { id } = await publishCalves(seller);
  const made = await offer(buyer.actor, id, { heads: 40 });
  const subjects = async () => (await mailsTo(buyer.email)).map(({ subject }) => subject);
  return { seller, buyer, listingId: id, made, subjects };
}

const notices = (actor: Actor) =>
  db.notification.findMany({ where: { userId: actor.id, kind: 'offer' }, select: { data: true } });

it('an offer for a lot that is held for review stands, but nobody agrees on it meanwhile', async () => {
  const { seller, buyer, listingId, made } = await setUp();
  await db.animalListing.update({ where: { id: listingId }, data: { isActive: false, heldAt: new Date() } });
  for (const answer of [acceptOffer(seller, made.id), counterOffer(seller, made.id, counterOf())])
    expect((await refusalOf(answer)).code).toBe('listing_off_sale');
  expect(await getNegotiation(buyer.actor, made.negotiation.id)).toMatchObject({ status: 'open', isHeld: true });
  await db.animalListing.update({ where: { id: listingId }, data: { isActive: true, heldAt: null } });
  expect((await acceptOffer(seller, made.id)).status).toBe('agreed');
});

const sell = (seller: Actor, id: string) => markSold(seller, ANIMAL_LISTINGS, id, true);

it.each([
  ['sold elsewhere', sell],
  ['taken down', (_: Actor, id: string) => db.$transaction((tx) => takeDown(tx, { kind: 'listing', id }))],
])('an offer for a lot that was %s ends, and its buyer is told why', async (_, lose) => {
  const { seller, buyer, listingId, made, subjects } = await setUp();
  const { negotiation } = made;
  await lose(seller, listingId);
  for (const answer of [acceptOffer(seller, made.id), counterOffer(seller, made.id, counterOf())])
    expect((await refusalOf(answer)).code).toBe('listing_off_sale');
  expect(await endDueOffers(inAnHour())).toBe(1);
  expect(await subjects()).toEqual([GONE]);
  const path = `/offers/${negotiation.id}`;
  expect(await notices(buyer.actor)).toMatchObject([{ data: { outcome: 'gone', path, heads: 40, amount: '3.00' } }]);
  expect(await getNegotiation(buyer.actor, negotiation.id)).toMatchObject({
    status: 'ended',
    offers: [{ status: 'gone' }],
  });
  expect((await refusalOf(acceptOffer(seller, made.id))).code).toBe('offer_closed');
  for (const [reader, personId] of [
    [buyer.actor, seller.id],
    [seller, buyer.id],
  ] as const) {
    const thread = await getConversation(reader, { personId, topic: { kind: 'listing', id: listingId } });
    expect(await readThreadOffers(reader, thread)).toMatchObject({
      offer: { kind: 'gone', id: negotiation.id },
      offers: [{ offer: { status: 'gone' } }],
    });
  }
  expect(await endDueOffers(inAnHour())).toBe(0);
});

it('the buyer is told once of a counter-offer that ends with its lot, and the seller, who sold it, is not', async () => {
  const { seller, buyer, listingId, made, subjects } = await setUp();
  await counterOffer(seller, made.id, counterOf({ heads: 40 }));
  await sell(seller, listingId);
  await endDueOffers(inAnHour());
  expect((await subjects()).filter((subject) => subject === GONE)).toHaveLength(1);
  expect(await notices(seller)).toMatchObject([{ data: { outcome: 'made' } }]);
  expect(await notices(buyer.actor)).toMatchObject([{ data: { outcome: 'gone' } }]);
});

it('a lot that goes back on sale within minutes keeps its offers', async () => {
  const { seller, listingId, made } = await setUp();
  await sell(seller, listingId);
  expect(await endDueOffers(after(MINUTE_MS))).toBe(0);
  await markSold(seller, ANIMAL_LISTINGS, listingId, false);
  expect(await endDueOffers(inAnHour())).toBe(0);
  expect(await acceptOffer(seller, made.id)).toMatchObject({ status: 'agreed' });
});

it('the buyers of a deleted lot are told with it, and nobody else', async () => {
  const { seller, buyer, listingId, made, subjects } = await setUp();
  const other = await makeUser();
  const second = await offer(other.actor, listingId, { heads: 10 });
  await acceptOffer(seller, second.id);
  const { id } = made.negotiation;
  expect(await findDeleted(buyer.actor, id)).toBeNull();
  // Its owner can't while heads of it are in a deal.
  expect((await refusalOf(deleteListing(seller, ANIMAL_LISTINGS, listingId))).code).toBe('listing_in_deal');
  await deleteListing((await makeUser({ role: 'admin' })).actor, ANIMAL_LISTINGS, listingId);
  expect(await subjects()).toEqual([GONE]);
  expect(await notices(buyer.actor)).toMatchObject([{ data: { outcome: 'gone', path: `/offers/${id}` } }]);
  // Both sides read there what became of it, and nobody else.
  expect(await findDeleted(buyer.actor, id)).toEqual({ title: '60 terneros Angus' });
  expect(await findDeleted(seller, id)).toEqual({ title: '60 terneros Angus' });
  expect(await findDeleted(other.actor, id)).toBeNull();
  expect(await findDeleted(other.actor, 'x')).toBeNull();
  expect((await mailsTo(other.email)).map(({ subject }) => subject)).not.toContain(GONE);
});
