import { db, statement } from '@/lib/core/db/client';

describe('the test database', () => {
  it('is migrated, empty and ignores accents', async () => {
    expect(await db.user.count()).toBe(0);
    const rows = await db.$queryRaw<{ plain: string; lower: string; zone: string }[]>`
      SELECT unaccent('Ñandú') AS plain, lower('ÑANDÚ') AS lower, current_setting('TimeZone') AS zone`;
    expect(rows).toEqual([{ plain: 'Nandu', lower: 'ñandú', zone: 'UTC' }]);
  });
});

it('names a statement for the pool once it is asked often, and not before', () => {
  const names = Array.from({ length: 6 }, () => statement('SELECT $1::int', [1]).name);
  expect(names.slice(0, 4)).toEqual(['', '', '', '']);
  expect(names[5]).toMatch(/^[\w-]{22}_0$/);
});
