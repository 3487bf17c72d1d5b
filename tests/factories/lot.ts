import { placeBid } from '@/lib/market/auctions/place-bid';
import { db, type Prisma } from '@/lib/core/db/client';
import { makeUser } from './user';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Valid form fields of a lot, without its times. */
export const lotInput = {
  title: '30 vaquillonas',
  category: 'bovine',
  breed: 'Hereford',
  quantity: '30',
  location: 'Rivera, Uruguay',
  startingPrice: '12000',
};

/** Stores a lot of `userId` that ends tomorrow. */
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

/** Returns the time `ms` milliseconds from now; negative values are in the past. */
export const inMs = (ms: number) => new Date(Date.now() + ms);

/** Places a bid with this maximum. */
export const bid = (
  actor: Parameters<typeof placeBid>[0],
  lotId: string,
  maximum: string,
  idempotencyKey: string | null = null,
) => placeBid(actor, lotId, { maximum, idempotencyKey, confirmed: true });

/** Moves a lot's times, so that its end has just passed. */
export const pastEnd = (id: string) =>
  db.auctionLot.update({ where: { id }, data: { startTime: inMs(-DAY_MS), endTime: inMs(-1) } });

let phones = 0;
const confirmedPhone = () => ({ phone: `+59891${(phones += 1) + 100_000}`, phoneConfirmedAt: new Date() });

/** Creates a seller and two bidders, whose phones are confirmed. */
export async function makeBidders() {
  return {
    seller: await makeUser(),
    ana: await makeUser({ firstName: 'Ana', lastName: 'Núñez', ...confirmedPhone() }),
    beto: await makeUser({ firstName: 'Beto', lastName: 'Díaz', ...confirmedPhone() }),
  };
}
