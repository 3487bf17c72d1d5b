import { chosenHighlight, highlightColumns } from './highlight';
import { HIGHLIGHTS, type HighlightChoice } from './schema';

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

describe('chosenHighlight while a week is running', () => {
  const end = new Date(inDays(6));
  const choice = (fields: HighlightChoice) =>
    chosenHighlight(fields, now, { highlightDuration: 'week', highlightUntil: end });

  it.each([
    ['its end, as the API wrote it', { highlightUntil: end.toISOString() }, null],
    ['the same instant in another zone', { highlightUntil: '2026-06-07T09:00:00.000-03:00' }, null],
    ['an earlier end, which it reaches', { highlightUntil: inDays(5) }, null],
    ['both fields sent back', { highlightDuration: 'week' as const, highlightUntil: end.toISOString() }, null],
    ['a longer one beside its own end', { highlightDuration: 'month' as const, highlightUntil: inDays(6) }, 'month'],
    ['a later end', { highlightUntil: inDays(20) }, 'month'],
  ])('of %s is %p', (_, fields, expected) => expect(choice(fields)).toBe(expected));

  it.each([{ highlightDuration: 'week' as const }, { highlightUntil: inDays(7) }])('refuses %p', (fields) =>
    expect(() => choice(fields)).toThrow('invalid_input'),
  );
});

it("ends a highlight 7 or 30 days from now, by the server's clock", () => {
  expect(highlightColumns('week', now).highlightUntil.toISOString()).toBe(inDays(7));
  expect(highlightColumns('month', now).highlightUntil.toISOString()).toBe(inDays(30));
});

it('costs 5 dollars a week and 15 a month', () => {
  expect(HIGHLIGHTS).toMatchObject({ week: { price: '5.00' }, month: { price: '15.00' } });
});
