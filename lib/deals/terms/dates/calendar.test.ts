import { calendarFile, type CalendarEntry } from './calendar';

const NOW = new Date('2026-11-26T18:40:59.999Z');
const entry: CalendarEntry = {
  id: 'deal-2041-weights',
  at: new Date('2026-12-02T18:40:00Z'),
  title: 'Confirmar pesos',
};
const write = (changes: Partial<CalendarEntry> = {}) => calendarFile([{ ...entry, ...changes }], NOW);

/** The lines as a calendar reads them. */
const read = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('is a calendar of deadlines', () => {
  expect(write({ text: 'Trato 2041', url: 'https://corral.test/deals/2041' })).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Corral//Corral//ES',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:deal-2041-weights',
      'DTSTAMP:20261126T184059Z',
      'DTSTART:20261202T184000Z',
      'DTEND:20261202T194000Z',
      'SUMMARY:Confirmar pesos',
      'DESCRIPTION:Trato 2041',
      'URL:https://corral.test/deals/2041',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Confirmar pesos',
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it('has whole days without a time, which no zone moves', () => {
  const lines = ['DTSTART;VALUE=DATE:20280229', 'DTEND;VALUE=DATE:20280301', 'TRIGGER:-PT15H'];
  expect(read(write({ at: '2028-02-29' }))).toEqual(expect.arrayContaining(lines));
});

it('says until when something is', () => {
  const day = { at: new Date('2026-12-02T11:00:00Z'), until: new Date('2026-12-02T15:00:00Z') };
  expect(read(write(day))).toEqual(expect.arrayContaining(['DTSTART:20261202T110000Z', 'DTEND:20261202T150000Z']));
  expect(read(write({ at: '2026-12-02T23:30' }))).toContain('DTEND:20261203T003000');
  expect(read(write({ at: '2026-12-02T08:00', until: '2026-12-02T12:00' }))).toContain('DTEND:20261202T120000');
});

it('is a calendar without entries too', () => {
  expect(calendarFile([], NOW)).toMatch(/^BEGIN:VCALENDAR\r\n[^]*METHOD:PUBLISH\r\nEND:VCALENDAR\r\n$/);
});

it('escapes what has a meaning, so that no text adds a property', () => {
  const title = 'Rubén; 60 cab., \\ todo\nURL:https://evil.test\r\nEND:VEVENT\rX\u2028Y\u0000';
  const lines = read(write({ title }));
  expect(lines).toContain('SUMMARY:Rubén\\; 60 cab.\\, \\\\ todo\\nURL:https://evil.test\\nEND:VEVENT\\nXY');
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(read(write({ url: 'https://corral.test/\r\nX:1' }))).toContain('URL:https://corral.test/X:1');
});

it.each([
  ['letters', 'a'.repeat(200)],
  ['accents', 'ñ'.repeat(200)],
  ['emoji', '🐄'.repeat(60)],
  ['a line of just so many octets', 'a'.repeat(67)],
  ['one octet more', 'a'.repeat(68)],
])('folds long lines between characters: %s', (_, title) => {
  const file = write({ title });
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(file).not.toContain('\uFFFD');
  expect(read(file)).toContain(`SUMMARY:${title}`);
});
