import { CATEGORIES, type Category } from '@/lib/livestock/stock/categories';
import {
  countAnimalListingsByBreed,
  countAnimalListingsByCategory,
  countAnimalSearchByCategory,
} from '@/lib/market/animal-lots/count-by-category';
import { countAnimalListingsByClass } from '@/lib/market/animal-lots/count-by-class';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { db } from '@/lib/core/db/client';
import { countEquipmentListingsByCategory } from '@/lib/market/equipment/count-by-category';
import { listingExpiry } from '@/lib/market/listings/schema';
import { createRandom } from '@/prisma/seed/content/random';
import { makeEquipment } from '@/tests/factories/equipment';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

const BREEDS: Record<Category, readonly string[]> = {
  bovine: ['Angus', 'Hereford'],
  ovine: ['Merino'],
  caprine: ['Boer'],
  equine: ['Criollo', 'Mule'],
  aviary: ['Quail'],
};

const CLASSES_OF: Record<Category, readonly string[]> = {
  bovine: ['calf_m', 'cow_fat'],
  ovine: ['ewe_bred'],
  caprine: ['buck'],
  equine: ['foal'],
  aviary: [],
};

/** Counts by reading every row. */
async function counted(category: Category): Promise<Record<string, number>> {
  const rows = await db.animalListing.groupBy({ by: ['breed'], where: { category, isActive: true }, _count: true });
  return Object.fromEntries(rows.map(({ breed, _count }) => [breed, _count]));
}

async function expectTrue(): Promise<void> {
  const byCategory = await countAnimalListingsByCategory();
  for (const category of CATEGORIES) {
    const truth = await counted(category);
    expect(await countAnimalListingsByBreed(category)).toEqual(truth);
    const byClass = await db.animalListing.groupBy({
      by: ['class'],
      where: { category, isActive: true, class: { not: null } },
      _count: true,
    });
    expect(await countAnimalListingsByClass(category)).toEqual(
      Object.fromEntries(byClass.map(({ class: code, _count }) => [code, _count])),
    );
    expect(byCategory[category]).toBe(Object.values(truth).reduce((sum, count) => sum + count, 0));
  }
}

describe('the counts beside filters', () => {
  it('match the rows after concurrent operations, including ones that were rolled back', async () => {
    const random = createRandom(6);
    const sellers = [await makeUser(), await makeUser(), await makeUser()];
    const kind = () => {
      const category = random.pick(CATEGORIES);
      return { category, breed: random.pick(BREEDS[category]), class: random.pick([null, ...CLASSES_OF[category]]) };
    };
    const operations = [
      () => makeListing({ userId: random.pick(sellers).id, isActive: random.chance(0.8), ...kind() }),
      () =>
        db.animalListing.createMany({
          data: [kind(), kind()].map((of) => ({
            userId: random.pick(sellers).id,
            title: 't',
            age: 1,
            price: '1',
            location: 'x',
            expiresAt: listingExpiry(new Date()),
            ...of,
          })),
        }),
      () =>
        db.$executeRaw`UPDATE cattle_listings SET is_active = NOT is_active WHERE id IN (SELECT id FROM cattle_listings ORDER BY random() LIMIT 3 FOR UPDATE SKIP LOCKED)`,
      () =>
        db.$executeRaw`UPDATE cattle_listings SET category = 'bovine', breed = 'Angus' WHERE id IN (SELECT id FROM cattle_listings ORDER BY random() LIMIT 2 FOR UPDATE SKIP LOCKED)`,
      () =>
        db.$executeRaw`UPDATE cattle_listings SET price = price + 1 WHERE id IN (SELECT id FROM cattle_listings ORDER BY random() LIMIT 2 FOR UPDATE SKIP LOCKED)`,
      () =>
        db.$executeRaw`DELETE FROM cattle_listings WHERE id IN (SELECT id FROM cattle_listings ORDER BY random() LIMIT 1 FOR UPDATE SKIP LOCKED)`,
      () => db.$executeRaw`SELECT corral_fold_listing_counts()`,
      () =>
        db
          .$transaction(async (tx) => {
            await tx.$executeRaw`UPDATE cattle_listings SET is_active = false WHERE id IN (SELECT id FROM cattle_listings LIMIT 5 FOR UPDATE SKIP LOCKED)`;
            await tx.$executeRaw`SELECT corral_fold_listing_counts()`;
            throw new Error('undone');
          })
          .catch(() => undefined),
    ];
    for (let round = 0; round < 8; round += 1) {
      await Promise.all(Array.from({ length: 12 }, () => random.pick(operations)()));
      await expectTrue();
    }
    // Deleting a user deletes their listings.
    await db.user.delete({ where: { id: sellers[0]?.id ?? '' } });
    await expectTrue();
    await db.$executeRaw`SELECT corral_fold_listing_counts()`;
    await expectTrue();
    const [rows] = await db.$queryRaw<
      { most: bigint }[]
    >`SELECT max(n) AS most FROM (SELECT count(*) AS n FROM listing_counts GROUP BY topic, category, breed, class) AS folded`;
    expect(Number(rows?.most)).toBe(1);
  });

  it('count equipment too', async () => {
    const { id } = await makeEquipment({ category: 'machinery' });
    expect(await countEquipmentListingsByCategory()).toMatchObject({ machinery: 1 });
    await db.equipmentListing.update({ where: { id }, data: { isActive: false } });
    expect(await countEquipmentListingsByCategory()).toMatchObject({ machinery: 0 });
  });
});

describe('the counts on the chips of a search', () => {
  const counts = (raw: Record<string, string>) => countAnimalSearchByCategory(parseAnimalListingQuery(raw).query);

  it('follow its filters, but not its category, and its breed only where that is one of the category', async () => {
    const { id: userId } = await makeUser();
    const make = (traits: object) => makeListing({ userId, location: 'Chipsburgo, Uruguay', ...traits });
    await make({ vaccinated: true });
    await make({ category: 'ovine', breed: 'Merino', vaccinated: true });
    await make({ category: 'ovine', breed: 'Merino', isActive: false, vaccinated: true });
    await make({ category: 'ovine', breed: 'Suffolk', price: '90.00' });
    const found = { ...Object.fromEntries(CATEGORIES.map((category) => [category, 0])), bovine: 1, ovine: 2 };
    expect(await counts({ location: 'chipsburgo' })).toEqual(found);
    expect(await counts({ search: 'chipsburgo', category: 'equine', breed: 'Criollo', page: '2' })).toEqual(found);
    expect(await counts({ location: 'chipsburgo', category: 'ovine', breed: 'Suffolk' })).toEqual({
      ...found,
      ovine: 1,
    });
    expect(await counts({ location: 'chipsburgo', vaccinated: '1' })).toMatchObject({ bovine: 1, ovine: 1 });
    expect(await counts({ location: 'chipsburgo', maxPrice: '100' })).toMatchObject({ bovine: 0, ovine: 1 });
    expect(await counts({ search: 'nadienuncaescribioesto' })).toMatchObject({ bovine: 0, ovine: 0 });
  });

  it('are those of the whole market without filters', async () => {
    expect(await counts({ category: 'ovine', sort: 'price_asc' })).toEqual(await countAnimalListingsByCategory());
  });
});
