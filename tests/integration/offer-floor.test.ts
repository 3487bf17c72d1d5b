import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { acceptOffer, declineOffer, withdrawOffer } from '@/lib/deals/offers/answer-offer';
import { endDueOffers } from '@/lib/deals/offers/end-offers';
import { getFloor, setFloor } from '@/lib/deals/offers/floor';
import { getNegotiation, getNegotiationOfOffer } from '@/lib/deals/offers/get-negotiation';
import { getOfferable } from '@/lib/deals/offers/get-offerable';
import { makeOffer } from '@/lib/deals/offers/make-offer';
import { floorSchema } from '@/lib/deals/terms/schema';
import { listTasks } from '@/lib/desk/dashboard/list-tasks';
import { readPersonalData } from '@/lib/closure/personal-data/read-personal-data';
import { offer, offerOf, publishCalves } from '@/tests/factories/deal';
import { mailsTo } from '@/tests/factories/outbox';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

let seller: Actor & { email: string };
let buyer: Actor & { email: string };
let listingId: string;

beforeEach(async () => {
  const [one, other] = [await makeUser(), await makeUser()];
  seller = { ...one.actor, email: one.email };
  buyer = { ...other.actor, email: other.email };
  listingId = (await publishCalves(seller)).id;
});

const floor = (amount: string) => setFloor(seller, floorSchema.parse({ listingId, amount }));
const subjects = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject);
async function personalData(id: string): Promise<string> {
  const parts: string[] = [];
  for await (const part of readPersonalData(id, () => undefined)) parts.push(part);
  return parts.join('');
}
const momentOf = async (id: string) => {
  const { declinesAt, expiresAt } = await db.offer.findUniqueOrThrow({ where: { id } });
  // Of one made shortly before a night it is when it expires.
  return { declinesAt, at: declinesAt ?? expiresAt };
};

describe('the lowest price at which a listing takes offers', () => {
  it('is its seller’s alone to set and to read, and not above the asked one', async () => {
    await floor('2.95');
    expect(await getFloor(seller, listingId)).toMatchObject({ amount: '2.95', asked: '3.05', isVoid: false });
    expect(await getFloor(buyer, listingId)).toBeNull();
    const other = setFloor(buyer, floorSchema.parse({ listingId, amount: '1' }));
    expect((await refusalOf(other)).code).toBe('listing_not_found');
    expect(await refusalOf(floor('3.06'))).toMatchObject({ code: 'invalid_input' });
    await floor('');
    expect(await getFloor(seller, listingId)).toMatchObject({ amount: null });
  });

  it('doesn’t count any more once the price fell below it', async () => {
    await floor('3.00');
    await db.animalListing.update({ where: { id: listingId }, data: { priceAmount: '2.90' } });
    expect(await getFloor(seller, listingId)).toMatchObject({ amount: null, isVoid: true });
    expect((await momentOf((await offer(buyer, listingId, { amount: '2.80' })).id)).declinesAt).toBeNull();
  });

  it('is nowhere in what a buyer gets of it', async () => {
    await floor('2.9567');
    const made = await makeOffer(buyer, offerOf(listingId, { amount: '2.9' }));
    const got = [made, await getOfferable(buyer, listingId), await personalData(buyer.id)];
    expect(made.isBelowFloor).toBe(false);
    expect(JSON.stringify(got)).not.toMatch(/2\.9567|declines/i);
    expect(await personalData(seller.id)).toContain('2.9567');
  });
});

describe('an offer below it', () => {
  it('reaches the seller unannounced, and is declined hours later like any other', async () => {
    await floor('2.95');
    const { id, negotiation } = await offer(buyer, listingId, { amount: '2.94' });
    expect(negotiation).toMatchObject({ status: 'open', isBelowFloor: false });
    expect(await getNegotiation(seller, negotiation.id)).toMatchObject({ status: 'open', isBelowFloor: true });
    expect(await subjects(seller.email)).toEqual([]);
    expect((await listTasks(seller)).filter(({ kind }) => kind === 'offer')).toEqual([]);

    const { at, declinesAt } = await momentOf(id);
    expect(at.getTime()).toBeGreaterThan(Date.now() + 3_600_000);
    await endDueOffers(new Date(at.getTime() - 1));
    expect((await getNegotiationOfOffer(buyer, id, new Date(at.getTime() - 1))).status).toBe('open');
    // Before the job: the page says it at a moment that is no job's.
    expect(await getNegotiationOfOffer(buyer, id, at)).toMatchObject({ status: 'ended', isBelowFloor: false });
    expect((await refusalOf(acceptOffer(seller, id, at))).code).toBe('offer_closed');
    await endDueOffers(at);
    const ended = await db.offer.findUniqueOrThrow({ where: { id } });
    expect(ended).toMatchObject({ status: 'declined', answeredAt: declinesAt });
  });

  it('is told as one that the seller declined: by the same job, in the same words', async () => {
    const byHand = await offer(buyer, listingId, { amount: '2.94' });
    const declined = await declineOffer(seller, byHand.id);
    expect(declined).toMatchObject({ status: 'ended', isBelowFloor: false });
    expect(declined.offers.at(-1)?.status).toBe('declined');
    expect(await subjects(buyer.email)).toEqual([]);
    await endDueOffers();
    await floor('2.95');
    const byFloor = await offer(buyer, listingId, { amount: '2.93' });
    await endDueOffers((await momentOf(byFloor.id)).at);

    const [first, second, ...more] = (await mailsTo(buyer.email)).map(({ subject, text }) => `${subject}\n${text}`);
    const unnamed = (mail = '') => mail.replaceAll(/offers\/[0-9a-f-]{36}|2,9\d/g, '…');
    expect(more).toEqual([]);
    expect(unnamed(second)).toBe(unnamed(first));
    const [one, other] = await db.offer.findMany({
      where: { id: { in: [byHand.id, byFloor.id] } },
      orderBy: { id: 'asc' },
    });
    expect(Object.keys(one ?? {})).toEqual(Object.keys(other ?? {}));
    expect([one, other].map((row) => [row?.status, row?.answeredAt])).toEqual(
      [one, other].map((row) => ['declined', row?.declinesAt]),
    );
  });

  it('that its maker withdraws is nothing the seller hears of', async () => {
    await floor('2.95');
    const { id } = await offer(buyer, listingId, { amount: '2.94' });
    await withdrawOffer(buyer, id);
    expect(await subjects(seller.email)).toEqual([]);
    await withdrawOffer(buyer, (await offer(buyer, listingId, { amount: '2.96' })).id);
    expect(await subjects(seller.email)).toHaveLength(2);
  });

  it('may be accepted before', async () => {
    await floor('2.95');
    const { id } = await offer(buyer, listingId, { amount: '2.94' });
    expect((await acceptOffer(seller, id)).status).toBe('agreed');
    await endDueOffers(new Date(Date.now() + 9 * DAY_MS));
    expect((await getNegotiationOfOffer(buyer, id)).status).toBe('agreed');
  });

  it('reaches the seller like any other once the floor is lowered', async () => {
    await floor('2.95');
    const { id } = await offer(buyer, listingId, { amount: '2.94' });
    await floor('2.90');
    expect((await momentOf(id)).declinesAt).toBeNull();
    expect(await subjects(seller.email)).toHaveLength(1);
  });

  it('of a price for the lot is compared with the part of its heads', async () => {
    const lot = await publishCalves(seller, { priceAmount: '30000', priceBasis: 'lot' });
    await setFloor(seller, floorSchema.parse({ listingId: lot.id, amount: '29000' }));
    expect((await momentOf((await offer(buyer, lot.id, { amount: '29000' })).id)).declinesAt).toBeNull();
    const other = (await makeUser()).actor;
    expect((await momentOf((await offer(other, lot.id, { amount: '28999' })).id)).declinesAt).not.toBeNull();
  });

  it('can’t be tried again and again in a day', async () => {
    for (let nth = 0; nth < 5; nth += 1) {
      const { id } = await offer(buyer, listingId, { amount: `2.9${nth}` });
      await declineOffer(seller, id);
    }
    expect((await refusalOf(offer(buyer, listingId, { amount: '2.96' }))).code).toBe('rate_limited');
    expect((await offer((await makeUser()).actor, listingId)).status).toBe('open');
  });
});
