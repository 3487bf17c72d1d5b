import { CLASSES } from '@/lib/livestock/stock/classes';
import { lotFieldsSchema } from '@/lib/market/auctions/schema';
import { demoEquipment } from './equipment';
import { usualCurrency } from '@/lib/core/i18n/currencies';
import { DEMO_LOTS } from './lots';
import { PLACES } from './places';
import { QUESTIONS } from './questions';
import { SELLER_ROWS } from './sellers';

const HOUR_MS = 3_600_000;

describe('lots of the demonstration', () => {
  it('are at least two dozen: open for the next hour, days and weeks, announced, over and withdrawn', () => {
    expect(DEMO_LOTS.length).toBeGreaterThanOrEqual(24);
    const open = DEMO_LOTS.filter(({ startsIn, endsIn, cancelled }) => startsIn < 0 && endsIn > 0 && !cancelled);
    expect(open.filter(({ endsIn }) => endsIn < 1).length).toBeGreaterThanOrEqual(2);
    expect(open.filter(({ endsIn }) => endsIn > 7 * 24).length).toBeGreaterThanOrEqual(3);
    expect(DEMO_LOTS.filter(({ startsIn }) => startsIn > 0).length).toBeGreaterThanOrEqual(4);
    expect(DEMO_LOTS.filter(({ endsIn }) => endsIn < 0).length).toBeGreaterThanOrEqual(6);
    expect(DEMO_LOTS.filter(({ cancelled }) => cancelled)).toHaveLength(1);
  });

  it('could have been entered in the form', () => {
    for (const {
      title,
      description,
      category,
      breed,
      quantity,
      age,
      weight,
      place,
      health,
      starting,
      reserve,
      basis,
      currency,
      stockClass,
      shrink,
      startsIn,
      endsIn,
    } of DEMO_LOTS) {
      const start = Date.now() + HOUR_MS;
      const fields = {
        title,
        description,
        category,
        breed,
        quantity: String(quantity),
        averageAge: String(age),
        averageWeight: weight === null ? '' : String(weight),
        location: PLACES[place].location,
        healthStatus: health ?? '',
        startingPrice: starting.toFixed(2),
        reservePrice: reserve?.toFixed(2) ?? '',
        priceBasis: basis,
        priceCurrency: currency,
        class: stockClass,
        shrinkPercent: shrink ?? '',
        startTime: new Date(start).toISOString(),
        endTime: new Date(start + (endsIn - startsIn) * HOUR_MS).toISOString(),
      };
      expect(lotFieldsSchema.safeParse(fields).error?.issues ?? []).toEqual([]);
    }
  });

  it('have titles of their own and sellers where they stand', () => {
    expect(new Set(DEMO_LOTS.map(({ title }) => title)).size).toBe(DEMO_LOTS.length);
    for (const { place, title, description } of DEMO_LOTS) {
      expect(SELLER_ROWS.some((seller) => seller.place === place)).toBe(true);
      for (const text of [title, description]) expect(text).toBe(text.trim().replace(/ {2,}| (?=[,.;:])|@/g, ''));
    }
    expect(DEMO_LOTS.filter(({ place }) => place === SELLER_ROWS[0]?.place).length).toBeGreaterThanOrEqual(2);
  });

  it('have a class of their category and the currency of their country', () => {
    for (const { title, category, stockClass, currency, place } of DEMO_LOTS)
      expect([title, CLASSES[stockClass].category, currency]).toEqual([
        title,
        category,
        usualCurrency(PLACES[place].country),
      ]);
    expect(new Set(DEMO_LOTS.map(({ currency }) => currency)).size).toBeGreaterThanOrEqual(8);
  });

  it('and equipment are asked about by titles that exist', () => {
    const titles = { lot: DEMO_LOTS.map(({ title }) => title), equipment: demoEquipment().map(({ title }) => title) };
    for (const { about, title } of QUESTIONS) expect(titles[about]).toContain(title);
  });
});
