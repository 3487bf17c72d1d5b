import { chosenHighlight, highlightColumns } from './highlight';
import { HIGHLIGHTS } from './schema';

const now = new Date('2026-06-01T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

describe('chosenHighlight', () => {
  it.each([
    [{ highlightDuration: 'week' as const }, 'week'],
    [{ highlightDuration: 'none' as const, highlightUntil: inDays(7) }, null],
    [{ highlightUntil: inDays(8) }, 'week'],
    [{ highlightUntil: inDays(8.1) }, 'month'],
    [{ highlightUntil: inDays(31) }, 'month'],
    [{ highlightUntil: inDays(-1) }, null],
    [{}, null],
  ])('of %p is %p', (fields, expected) => {
    expect(chosenHighlight({ highlightDuration: undefined, highlightUntil: undefined, ...fields }, now)).toBe(expected);
  });

  it('refuses more than 31 days', () => {
    expect(() => chosenHighlight({ highlightDuration: null, highlightUntil: inDays(31.1) }, now)).toThrow(
      'invalid_input',
    );
  });
});

it("ends a highlight 7 or 30 days from now, by the server's clock", () => {
  expect(highlightColumns('week', now).highlightUntil.toISOString()).toBe(inDays(7));
  expect(highlightColumns('month', now).highlightUntil.toISOString()).toBe(inDays(30));
});

it('costs 5 dollars a week and 15 a month', () => {
  expect(HIGHLIGHTS).toMatchObject({ week: { price: '5.00' }, month: { price: '15.00' } });
});
