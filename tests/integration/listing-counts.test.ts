import { CATEGORIES, type Category } from '@/lib/animals/categories';
import { countAnimalListingsByBreed, countAnimalListingsByCategory } from '@/lib/animals/count-by-category';
import { db } from '@/lib/db/client';
import { countEquipmentListingsByCategory } from '@/lib/equipment/count-by-category';
import { listingExpiry } from '@/lib/listings/schema';
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

/** The counts by looking at every row. */
async function counted(category: Category): Promise<Record<string, number>> {
  const rows = await db.animalListing.groupBy({ by: ['breed'], where: { category, isActive: true }, _count: true });
  return Object.fromEntries(rows.map(({ breed, _count }) => [breed, _count]));
}

async function expectTrue(): Promise<void> {
  const byCategory = await countAnimalListingsByCategory();
  for (const category of CATEGORIES) {
    const truth = await counted(category);
    expect(await countAnimalListingsByBreed(category)).toEqual(truth);
    expect(byCategory[category]).toBe(Object.values(truth).reduce((sum, count) => sum + count, 0));
  }
}

describe('the counts beside filters', () => {
  it('are those of the rows after any operations at once, undone ones among them', async () => {
    const random = createRandom(6);
    const sellers = [await makeUser(), await makeUser(), await makeUser()];
    const kind = () => {
      const category = random.pick(CATEGORIES);
      return { category, breed: random.pick(BREEDS[category]) };
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
    // With a person goes what they sell.
    await db.user.delete({ where: { id: sellers[0]?.id ?? '' } });
    await expectTrue();
    await db.$executeRaw`SELECT corral_fold_listing_counts()`;
    await expectTrue();
    const [rows] = await db.$queryRaw<
      { most: bigint }[]
    >`SELECT max(n) AS most FROM (SELECT count(*) AS n FROM listing_counts GROUP BY topic, category, breed) AS folded`;
    expect(Number(rows?.most)).toBe(1);
  });

  it('count equipment too', async () => {
    const { id } = await makeEquipment({ category: 'machinery' });
    expect(await countEquipmentListingsByCategory()).toMatchObject({ machinery: 1 });
    await db.equipmentListing.update({ where: { id }, data: { isActive: false } });
    expect(await countEquipmentListingsByCategory()).toMatchObject({ machinery: 0 });
  });
});
