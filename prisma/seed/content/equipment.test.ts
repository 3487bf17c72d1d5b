import { CONDITIONS, EQUIPMENT_CATEGORIES } from '@/lib/market/equipment/categories';
import { equipmentListingFieldsSchema, yearMax } from '@/lib/market/equipment/schema';
import { SNAPSHOT_RATES } from '@/tests/factories/snapshot-rates';
import { demoEquipment } from './equipment';
import { PLACES } from './places';
import { demoSellers } from './sellers';

const equipment = demoEquipment();
const sellers = demoSellers();

describe('demoEquipment', () => {
  it('is the same on every call', () => {
    expect(demoEquipment()).toEqual(equipment);
  });

  it('fills every category and shows every condition but the last', () => {
    expect(equipment.length).toBeGreaterThanOrEqual(120);
    for (const category of EQUIPMENT_CATEGORIES)
      expect(equipment.filter((item) => item.category === category).length).toBeGreaterThanOrEqual(15);
    expect(new Set(equipment.map(({ condition }) => condition))).toEqual(
      new Set(CONDITIONS.filter((condition) => condition !== 'poor')),
    );
  });

  it('could have been entered in the form', () => {
    for (const {
      title,
      description,
      category,
      condition,
      brand,
      model,
      year,
      price,
      priceAmount,
      priceCurrency,
      priceNegotiable,
      location,
    } of equipment) {
      const fields = {
        title,
        description,
        category,
        condition,
        brand,
        model,
        year,
        priceAmount,
        priceCurrency,
        priceNegotiable: String(priceNegotiable),
        location,
      };
      expect(equipmentListingFieldsSchema.safeParse(fields).error?.issues ?? []).toEqual([]);
      const perUsd = Number(SNAPSHOT_RATES[priceCurrency]);
      expect([title, Math.abs(Number(priceAmount) / perUsd / Number(price) - 1) < 0.05]).toEqual([title, true]);
      expect(year ?? 2000).toBeLessThanOrEqual(yearMax(new Date('2026-01-01')));
    }
  });

  it('has titles of its own and texts without slips', () => {
    expect(new Set(equipment.map(({ title }) => title)).size).toBe(equipment.length);
    for (const { title, description } of equipment) {
      for (const text of [title, description]) expect(text).toBe(text.trim().replace(/ {2,}| (?=[,.;:])|@/g, ''));
      expect(description.length).toBeGreaterThan(40);
    }
  });

  it('stands where its seller lives, and some of it belongs to the demo seller', () => {
    const known = new Set<string>(Object.values(PLACES).map((place) => place.location));
    for (const { location, seller } of equipment) {
      expect(known).toContain(location);
      expect(sellers[seller]?.location).toBe(location);
    }
    expect(equipment.filter(({ seller }) => seller === 0).length).toBeGreaterThanOrEqual(2);
    expect(new Set(equipment.map(({ seller }) => sellers[seller]?.language))).toEqual(new Set(['es', 'pt', 'en']));
  });

  it('spreads over the last months; a few are highlighted, off sale, sold or without pictures', () => {
    for (const { createdDaysAgo, highlight, isActive } of equipment) {
      expect(createdDaysAgo).toBeGreaterThanOrEqual(0);
      expect(createdDaysAgo).toBeLessThanOrEqual(110);
      if (highlight)
        expect(
          isActive &&
            highlight.daysAgo <= createdDaysAgo &&
            highlight.daysAgo < (highlight.duration === 'week' ? 7 : 30),
        ).toBe(true);
    }
    expect(equipment.filter(({ highlight }) => highlight).length).toBeGreaterThanOrEqual(10);
    expect(
      equipment.filter(({ isActive, soldDaysAgo }) => !isActive && soldDaysAgo === null).length,
    ).toBeGreaterThanOrEqual(3);
    expect(equipment.filter(({ soldDaysAgo }) => soldDaysAgo !== null).length).toBeGreaterThanOrEqual(2);
    expect(equipment.filter(({ picture }) => picture === null).length).toBeGreaterThanOrEqual(4);
  });
});
