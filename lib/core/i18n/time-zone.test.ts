import { formatMoment, formatTimeByPlace, formatZonedDateTime } from './format';
import { isTimeZone, mailTimeZone, spokenZones, startOfDay } from './time-zone';

it.each(['America/Montevideo', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3', 'UTC'])('knows %s', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

it.each(['', '+03:00', 'America/Atlantis', '../etc/passwd', 'America/Montevideo ', 'A'.repeat(65)])(
  'does not take %p for a zone',
  (name) => {
    expect(isTimeZone(name)).toBe(false);
  },
);

it.each([
  [{ timeZone: 'America/Bogota', location: 'Salto, Uruguay' }, 'America/Bogota'],
  [{ timeZone: null, location: 'Salto, Uruguay' }, 'America/Montevideo'],
  [{ timeZone: null, location: 'Campo Grande, Brasil' }, 'America/Sao_Paulo'],
  [{ timeZone: 'Mars/Olympus', location: 'Amarillo, Texas' }, 'America/Chicago'],
  [{ timeZone: null, location: 'Kenya' }, 'UTC'],
  [{ timeZone: null, location: null }, 'UTC'],
])('%j has its mails in %s', (where, zone) => {
  expect(mailTimeZone(where)).toBe(zone);
});

it.each([
  [{ timeZone: null, location: 'Salto, Uruguay' }, ['America/Montevideo']],
  [{ timeZone: 'America/Buenos_Aires', location: 'Salto, Uruguay' }, ['America/Montevideo']],
  [{ timeZone: 'Europe/Madrid', location: 'Salto, Uruguay' }, ['Europe/Madrid', 'America/Montevideo']],
  [{ timeZone: 'America/Denver', location: 'Amarillo, Texas' }, ['America/Denver']],
  [{ timeZone: null, location: 'Amarillo, Texas' }, []],
  [{ timeZone: 'Africa/Nairobi', location: 'Kenya' }, ['Africa/Nairobi']],
  [{ timeZone: 'Mars/Olympus', location: null }, []],
])('%j says hours in %j', (where, zones) => {
  expect(spokenZones(where, new Date('2026-11-27T12:00:00Z'))).toEqual(zones);
});

it.each([
  ['es', 'America/Montevideo', /18:00 GMT-3$/],
  ['en', 'America/Montevideo', /6:00\sPM GMT-3$/],
  ['pt', 'America/Sao_Paulo', /18:00 GMT-3$/],
  ['en', 'UTC', /9:00\sPM UTC$/],
] as const)('is named in the text in %s of %s as everywhere', (locale, zone, expected) => {
  const end = '2026-11-24T21:00:00Z';
  expect(formatMoment(locale, end, zone)).toMatch(expected);
  expect(formatZonedDateTime(locale, end, zone)).toMatch(expected);
});

it.each([
  ['es', 'America/Montevideo', '18:00 (hora de Uruguay)'],
  ['en', 'America/Montevideo', '6:00 PM (Uruguay Time)'],
  ['pt', 'America/Sao_Paulo', '18:00 (horário de Brasília)'],
  ['es', 'Etc/GMT+3', '18:00 GMT-3'],
] as const)('has its hour in %s of %s by the name of the place', (locale, zone, expected) => {
  expect(formatTimeByPlace(locale, '2026-11-24T21:00:00Z', zone).replaceAll(/\s/gu, ' ')).toBe(expected);
});

it('knows when a day began where somebody is', () => {
  const now = new Date('2026-11-22T02:30:15.500Z');
  expect(startOfDay(now, 'America/Montevideo').toISOString()).toBe('2026-11-21T03:00:00.000Z');
  expect(startOfDay(now, 'UTC').toISOString()).toBe('2026-11-22T00:00:00.000Z');
});
