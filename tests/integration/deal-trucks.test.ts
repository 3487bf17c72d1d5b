import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { lapseDeals } from '@/lib/deals/deals/cancel-deal';
import { getDeal } from '@/lib/deals/deals/get-deal';
import { addTruck, changeTruck, removeTruck } from '@/lib/deals/deals/record-truck';
import { weighingSchema } from '@/lib/deals/deals/schema';
import { takeStep } from '@/lib/deals/deals/take-step';
import { enterWeights } from '@/lib/deals/deals/weigh';
import { loadedHeads } from '@/lib/deals/trucks/dto';
import { truckSchema } from '@/lib/deals/trucks/schema';
import { callOff, confirmMean, makeDeal } from '@/tests/factories/deal';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

const codeOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).code;
const truck = (traits: Record<string, unknown> = {}) =>
  truckSchema.parse({ plate: 'sab 1234', driver: ' Pedro  Ríos ', heads: 30, ...traits });
const weigh = (kg: string) => weighingSchema.parse({ heads: 60, grossKg: kg });
const [A, B] = ['858000012345678', '858000012345679'];

/** A deal with a truck of thirty of its sixty head that its seller entered. */
async function withTruck(traits: Record<string, unknown> = {}) {
  const deal = await makeDeal();
  const { trucks } = await addTruck(deal.seller, deal.number, truck(traits));
  return { ...deal, id: trucks[0]?.id ?? '' };
}

describe('the loading list of a deal', () => {
  it('is entered by either side; both see whose entry it is, and the other one is notified', async () => {
    const { seller, buyer, number } = await withTruck({ tags: `${A}\n${B}` });
    await addTruck(buyer, number, truck({ plate: 'SAC 9', driver: '', heads: 2 }));
    const { trucks, events } = await getDeal(buyer, number);
    expect(trucks).toMatchObject([
      { side: 'seller', plate: 'SAB 1234', driver: 'Pedro Ríos', heads: 30, kg: null, tags: [A, B] },
      { side: 'buyer', plate: 'SAC 9', driver: null, heads: 2, tags: [] },
    ]);
    expect(events.slice(-2)).toMatchObject([
      { kind: 'truck', side: 'seller' },
      { kind: 'truck', side: 'buyer' },
    ]);
    const about = { kind: 'deal', subject: `deal ${number} trucks` };
    for (const { id } of [seller, buyer])
      expect(await db.notification.count({ where: { ...about, userId: id } })).toBe(1);
  });

  it('is corrected and removed by whoever entered it', async () => {
    const { seller, buyer, number, id } = await withTruck({ tags: A });
    expect(await codeOf(changeTruck(buyer, number, id, truck()))).toBe('forbidden');
    expect(await codeOf(removeTruck(buyer, number, id))).toBe('forbidden');
    const { trucks } = await changeTruck(seller, number, id, truck({ heads: 60, kg: '10180', tags: `${A}, ${B}` }));
    expect(trucks).toMatchObject([{ id, heads: 60, kg: '10180', tags: [A, B] }]);
    expect((await removeTruck(seller, number, id)).trucks).toEqual([]);
    expect(await codeOf(removeTruck(seller, number, id))).toBe('not_found');
    expect(await codeOf(changeTruck(seller, number, 'x', truck()))).toBe('not_found');
    const { events } = await getDeal(buyer, number);
    expect(events.slice(-2)).toMatchObject([{ kind: 'truckChanged' }, { kind: 'truckRemoved' }]);
  });

  it('is nobody else’s', async () => {
    const { number, id } = await withTruck();
    const stranger = (await makeUser()).actor;
    for (const tried of [
      addTruck(stranger, number, truck()),
      changeTruck(stranger, number, id, truck()),
      removeTruck(stranger, number, id),
    ])
      expect(await codeOf(tried)).toBe('deal_not_found');
    const other = await makeDeal();
    expect(await codeOf(removeTruck(other.seller, other.number, id))).toBe('not_found');
  });

  it('has of each side no more head than the deal, and no tag on two trucks, whatever the other side enters', async () => {
    const { seller, buyer, number } = await withTruck({ tags: `${A}\n${B}` });
    const over = await refusalOf(addTruck(seller, number, truck({ heads: 31 })));
    expect(over.fields.heads).toEqual([{ key: 'truckHeads', values: { left: 30 } }]);
    const twice = await refusalOf(addTruck(seller, number, truck({ tags: `858 000012345679` })));
    expect(twice.fields.tags).toEqual([{ key: 'tagsOnTruck', values: { tags: B } }]);
    const { trucks } = await addTruck(buyer, number, truck({ heads: 60, tags: A }));
    expect(loadedHeads(trucks)).toEqual({ seller: 30, buyer: 60, all: 60 });
    await addTruck(seller, number, truck({ heads: 30 }));
  });

  it('stays within the deal when two enter trucks at once', async () => {
    const { seller, buyer, number } = await makeDeal();
    const tried = await Promise.allSettled([
      addTruck(seller, number, truck({ heads: 40 })),
      addTruck(buyer, number, truck({ heads: 40 })),
      addTruck(buyer, number, truck({ heads: 30, tags: A })),
      addTruck(seller, number, truck({ heads: 30, tags: A })),
    ]);
    expect(tried.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    const { trucks, events } = await getDeal(seller, number);
    const { seller: bySeller, buyer: byBuyer } = loadedHeads(trucks);
    expect(Math.max(bySeller, byBuyer)).toBeLessThanOrEqual(60);
    expect(events.filter(({ kind }) => kind === 'truck')).toHaveLength(trucks.length);
  });

  it('is changed or removed once when both happens at once', async () => {
    const { seller, number, id } = await withTruck();
    const [, removed] = await Promise.allSettled([
      changeTruck(seller, number, id, truck({ heads: 50 })),
      removeTruck(seller, number, id),
    ]);
    expect(removed.status).toBe('fulfilled');
    expect((await getDeal(seller, number)).trucks).toEqual([]);
  });

  it('is closed once the weight is firm or the deal is over', async () => {
    const { seller, buyer, number, id } = await withTruck();
    for (const side of [seller, buyer]) await enterWeights(side, number, weigh('10180'));
    await confirmMean({ seller, buyer, number });
    for (const tried of [
      addTruck(buyer, number, truck({ heads: 1 })),
      changeTruck(seller, number, id, truck()),
      removeTruck(seller, number, id),
    ])
      expect(await codeOf(tried)).toBe('weight_firm');
    const cancelled = await makeDeal();
    await callOff(cancelled.buyer, cancelled.number);
    expect(await codeOf(addTruck(cancelled.seller, cancelled.number, truck()))).toBe('deal_over');
  });

  it('is a weight as well: the other side sees it once the weights of both are in', async () => {
    const { seller, buyer, number } = await withTruck({ kg: '5090.5' });
    expect((await getDeal(seller, number)).trucks).toMatchObject([{ kg: '5090.5' }]);
    expect(JSON.stringify(await getDeal(buyer, number))).not.toContain('5090');
    await enterWeights(buyer, number, weigh('10120'));
    expect(JSON.stringify(await getDeal(buyer, number))).not.toContain('5090');
    await enterWeights(seller, number, weigh('10180'));
    expect((await getDeal(buyer, number)).trucks).toMatchObject([{ kg: '5090.5' }]);
  });

  it('counts as a loading: the deal doesn’t lapse, nor is it cancelled by one alone once the other says so too', async () => {
    const { seller, buyer, number } = await withTruck();
    await lapseDeals(new Date(Date.now() + 8 * DAY_MS));
    expect(await getDeal(seller, number)).toMatchObject({ status: 'open', lapsesAt: null });
    await enterWeights(buyer, number, weigh('10120'));
    expect(await callOff(buyer, number)).toMatchObject({ status: 'open' });
  });

  it('has an end of its entries, so that they don’t bury what else happened', async () => {
    const { seller, number, id } = await withTruck();
    const { id: dealId } = await db.deal.findUniqueOrThrow({ where: { number } });
    const many = Array.from({ length: 99 }, (_, index) => ({
      dealId,
      nth: index + 3,
      kind: 'truckChanged',
      side: 'seller',
    }));
    await db.dealEvent.createMany({ data: many });
    expect(await codeOf(removeTruck(seller, number, id))).toBe('deal_limit');
    await takeStep(seller, number, 'load');
  });
});

it.each([
  [{ plate: ' ' }, 'plate'],
  [{ heads: 0 }, 'heads'],
  [{ kg: '0' }, 'kg'],
  [{ kg: '10.180' }, 'kg'],
  [{ heads: 1, tags: `${A}\n${B}` }, 'tags'],
  [{ tags: `${A}\n${A}` }, 'tags'],
  [{ tags: 'Angus' }, 'tags'],
])('a truck with %j is refused at its field', (traits, field) => {
  const read = truckSchema.safeParse({ plate: 'SAB 1234', heads: 30, ...traits });
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
