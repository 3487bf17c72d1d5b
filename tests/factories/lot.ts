import { placeBid } from '@/lib/auctions/place-bid';
import { db, type Prisma } from '@/lib/db/client';
import { makeUser } from './user';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A stored lot of `userId`'s that ends tomorrow. */
export async function makeLot(userId: string, traits: Partial<Prisma.AuctionLotUncheckedCreateInput> = {}) {
  return db.auctionLot.create({
    data: {
      userId,
      title: '20 novillos Angus',
      category: 'bovine',
      breed: 'Angus',
      quantity: 20,
      location: 'Salto, Uruguay',
      startingPrice: '500',
      endTime: new Date(Date.now() + DAY_MS),
      ...traits,
    },
  });
}

/** So far from now; before now where negative. */
export const inMs = (ms: number) => new Date(Date.now() + ms);

/** A bid of at most `maximum`. */
export const bid = (
  actor: Parameters<typeof placeBid>[0],
  lotId: string,
  maximum: string,
  idempotencyKey: string | null = null,
) => placeBid(actor, lotId, { maximum, idempotencyKey });

/** Sets the clock of a lot past its end. */
export const pastEnd = (id: string) =>
  db.auctionLot.update({ where: { id }, data: { startTime: inMs(-DAY_MS), endTime: inMs(-1) } });

/** Who sells and two who bid. */
export async function makeBidders() {
  return {
    seller: await makeUser(),
    ana: await makeUser({ firstName: 'Ana', lastName: 'Núñez' }),
    beto: await makeUser({ firstName: 'Beto', lastName: 'Díaz' }),
  };
}
