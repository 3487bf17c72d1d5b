import { db } from '@/lib/core/db/client';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { cancelLot } from '@/lib/market/auctions/cancel-lot';
import { getLotToEdit } from '@/lib/market/auctions/changes/get-lot-to-edit';
import { updateLot } from '@/lib/market/auctions/changes/update-lot';
import { createLot } from '@/lib/market/auctions/create-lot';
import { getLot } from '@/lib/market/auctions/get-lot';
import { getLotLive } from '@/lib/market/auctions/get-lot-live';
import { listOwnLots } from '@/lib/market/auctions/list-own';
import { myStanding } from '@/lib/market/auctions/my-standing';
import { placeBid } from '@/lib/market/auctions/place-bid';
import { lotChangesSchema, lotFieldsSchema } from '@/lib/market/auctions/schema';
import { watchLot } from '@/lib/market/auctions/watch-lot';
import { holdLot } from '@/lib/moderation/risk-checks/hold-lot';
import { bid, inMs, lotInput, makeBidders, makeLot, pastEnd } from '@/tests/factories/lot';
import { makePicture } from '@/tests/factories/picture';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

const HOUR = 3_600_000;
const ENDS = inMs(30 * HOUR).toISOString();

/** The fields of a change, as the schema reads them. */
const fields = (traits: object = {}) => lotChangesSchema.parse({ ...lotInput, endTime: ENDS, ...traits });

const upload = async (actor: Parameters<typeof createLot>[0]) =>
  (await uploadImage(actor, { name: 'lote.jpg', bytes: await makePicture() })).id;

let seller: Awaited<ReturnType<typeof makeUser>>;
let ana: typeof seller;

beforeAll(async () => {
  ({ seller, ana } = await makeBidders());
});

const change = (id: string, traits: object = {}, pictures: string[] = [], seen?: number) =>
  updateLot(seller.actor, id, fields(traits), pictures, seen);

describe('a lot without bids', () => {
  it('is changed by its seller: facts, text, price, reserve and end', async () => {
    const { id } = await makeLot(seller.id, { reservePrice: '900', class: 'cow_open' });
    const before = await getLot(id);
    const changed = await change(id, {
      title: '32 vaquillonas preñadas',
      description: 'Mansas',
      quantity: '32',
      class: 'cow_fat',
      averageWeight: '340',
      priceBasis: 'head',
      startingPrice: '850',
      reservePrice: '',
      youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ',
    });
    expect(changed).toMatchObject({
      title: '32 vaquillonas preñadas',
      description: 'Mansas',
      breed: 'Hereford',
      quantity: 32,
      class: 'cow_fat',
      averageWeight: 340,
      priceBasis: 'head',
      startingPrice: '850.00',
      nextMinimum: '850.00',
      total: '27200.00',
      reserve: 'none',
      endTime: ENDS,
      location: 'Rivera, Uruguay',
      version: 1,
    });
    expect(changed.revision).not.toBe(before?.revision);
  });

  it('keeps the facts, terms and language that are not sent', async () => {
    const { id } = await makeLot(seller.id, {
      ...{ language: 'pt', priceBasis: 'live_kg', averageWeight: 400, startingPrice: '2.10', shrinkPercent: '4' },
    });
    const changed = await change(id, { quantity: '20', averageWeight: '410', startingPrice: '2.20' });
    expect(changed).toMatchObject({ language: 'pt', priceBasis: 'live_kg', shrinkPercent: '4', startingPrice: '2.20' });
    expect(changed.total).toBe('17318.40');
  });

  it('arranges its pictures: some stay, others are new, and none sent keeps them', async () => {
    const created = await createLot(seller.actor, lotFieldsSchema.parse({ ...lotInput, endTime: ENDS }), [
      await upload(seller.actor),
      await upload(seller.actor),
    ]);
    const [first, second] = created.images.map(({ urls }) => urls[1600]);
    const changed = await change(created.id, {}, [second ?? '', await upload(seller.actor)]);
    expect(changed.images.map(({ urls }) => urls[1600])).toEqual([second, expect.not.stringMatching(first ?? '')]);
    expect((await change(created.id)).images).toEqual(changed.images);
    const theirs = await upload(ana.actor);
    expect((await refusalOf(change(created.id, {}, [theirs]))).fields).toMatchObject({
      images: [{ key: 'imageGone' }],
    });
  });

  it('keeps the start of one that began, and times that are sent as they are', async () => {
    const { id, startTime, endTime } = await makeLot(seller.id, {
      startTime: inMs(-HOUR),
      endTime: inMs(HOUR / 2),
    });
    const kept = await change(id, { startTime: '', endTime: `${endTime.toISOString().slice(0, 16)}:00Z` });
    expect(kept).toMatchObject({ startTime: startTime.toISOString(), endTime: endTime.toISOString() });
    expect((await refusalOf(change(id, { endTime: inMs(HOUR / 3).toISOString() }))).fields).toMatchObject({
      endTime: [{ key: 'lotTooShort' }],
    });
    expect((await refusalOf(change(id, { endTime: inMs(30 * 24 * HOUR).toISOString() }))).fields).toMatchObject({
      endTime: [{ key: 'lotTooLong', values: { days: 30 } }],
    });
    const later = inMs(5 * HOUR).toISOString();
    expect(await change(id, { endTime: later })).toMatchObject({ startTime: startTime.toISOString(), endTime: later });
  });

  it('may begin at another time until it does', async () => {
    const { id } = await makeLot(seller.id, { startTime: inMs(5 * HOUR), endTime: inMs(20 * HOUR) });
    const starts = inMs(2 * HOUR).toISOString();
    expect(await change(id, { startTime: starts })).toMatchObject({
      state: 'upcoming',
      startTime: starts,
      endTime: ENDS,
    });
    expect((await refusalOf(change(id, { startTime: inMs(-HOUR).toISOString() }))).fields).toHaveProperty('startTime');
    expect(await change(id, { startTime: '' })).toMatchObject({ state: 'live' });
  });

  it('notifies its watchers again of an end that moved, and shows followers what it is now', async () => {
    const { id } = await makeLot(seller.id, { endNoticedAt: new Date() });
    await watchLot(ana.actor, id);
    await db.auctionWatch.updateMany({ where: { auctionLotId: id }, data: { notifiedAt: new Date() } });
    const before = await getLotLive(id);
    await change(id);
    expect(await db.auctionLot.findUnique({ where: { id } })).toMatchObject({ endNoticedAt: null });
    expect(await db.auctionWatch.findFirst({ where: { auctionLotId: id } })).toMatchObject({ notifiedAt: null });
    const live = await getLotLive(id);
    expect(live).toMatchObject({ version: (before?.version ?? 0) + 1, nextMinimum: '12000.00', endTime: ENDS });
    expect(live?.revision).not.toBe(before?.revision);
  });

  it('is asked about a price that becomes unusual, not about one that is already', async () => {
    const { id } = await makeLot(seller.id);
    expect((await refusalOf(change(id, { startingPrice: '30' }))).code).toBe('price_unconfirmed');
    await change(id, { startingPrice: '30', priceConfirmed: true });
    expect((await change(id, { startingPrice: '30', description: 'Mansas' })).description).toBe('Mansas');
  });

  it('is checked like a new one', async () => {
    const { id } = await makeLot(seller.id);
    expect((await refusalOf(change(id, { location: 'Rincón de Nadie, Uruguay' }))).fields).toHaveProperty('location');
    await db.auctionLot.update({ where: { id }, data: { averageWeight: 300, weightMin: 280, weightMax: 320 } });
    expect((await refusalOf(change(id, { averageWeight: '400' }))).fields).toMatchObject({
      averageWeight: [{ key: 'weightOrder' }],
    });
    expect(await db.riskCheck.count({ where: { subjectId: id } })).toBe(0);
    await change(id);
    expect(await db.riskCheck.count({ where: { subjectId: id } })).toBe(1);
  });

  it('that is held for a moderator can be changed too', async () => {
    const { id } = await makeLot(seller.id);
    await db.$transaction((tx) => holdLot(tx, id));
    expect(await getLotToEdit(seller.actor, id)).toMatchObject({ held: true });
    expect((await change(id)).title).toBe(lotInput.title);
    expect((await refusalOf(updateLot(ana.actor, id, fields(), []))).code).toBe('lot_not_found');
  });
});

describe('a change is refused', () => {
  it('to others, to administrators as well', async () => {
    const { id } = await makeLot(seller.id);
    const admin = await makeUser({ role: 'admin' });
    for (const { actor } of [ana, admin]) {
      expect(await refusalOf(updateLot(actor, id, fields(), []))).toMatchObject({ code: 'forbidden', status: 403 });
      expect(await getLotToEdit(actor, id)).toBeNull();
    }
    expect((await refusalOf(change('nothing'))).code).toBe('lot_not_found');
  });

  it('after the first bid, even if that became void', async () => {
    const { id } = await makeLot(seller.id);
    expect([
      (await listOwnLots(seller.actor)).find((lot) => lot.id === id),
      await myStanding(seller.actor, id),
    ]).toEqual([expect.objectContaining({ mayEdit: true }), expect.objectContaining({ mayEdit: true })]);
    expect((await myStanding(ana.actor, id)).mayEdit).toBe(false);
    await bid(ana.actor, id, '600');
    expect(await refusalOf(change(id, {}, [], 0))).toMatchObject({ code: 'lot_has_bids', status: 409 });
    await db.auctionBid.updateMany({
      where: { auctionLotId: id },
      data: { isWinning: false, status: 'void', voidedAt: new Date(), voidReason: 'suspended' },
    });
    await db.auctionLot.update({
      where: { id },
      data: { bidCount: 0, currentHighestBid: null, highestBidder: null, highestMaximum: null },
    });
    expect((await refusalOf(change(id))).code).toBe('lot_has_bids');
    expect((await myStanding(seller.actor, id)).mayEdit).toBe(false);
    expect((await listOwnLots(seller.actor)).find((lot) => lot.id === id)).toMatchObject({ mayEdit: false });
    expect(await getLotToEdit(seller.actor, id)).toBeNull();
  });

  it('once it ended or was cancelled', async () => {
    const [over, cancelled] = [await makeLot(seller.id), await makeLot(seller.id)];
    await pastEnd(over.id);
    await cancelLot(seller.actor, cancelled.id);
    expect((await refusalOf(change(over.id))).code).toBe('lot_ended');
    expect((await refusalOf(change(cancelled.id))).code).toBe('lot_cancelled');
  });

  it('if it changed since the form was loaded', async () => {
    const { id } = await makeLot(seller.id);
    const version = (await getLotToEdit(seller.actor, id))?.version;
    await change(id, { description: 'Una' }, [], version);
    expect((await refusalOf(change(id, { description: 'Otra' }, [], version))).code).toBe('listing_changed');
  });
});

describe('a bid', () => {
  it('wins over a change at the same moment, and never lands on facts that its bidder has not read', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const { id } = await makeLot(seller.id);
      const revision = (await getLot(id))?.revision ?? '';
      const [changed, placed] = await Promise.allSettled([
        change(id, { startingPrice: '550' }),
        placeBid(ana.actor, id, { maximum: '600', idempotencyKey: null, confirmed: true, revision }),
      ]);
      const { title, bidCount } = await db.auctionLot.findUniqueOrThrow({ where: { id } });
      expect([
        ['rejected', 'fulfilled', '20 novillos Angus', 1],
        ['fulfilled', 'rejected', lotInput.title, 0],
      ]).toContainEqual([changed.status, placed.status, title, bidCount]);
      outcomes.add(changed.status);
      if (placed.status === 'rejected') expect(placed.reason).toMatchObject({ code: 'lot_changed' });
      else expect(changed).toMatchObject({ reason: { code: 'lot_has_bids' } });
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  it('is refused of whoever read the lot before it changed, also after others have bid', async () => {
    const { beto } = await makeBidders();
    const { id } = await makeLot(seller.id);
    const old = (await getLot(id))?.revision ?? '';
    const now = (await change(id, { startingPrice: '550', priceConfirmed: true })).revision;
    const place = (actor: typeof ana.actor, maximum: string, revision: string | null) =>
      placeBid(actor, id, { maximum, idempotencyKey: null, confirmed: true, revision });
    expect(await refusalOf(place(ana.actor, '600', old))).toMatchObject({ code: 'lot_changed', status: 409 });
    expect(await place(ana.actor, '600', now)).toMatchObject({ leading: true });
    expect(await place(beto.actor, '700', null)).toMatchObject({ leading: true });
    expect((await refusalOf(place(ana.actor, '900', old))).code).toBe('lot_changed');
    expect(await place(ana.actor, '900', now)).toMatchObject({ leading: true });
  });

  it('changes nothing of what was read, and neither does a hidden reserve', async () => {
    const { id } = await makeLot(seller.id);
    const { revision } = (await getLot(id)) ?? {};
    await db.auctionLot.update({ where: { id }, data: { reservePrice: '900' } });
    await bid(ana.actor, id, '600');
    expect((await getLot(id))?.revision).toBe(revision);
    expect((await getLotLive(id))?.revision).toBe(revision);
  });
});
