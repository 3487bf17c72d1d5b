import { copiedLotValues } from '@/components/auctions/lot-form/lot-form-kind';
import { getLotToCopy } from '@/lib/market/animal-lots/lots/get-lot-to-copy';
import { db } from '@/lib/core/db/client';
import { getOwnLotToCopy } from '@/lib/market/auctions/list-own';
import { getEquipmentToCopy } from '@/lib/market/equipment/get-equipment-to-copy';
import { makeEquipment } from '@/tests/factories/equipment';
import { makeListing } from '@/tests/factories/listing';
import { makeLot } from '@/tests/factories/lot';
import { makeUser } from '@/tests/factories/user';

describe('a listing to begin another from', () => {
  it('is one of the seller’s own in any state, by default the latest', async () => {
    const { actor } = await makeUser();
    expect(await getLotToCopy(actor)).toBeNull();
    const earlier = { userId: actor.id, createdAt: new Date('2026-01-01') };
    const sold = await makeListing({ ...earlier, isActive: false, soldAt: new Date(), headCount: 40 });
    const latest = await makeListing({ userId: actor.id });
    expect((await getLotToCopy(actor))?.id).toBe(latest.id);
    expect(await getLotToCopy(actor, sold.id)).toMatchObject({ id: sold.id, lot: { headCount: 40 } });
    const tractor = await makeEquipment({ userId: actor.id });
    expect((await getEquipmentToCopy(actor, tractor.id))?.brand).toBe('John Deere');
  });

  it('may be an auction lot that is not held, with the price by its basis and without its times', async () => {
    const { actor } = await makeUser();
    const stranger = await makeUser({ role: 'admin' });
    const asked = { priceBasis: 'live_kg', priceCurrency: 'USD', startingPrice: '2.5', averageWeight: 340 };
    const lot = await makeLot(actor.id, { ...asked, reservePrice: '1100', status: 'ended' });
    const held = await makeLot(actor.id, { status: 'held', heldAt: new Date() });
    const copied = await getOwnLotToCopy(actor, lot.id);
    expect(copied).toMatchObject({ ...asked, quantity: 20 });
    expect(copied && copiedLotValues(copied)).toMatchObject({
      title: '20 novillos Angus',
      quantity: '20',
      averageWeight: '340',
      priceBasis: 'live_kg',
      priceCurrency: 'USD',
      startingPrice: '2.5',
      reservePrice: '1100',
      startTime: '',
      endTime: '',
      youtubeUrl: '',
    });
    expect(await getOwnLotToCopy(stranger.actor, lot.id)).toBeNull();
    for (const id of [held.id, 'x', '']) expect(await getOwnLotToCopy(actor, id)).toBeNull();
  });

  it('is nobody else’s, not even for an administrator', async () => {
    const [listing, tractor] = [await makeListing(), await makeEquipment()];
    for (const role of ['user', 'admin'] as const) {
      const { actor } = await makeUser({ role });
      expect(await getLotToCopy(actor, listing.id)).toBeNull();
      expect(await getLotToCopy(actor)).toBeNull();
      expect(await getEquipmentToCopy(actor, tractor.id)).toBeNull();
    }
  });

  it('is none that a moderator took down or holds, and none without an id of its own', async () => {
    const { actor } = await makeUser();
    const stopped = await makeListing({ userId: actor.id, isActive: false, takenDownAt: new Date() });
    const held = await makeListing({ userId: actor.id, isActive: false, heldAt: new Date() });
    for (const id of [stopped.id, held.id, '', 'x', `${held.id},${held.id}`])
      expect(await getLotToCopy(actor, id)).toBeNull();
    expect(await getLotToCopy(actor)).toBeNull();
    await db.animalListing.update({ where: { id: held.id }, data: { heldAt: null } });
    expect((await getLotToCopy(actor, held.id))?.id).toBe(held.id);
  });
});
