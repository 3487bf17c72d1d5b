import { lotState } from '@/lib/market/auctions/policy';
import { db, type Prisma } from '@/lib/core/db/client';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/core/durations';
import { choosePictures, shownIn } from './choose-pictures';
import type { DemoLot } from './content/auctions/lot';
import { DEMO_LOTS } from './content/lots';
import { languageOf, PLACES } from './content/places';
import { createRandom, type Random } from './content/random';
import { demoSellers, SELLER_ROWS } from './content/sellers';
import { demoId, pictureColumns, type PictureDetails } from './listings';
import { playBids, type PlayedBid } from './play-bids';

type People = { sellers: readonly string[]; buyer: string };
type Placed = {
  demo: DemoLot;
  id: string;
  userId: string;
  title: string;
  seller: number;
  start: Date;
  end: Date;
  createdAt: Date;
};

type Rate = { currency: string; perUsd: Prisma.Decimal; day: Date; source: string };

const before = (moment: Date, millis: number) => new Date(moment.getTime() - millis);

function place(demo: DemoLot, { sellers }: People, now: Date): Placed {
  const seller = SELLER_ROWS.findIndex((row) => row.place === demo.place);
  const start = before(now, -demo.startsIn * HOUR_MS);
  const createdAt = before(start < now ? start : now, DAY_MS);
  return {
    demo,
    id: demoId(demo.title, createdAt),
    userId: sellers[seller] ?? '',
    title: demo.title,
    seller,
    start,
    end: before(now, -demo.endsIn * HOUR_MS),
    createdAt,
  };
}

/** Inserts the lots without bids. All of them end in the future, because bids are only accepted before a lot's end. */
async function openLots(lots: readonly Placed[], pictures: PictureDetails, now: Date): Promise<void> {
  const rates = await db.$queryRaw<Rate[]>`SELECT currency, per_usd AS "perUsd", day, source FROM fx_now`;
  const rateOf = ({ currency }: DemoLot) => {
    const rate = rates.find((one) => one.currency === currency);
    return rate ? { priceRate: rate.perUsd, priceRateOn: rate.day, priceRateSource: rate.source } : {};
  };
  await db.auctionLot.createMany({
    data: lots.map(({ demo, id, userId, title, start, end, createdAt }) => ({
      id,
      userId,
      title,
      createdAt,
      startTime: start,
      endTime: end > now ? end : before(now, -DAY_MS),
      description: demo.description,
      language: languageOf(PLACES[demo.place].country),
      category: demo.category,
      breed: demo.breed,
      quantity: demo.quantity,
      averageAge: demo.age,
      averageWeight: demo.weight,
      location: PLACES[demo.place].location,
      healthStatus: demo.health,
      vaccinated: demo.vaccinated,
      healthCertificate: demo.healthCertificate,
      pregnancyTested: demo.pregnancyTested,
      class: demo.stockClass,
      shrinkPercent: demo.shrink,
      priceBasis: demo.basis,
      priceCurrency: demo.currency,
      ...rateOf(demo),
      startingPrice: demo.starting,
      reservePrice: demo.reserve,
      ...pictureColumns(choosePictures(shownIn(demo), demo.cover, demo.cover), pictures),
    })),
  });
}

/** Chooses bidders who speak the seller's language, with the demo buyer if the lot says so; the last one leads. */
function bidders(
  { demo, seller }: Placed,
  { sellers, buyer }: People,
  random: Random,
): { inTurn: string[]; last: string } {
  const all = demoSellers();
  const others = all.flatMap(({ language }, index) =>
    index !== seller && language === all[seller]?.language ? (sellers[index] ?? []) : [],
  );
  const start = random.int(0, others.length - 1);
  const chosen = [...others.slice(start), ...others.slice(0, start)].slice(0, 4 + (demo.bids % 3));
  const inTurn = demo.buyer === 'none' ? chosen : [...chosen.slice(0, 1), buyer, ...chosen.slice(1)];
  return { inTurn, last: demo.buyer === 'leads' ? buyer : (chosen[0] ?? buyer) };
}

/**
 * Returns the times of the bids, denser towards the end. The last bid of an ended lot came in its last minute and
 * extended it.
 */
function moments({ demo, start, end }: Placed, random: Random, now: Date): Date[] {
  const over = end < now;
  const until = over ? before(end, 5 * MINUTE_MS) : before(now, 4 * MINUTE_MS);
  const span = until.getTime() - start.getTime();
  const drawn = Array.from(
    { length: demo.bids },
    () => new Date(start.getTime() + Math.round(span * random.next() ** 0.6)),
  ).sort((a, b) => a.getTime() - b.getTime());
  return over ? [...drawn.slice(0, -1), before(end, 0.7 * MINUTE_MS)] : drawn;
}

/** Moves the bids to their times: they were placed at the time of the seed. */
async function dateBids(bids: readonly PlayedBid[]): Promise<void> {
  await db.$executeRaw`
    UPDATE auction_bids b SET created_at = d.at, notice_owed = false
    FROM unnest(${bids.map(({ id }) => id)}::uuid[], ${bids.map(({ at }) => at.toISOString())}::text[]::timestamptz[]) AS d (id, at) WHERE b.id = d.id`;
}

/** Settles the lots that have ended: statuses, bids and the winner's transaction. */
async function settlePast(lots: readonly Placed[], lastBids: ReadonlyMap<string, Date>, now: Date): Promise<void> {
  for (const { demo, id, title, end } of lots) {
    const last = lastBids.get(id);
    const endTime = last && last > before(end, 2 * MINUTE_MS) ? before(last, -2 * MINUTE_MS) : end;
    const lot = await db.auctionLot.update({ where: { id }, data: { endTime } });
    const status = demo.cancelled ? 'cancelled' : lotState(lot, now) === 'sold' ? 'sold' : 'ended';
    const settledAt = demo.cancelled ? before(now, 20 * HOUR_MS) : before(endTime, -20_000);
    await db.auctionLot.update({ where: { id }, data: { status, settledAt, version: { increment: 1 } } });
    await db.auctionBid.updateMany({ where: { auctionLotId: id, isWinning: false }, data: { status: 'failed' } });
    await db.auctionBid.updateMany({
      where: { auctionLotId: id, isWinning: true },
      data: status === 'sold' ? { status: 'won' } : { status: 'failed', isWinning: false },
    });
    if (status !== 'sold') continue;
    const [owed] = await db.$queryRaw<{ total: Prisma.Decimal }[]>`
      SELECT corral_bid_total(current_highest_bid, price_units) AS total FROM auction_lots WHERE id = ${id}::uuid`;
    await db.transaction.create({
      data: {
        userId: lot.highestBidder,
        auctionLotId: id,
        type: 'auction_bid',
        amount: owed?.total ?? 0,
        currency: lot.priceCurrency,
        description: title,
        createdAt: settledAt,
        status: last && last < before(now, 3 * DAY_MS) ? 'completed' : 'pending',
      },
    });
  }
}

async function createWatches(
  lots: readonly Placed[],
  { sellers, buyer }: People,
  random: Random,
  now: Date,
): Promise<void> {
  await db.auctionWatch.createMany({
    data: lots.flatMap(({ demo, id, userId, start, end, createdAt }, index) => {
      const people = new Set([
        ...(index % 4 === 1 ? [buyer] : []),
        ...Array.from({ length: random.int(0, 6) }, () => random.pick(sellers)),
      ]);
      people.delete(userId);
      const announced = Math.min(start.getTime(), now.getTime()) - createdAt.getTime();
      const notifiedAt = demo.cancelled || end > now ? null : before(end, HOUR_MS);
      return [...people].map((watcher) => ({
        userId: watcher,
        auctionLotId: id,
        createdAt: before(createdAt, -random.next() * announced),
        notifiedAt,
      }));
    }),
  });
}

/**
 * Creates the demo's auction lots with their bids and returns the lots. Bids are placed through the database's own
 * rules, so that their histories are realistic.
 */
export async function createAuctions(
  people: People,
  pictures: PictureDetails,
  now: Date,
): Promise<{ id: string; userId: string; title: string; createdAt: Date; end: Date }[]> {
  const random = createRandom(1_911);
  const lots = DEMO_LOTS.map((demo) => place(demo, people, now));
  await openLots(lots, pictures, now);
  const lastBids = new Map<string, Date>();
  for (const lot of lots.filter(({ demo }) => demo.bids > 0)) {
    const bids = await playBids(
      lot.id,
      { ...lot.demo, ...bidders(lot, people, random), moments: moments(lot, random, now), title: lot.title },
      random,
    );
    await dateBids(bids);
    const last = bids.at(-1);
    if (last) lastBids.set(lot.id, last.at);
  }
  await settlePast(
    lots.filter(({ demo, end }) => demo.cancelled || end < now),
    lastBids,
    now,
  );
  await createWatches(lots, people, random, now);
  return lots;
}
