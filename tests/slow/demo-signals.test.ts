import { db } from '@/lib/core/db/client';
import { checkDue } from '@/lib/moderation/risk-checks/check-due';
import { seedDemo } from '@/prisma/seed';
import type { RenderedPicture } from '@/prisma/seed/pictures/render';

// Drawing the pictures takes minutes; the rules of this test read texts, prices and people.
jest.mock('@/prisma/seed/pictures/pool', () => {
  const actual = jest.requireActual<typeof import('@/prisma/seed/pictures/pool')>('@/prisma/seed/pictures/pool');
  const sets = () => [...actual.pictureSets().map(({ pictures }) => pictures), ...actual.goodsPictures().values()];
  return {
    ...actual,
    renderPool: async (onPicture: (key: string, picture: RenderedPicture) => Promise<void>) => {
      const blank = { width: 1, height: 1, blur: '', variants: [] } as unknown as RenderedPicture;
      for (const { key } of sets().flat()) await onPicture(key, blank);
    },
  };
});

it('accuses nobody of the demonstration: no case is opened and nothing is held', async () => {
  await seedDemo();
  await db.$executeRaw`
    INSERT INTO risk_checks (subject, subject_id)
    SELECT 'listing', id FROM cattle_listings UNION ALL SELECT 'equipment', id FROM equipment_listings UNION ALL SELECT 'lot', id FROM auction_lots
    UNION ALL SELECT 'user', id FROM users UNION ALL SELECT 'message', id FROM messages`;
  let checked = 0;
  for (let done = await checkDue(); done > 0; done = await checkDue()) checked += done;
  expect(checked).toBeGreaterThan(800);
  const signals = await db.riskSignal.groupBy({ by: ['rule'], _count: true, orderBy: { rule: 'asc' } });
  expect(signals.filter(({ rule }) => !['price_low', 'price_typo'].includes(rule))).toEqual([]);
  expect(await db.riskCase.count()).toBe(0);
}, 240_000);
