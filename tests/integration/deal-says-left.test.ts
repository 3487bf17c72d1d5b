import { db, Prisma } from '@/lib/core/db/client';
import { SAYS_LEFT } from '@/lib/deals/deals/deal-figures';
import { saysLeft } from '@/lib/deals/deals/departure';
import { readDeal } from '@/lib/deals/deals/get-deal';
import type { Side } from '@/lib/deals/terms/side';

/** What a side may have said of a deal, in every combination. */
const SAID = ['cameBack', 'load', 'accept', 'weighing', 'truck', 'removedTruck'] as const;

/** What a side said that has this number. */
const saidBy = (number: number) => SAID.filter((_, bit) => number & (1 << bit));

const EVENTS: Record<(typeof SAID)[number], readonly string[]> = {
  cameBack: ['papers', 'load', 'cameBack'],
  load: ['load'],
  accept: ['accept'],
  weighing: ['weighed'],
  truck: ['truck', 'truckChanged'],
  removedTruck: ['truck', 'truckRemoved'],
};

async function dealOf(number: number, said: Record<Side, readonly (typeof SAID)[number][]>) {
  const { id: dealId } = await db.deal.create({
    data: { number, heads: 60, terms: {}, snapshot: {}, termsHash: '0'.repeat(64) },
  });
  for (const side of ['seller', 'buyer'] as const) {
    const kinds = said[side].flatMap((sign) => EVENTS[sign]);
    const before = await db.dealEvent.count({ where: { dealId } });
    await db.dealEvent.createMany({ data: kinds.map((kind, at) => ({ dealId, nth: before + at + 1, kind, side })) });
    if (said[side].includes('weighing'))
      await db.dealWeighing.create({ data: { dealId, side, heads: 60, grossKg: '10200' } });
    if (said[side].includes('truck'))
      await db.dealTruck.create({ data: { dealId, side, heads: 60, plate: `ABC${number}` } });
  }
}

it('the database and the rules agree on who says that animals left, whatever the two said', async () => {
  const all = 2 ** SAID.length;
  for (let said = 0; said < all; said += 1) {
    await dealOf(1_000_000 + said, { seller: saidBy(said), buyer: saidBy(all - 1 - said) });
  }
  const read = await db.$queryRaw<{ number: number; seller: boolean; buyer: boolean }[]>(Prisma.sql`
    SELECT d.number, ${SAYS_LEFT('seller')} AS seller, ${SAYS_LEFT('buyer')} AS buyer FROM deals d ORDER BY d.number`);
  const rules = await Promise.all(
    read.map(async ({ number }) => {
      const deal = await readDeal(number);
      if (!deal) throw new Error('a deal that was just made');
      return { number, seller: saysLeft(deal, 'seller'), buyer: saysLeft(deal, 'buyer') };
    }),
  );
  expect(read).toEqual(rules);
  expect(read.filter(({ seller }) => seller)).toHaveLength(all - 4);
});
