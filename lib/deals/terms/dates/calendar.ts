import { DAY_MS, HOUR_MS, toDay } from '@/lib/core/durations';

/** A deadline in somebody's calendar. */
export interface CalendarEntry {
  /** Stays the same when the file is fetched again, so that the entry is replaced. */
  id: string;
  /** A moment, a whole day as `YYYY-MM-DD`, or `YYYY-MM-DDTHH:MM` on the clock of the place, wherever that is. */
  at: Date | string;
  /** Until when, likewise; absent where it takes an hour, or its day. */
  until?: Date | string;
  title: string;
  text?: string;
  place?: string;
  url?: string;
}

/** Octets of a line without its end, by RFC 5545. */
const LINE_MAX = 75;
// Control characters but line breaks, and those that would end a line for some readers.
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/** Escapes a text, so that it can't begin a property of its own. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const uri = (address: string) => address.replace(/\s/g, '').replace(CONTROL, '');

/** Folds a line where it becomes too long, between characters: each continuation begins with a space. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_MAX) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/** `20261126T184000Z` */
const stamp = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** When an entry ends: without an end of its own after an hour, or with its day. */
function endOf({ at, until }: Pick<CalendarEntry, 'at' | 'until'>): Date | string {
  if (until) return until;
  if (typeof at !== 'string') return new Date(at.getTime() + HOUR_MS);
  if (DAY.test(at)) return toDay(new Date(Date.parse(at) + DAY_MS));
  return new Date(Date.parse(`${at}Z`) + HOUR_MS).toISOString().slice(0, 16);
}

/** Reminds a day before; of a whole day at nine in the morning before it. */
const alarm = (at: Date | string, title: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:${typeof at === 'string' && DAY.test(at) ? '-PT15H' : '-P1D'}`,
  'END:VALARM',
];

function timeLine(name: 'DTSTART' | 'DTEND', at: Date | string): string {
  if (typeof at !== 'string') return `${name}:${stamp(at)}`;
  const digits = at.replace(/[-:]/g, '');
  return digits.includes('T') ? `${name}:${digits}00` : `${name};VALUE=DATE:${digits}`;
}

/**
 * Writes deadlines as a calendar (RFC 5545): moments in UTC, days as days, which are the same everywhere. They make nobody
 * busy.
 * @param now when it is written
 */
export function calendarFile(entries: readonly CalendarEntry[], now: Date = new Date()): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Corral//Corral//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap(({ id, title, text, place, url, ...when }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}`,
      `DTSTAMP:${stamp(now)}`,
      timeLine('DTSTART', when.at),
      timeLine('DTEND', endOf(when)),
      `SUMMARY:${escaped(title)}`,
      ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
      ...(place ? [`LOCATION:${escaped(place)}`] : []),
      ...(url ? [`URL:${uri(url)}`] : []),
      'TRANSP:TRANSPARENT',
      ...alarm(when.at, title),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
