import { getLot } from '@/lib/market/auctions/get-lot';
import { myStanding } from '@/lib/market/auctions/my-standing';
import { settleLot } from '@/lib/market/auctions/settle-lot';
import { decideAward } from '@/lib/market/sanctions/award-reviews';
import { getBidding } from '@/lib/market/sanctions/get-bidding';
import { noticeVoidBids } from '@/lib/market/sanctions/notice-void-bids';
import { shutOut } from '@/lib/market/sanctions/shut-out';
import { voidBidsOf } from '@/lib/market/sanctions/void-bids';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/db/new-id';
import { suspendUser } from '@/lib/closure/account-closure/suspend-user';
import { bid, makeBidders, makeLot, pastEnd } from '@/tests/factories/lot';
import { mailsTo } from '@/tests/factories/outbox';
import { makeUser } from '@/tests/factories/user';

type Person = Awaited<ReturnType<typeof makeUser>>;

/** The seller makes the bids of somebody void on all their lots. */
async function shutOutOf(seller: Person, lotId: string, person: Person) {
  const { id: bidId } = await db.auctionBid.findFirstOrThrow({ where: { auctionLotId: lotId, userId: person.id } });
  await shutOut(seller.actor, { bidId, reason: 'x' });
  await noticeVoidBids();
}

/** A lot of 500 that Ana leads with a maximum of 5,000; a second accomplice is Carla. */
async function makeLed() {
  const people = await makeBidders();
  const carla = await makeUser();
  const lot = await makeLot(people.seller.id);
  await bid(people.ana.actor, lot.id, '5000');
  return { ...people, carla, lot };
}

const standing = (person: Person, lotId: string) => myStanding(person.actor, lotId);

describe('a maximum that a void bid has shown', () => {
  test('binds no higher than what stands: a seller with two accomplices gains nothing', async () => {
    const { seller, ana, beto, carla, lot } = await makeLed();
    await bid(beto.actor, lot.id, '9000');
    await shutOutOf(seller, lot.id, beto);
    expect(await standing(ana, lot.id)).toMatchObject({ leading: true, maximum: '500.00', loweredFrom: '5000.00' });
    expect(await getBidding(ana.actor)).toMatchObject({ bound: '500.00' });
    const mails = await mailsTo(ana.email);
    const mail = mails.find(({ subject }) => subject === `Tu máximo quedó a la vista: ${lot.title}`);
    expect(mail?.text).toContain('5.000');

    await bid(carla.actor, lot.id, '4900');
    expect(await getLot(lot.id)).toMatchObject({ currentPrice: '525.00' });
    expect(await standing(ana, lot.id)).toMatchObject({ leading: false, loweredFrom: null });
  });

  test('counts again once its bidder enters it anew', async () => {
    const { seller, ana, beto, carla, lot } = await makeLed();
    await bid(beto.actor, lot.id, '9000');
    await shutOutOf(seller, lot.id, beto);
    await bid(ana.actor, lot.id, '5000');
    expect(await standing(ana, lot.id)).toMatchObject({ leading: true, maximum: '5000.00', loweredFrom: null });
    await bid(carla.actor, lot.id, '1000');
    expect(await getLot(lot.id)).toMatchObject({ currentPrice: '1100.00' });
    expect(await standing(ana, lot.id)).toMatchObject({ leading: true });
  });

  test.each([
    ['equals it', '5000'],
    ['comes so near that the price stops at it', '4950'],
  ])('also if the void bid only %s', async (_, maximum) => {
    const { seller, ana, beto, lot } = await makeLed();
    await bid(beto.actor, lot.id, maximum);
    expect(await getLot(lot.id)).toMatchObject({ currentPrice: '5000.00' });
    await shutOutOf(seller, lot.id, beto);
    expect(await standing(ana, lot.id)).toMatchObject({ leading: true, maximum: '500.00', loweredFrom: '5000.00' });
  });

  test('stays as it is if the void bid came less near: the price never told it', async () => {
    const { seller, ana, beto, lot } = await makeLed();
    await bid(beto.actor, lot.id, '3000');
    await shutOutOf(seller, lot.id, beto);
    expect(await standing(ana, lot.id)).toMatchObject({ leading: true, maximum: '5000.00', loweredFrom: null });
  });

  test('stays as it is if the leader raised it after it was seen', async () => {
    const { seller, ana, beto, lot } = await makeLed();
    await bid(beto.actor, lot.id, '6000');
    await bid(ana.actor, lot.id, '8000');
    await shutOutOf(seller, lot.id, beto);
    expect(await standing(ana, lot.id)).toMatchObject({ leading: true, maximum: '8000.00', loweredFrom: null });
    expect(await getLot(lot.id)).toMatchObject({ currentPrice: '500.00' });
  });

  test('keeps what standing bids ask for, and is lowered again if these become void', async () => {
    const { seller, ana, beto, carla, lot } = await makeLed();
    await bid(carla.actor, lot.id, '2000');
    await bid(beto.actor, lot.id, '9000');
    await shutOutOf(seller, lot.id, beto);
    expect(await standing(ana, lot.id)).toMatchObject({ maximum: '2100.00', loweredFrom: '5000.00' });
    await shutOutOf(seller, lot.id, carla);
    expect(await standing(ana, lot.id)).toMatchObject({ maximum: '500.00', loweredFrom: '5000.00' });
  });

  test.each(['suspended', 'deleted'] as const)('whatever makes the bid void: %s', async (reason) => {
    const { ana, beto, lot } = await makeLed();
    await bid(beto.actor, lot.id, '9000');
    if (reason === 'deleted') await db.$transaction((tx) => voidBidsOf(tx, beto.id, reason));
    else {
      const admin = await makeUser({ role: 'admin' });
      await suspendUser(admin.actor, { userId: beto.id, reason: 'Pujas falsas', days: null });
    }
    expect(await standing(ana, lot.id)).toMatchObject({ leading: true, maximum: '500.00', loweredFrom: '5000.00' });
  });

  test('is what the runner-up of an ended lot had: nobody bids there any more', async () => {
    const { ana, beto, lot } = await makeLed();
    await bid(beto.actor, lot.id, '9000');
    await pastEnd(lot.id);
    await settleLot(lot.id);
    const admin = await makeUser({ role: 'admin' });
    await suspendUser(admin.actor, { userId: beto.id, reason: 'Fraude', days: null });
    await decideAward(admin.actor, { lotId: lot.id, decision: 'awarded' });
    expect(await getLot(lot.id)).toMatchObject({ state: 'sold', currentPrice: '500.00' });
    expect(await db.auctionBid.findFirst({ where: { auctionLotId: lot.id, userId: ana.id } })).toMatchObject({
      loweredFrom: null,
    });
  });

  test('is still the bid that was sent: sent again under its key, it gets its receipt', async () => {
    const { seller, ana, beto } = await makeBidders();
    const [lot, key] = [await makeLot(seller.id), newId()];
    const first = await bid(ana.actor, lot.id, '5000', key);
    await bid(beto.actor, lot.id, '9000');
    await shutOutOf(seller, lot.id, beto);
    expect(await bid(ana.actor, lot.id, '5000', key)).toEqual(first);
  });
});
