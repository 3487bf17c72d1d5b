import { db } from '@/lib/core/db/client';
import { offSale } from '@/lib/market/topics/off-sale';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));

describe('what is said of a listing without a page', () => {
  it('is that its owner paused it, that deals reserved all of it or that it expired, and where its like are', async () => {
    const { id, category, title } = await makeListing({ isActive: false });
    expect(await offSale('listing', id)).toMatchObject({
      status: 'paused',
      title,
      similar: expect.stringContaining(`category=${category}`) as string,
    });
    const reserved = await makeListing({ isActive: false, headCount: 12, headsReserved: 8, headsSold: 4 });
    expect(await offSale('listing', reserved.id)).toMatchObject({ status: 'reserved' });
    await db.animalListing.update({ where: { id }, data: { expiresAt: new Date(0) } });
    expect(await offSale('listing', id)).toMatchObject({ status: 'expired' });
  });

  it('is nothing of one that is on sale, sold, held or taken down, of a suspended or closed account, or of none', async () => {
    const now = new Date();
    const gone = [
      await makeListing(),
      await makeListing({ isActive: false, soldAt: now }),
      await makeListing({ isActive: false, heldAt: now }),
      await makeListing({ isActive: false, takenDownAt: now }),
      await makeListing({ isActive: false, userId: (await makeUser({ suspendedAt: now })).id }),
      await makeListing({ isActive: false, userId: (await makeUser({ closedAt: now })).id }),
    ];
    for (const { id } of [...gone, { id: '00000000-0000-7000-8000-000000000000' }, { id: 'x' }])
      expect(await offSale('listing', id)).toBeNull();
    expect(await offSale('equipment', (await makeListing({ isActive: false })).id)).toBeNull();
  });
});
