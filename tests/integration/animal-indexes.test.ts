import { db } from '@/lib/core/db/client';
import { makeListing } from '@/tests/factories/listing';

/** Each is written to by every edit that moves a row: a new one must take the place of another. */
const MOST = 15;

describe('the indexes of animals', () => {
  it('are few', async () => {
    const indexes = await db.$queryRaw<{ name: string }[]>`
      SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indrelid = 'cattle_listings'::regclass AND NOT indisprimary`;
    expect(indexes.length).toBeLessThanOrEqual(MOST);
  });

  it('are left alone by an edit of what none of them holds', async () => {
    const { id } = await makeListing();
    const hot = await db.$transaction(async (tx) => {
      await tx.animalListing.update({ where: { id }, data: { priceNegotiable: true } });
      const [row] = await tx.$queryRaw<{ updates: number }[]>`
        SELECT pg_stat_get_xact_tuples_hot_updated('cattle_listings'::regclass)::int AS updates`;
      return row?.updates;
    });
    expect(hot).toBe(1);
  });

  it('find places that begin with two letters', async () => {
    // Of few rows any index is as good as another.
    for (let made = 0; made < 500; made += 1) await makeListing();
    // A search reads the pending list whole, so its length, which nothing here decides, would decide the plan.
    await db.$executeRaw`SELECT gin_clean_pending_list('cattle_listings_search')`;
    await db.$executeRaw`ANALYZE cattle_listings`;
    const plan = await db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      return tx.$queryRaw`
        EXPLAIN (FORMAT JSON) SELECT id FROM cattle_listings WHERE is_active AND search_place LIKE substr(corral_contains_pattern('ão'), 2)`;
    });
    expect(JSON.stringify(plan)).toContain('"Index Cond":"(search_place ~~ \'ao%\'::text)"');
  });
});
