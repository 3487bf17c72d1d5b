import { db, type Prisma } from '@/lib/db/client';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A stored lot of `userId`'s that ends tomorrow. */
export async function makeLot(userId: string, traits: Partial<Prisma.AuctionLotUncheckedCreateInput> = {}) {
  return db.auctionLot.create({
    data: { userId, title: '20 novillos Angus', category: 'bovine', breed: 'Angus', quantity: 20, location: 'Salto, Uruguay', startingPrice: '500', endTime: new Date(Date.now() + DAY_MS), ...traits },
  });
}
