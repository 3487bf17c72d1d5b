import { DAY_MS } from '@/lib/core/durations';
import { demoViews } from './views';

const NOW = new Date('2026-11-28T15:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

it('has views on the days since a listing is published, and always the same', () => {
  const topics = [
    { id: 'old', createdAt: ago(90) },
    { id: 'new', createdAt: ago(1) },
  ];
  const views = demoViews(topics, NOW);
  const daysOf = (id: string) => views.filter(({ topicId }) => topicId === id).map(({ day }) => day.getTime());
  expect(Math.min(...daysOf('old'))).toBeGreaterThanOrEqual(ago(14).getTime());
  expect(Math.min(...daysOf('new'))).toBe(Date.UTC(2026, 10, 27));
  expect(Math.max(...daysOf('new'))).toBe(Date.UTC(2026, 10, 28));
  expect(views.every((row) => Number.isInteger(row.views) && row.views > 0)).toBe(true);
  expect(demoViews(topics, NOW)).toEqual(views);
});
