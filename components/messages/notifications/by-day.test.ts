import { byDay } from './by-day';

const at = (happenedAt: string) => ({ happenedAt });

it('groups by the day of the zone, and knows today and yesterday', () => {
  const now = new Date('2026-11-24T02:30:00Z');
  const items = [
    at('2026-11-24T02:00:00Z'),
    at('2026-11-23T04:00:00Z'),
    at('2026-11-23T02:59:00Z'),
    at('2026-11-20T12:00:00Z'),
  ];
  expect(byDay(items, 'America/Montevideo', now).map(({ day, when, items: of }) => [day, when, of.length])).toEqual([
    ['2026-11-23', 'today', 2],
    ['2026-11-22', 'yesterday', 1],
    ['2026-11-20', 'earlier', 1],
  ]);
  expect(byDay(items, 'UTC', now).map(({ day, when, items: of }) => [day, when, of.length])).toEqual([
    ['2026-11-24', 'today', 1],
    ['2026-11-23', 'yesterday', 2],
    ['2026-11-20', 'earlier', 1],
  ]);
});

it('knows yesterday across a change of the clock', () => {
  const items = [at('2026-10-25T04:10:00Z')];
  expect(byDay(items, 'Europe/Madrid', new Date('2026-10-26T22:30:00Z'))[0]?.when).toBe('yesterday');
});
