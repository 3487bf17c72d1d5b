import { readTypedDate, tidyTypedDate, typedDate } from './typed-date';

it.each([
  ['es', '05/11/2026'],
  ['pt', '05/11/2026'],
  ['en', '11/05/2026'],
] as const)('%s: writes and reads a day in its own order', (locale, text) => {
  expect(typedDate(locale, '2026-11-05')).toBe(text);
  expect(readTypedDate(locale, text)).toBe('2026-11-05');
  expect(readTypedDate(locale, '05/11/20')).toBe('05/11/20');
});

it.each([
  ['0', '0'],
  ['05', '05'],
  ['051', '05/1'],
  ['5/', '05/'],
  ['05/3-', '05/03/'],
  ['05112026', '05/11/2026'],
  ['5.3.2026', '05/03/2026'],
  ['2026-11-05', '05/11/2026'],
  ['05/11/20267', '05/11/2026'],
  ['05/', '05/'],
  ['mañana', ''],
])('puts strokes between what is typed: %s', (text, tidy) => {
  expect(tidyTypedDate('es', text)).toBe(tidy);
});
