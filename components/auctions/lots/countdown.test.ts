import { coarseTimeLeft } from './countdown';

it.each([
  [{ days: 2, hours: 4, minutes: 1, seconds: 9 }, '2 d 4 h'],
  [{ days: 0, hours: 1, minutes: 42, seconds: 50 }, '1 h 42 min'],
  [{ days: 0, hours: 0, minutes: 10, seconds: 52 }, '10 min'],
  [{ days: 0, hours: 0, minutes: 0, seconds: 52 }, '60 s'],
  [{ days: 0, hours: 0, minutes: 0, seconds: 9 }, '15 s'],
])('the time left %j is read to screen readers as %s', (left, text) => {
  expect(coarseTimeLeft(left).replaceAll('\u00a0', ' ')).toBe(text);
});
