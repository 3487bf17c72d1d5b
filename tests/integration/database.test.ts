import { db } from '@/lib/core/db/client';

describe('the test database', () => {
  it('is migrated, empty and ignores accents', async () => {
    expect(await db.user.count()).toBe(0);
    const rows = await db.$queryRaw<{ plain: string; lower: string; zone: string }[]>`
      SELECT unaccent('Ñandú') AS plain, lower('ÑANDÚ') AS lower, current_setting('TimeZone') AS zone`;
    expect(rows).toEqual([{ plain: 'Nandu', lower: 'ñandú', zone: 'UTC' }]);
  });
});
