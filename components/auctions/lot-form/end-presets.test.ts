import { endPresets, localMoment } from './end-presets';

const ends = (from: Date) => endPresets(from).map(({ name, at }) => `${name} ${localMoment(at)}`);

describe('endPresets', () => {
  it('offers tomorrow evening, Sunday and a week, in the zone of the seller', () => {
    expect(ends(new Date(2026, 10, 26, 17, 3))).toEqual([
      'tomorrow 2026-11-27T20:00',
      'sunday 2026-11-29T18:00',
      'week 2026-12-03T20:00',
    ]);
  });

  it('offers the Sunday after the next where that one is less than a day away', () => {
    expect(ends(new Date(2026, 10, 28, 19))[1]).toBe('sunday 2026-12-06T18:00');
    expect(ends(new Date(2026, 10, 29, 9))[1]).toBe('sunday 2026-12-06T18:00');
    expect(ends(new Date(2026, 10, 27, 19))[1]).toBe('sunday 2026-11-29T18:00');
  });

  it('offers one end of a day', () => {
    expect(ends(new Date(2026, 10, 28, 9))).toEqual(['tomorrow 2026-11-29T20:00', 'week 2026-12-05T20:00']);
    expect(ends(new Date(2026, 10, 29, 9))).toEqual(['tomorrow 2026-11-30T20:00', 'sunday 2026-12-06T18:00']);
  });

  it('goes on in the next year', () => {
    expect(ends(new Date(2026, 11, 31, 23, 59))[0]).toBe('tomorrow 2027-01-01T20:00');
  });
});
