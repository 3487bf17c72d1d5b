import {
  formatAge,
  formatAgeRange,
  formatDate,
  formatDateTime,
  formatDays,
  formatMomentByPlace,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
  formatOwnMoment,
  formatRecent,
  formatRelativeDay,
  formatRounded,
  formatWait,
  formatWeight,
} from './format';
import { LOCALES, quoted } from './locales';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatPrice', () => {
  it.each([
    ['es', '1240.00', '1.240'],
    ['en', '1240.00', '1,240'],
    ['pt', '1240.00', '1.240'],
    ['es', '1240.50', '1.240,50'],
    ['en', '1240.5', '1,240.50'],
    ['es', '95', '95'],
    ['es', '1234567.00', '1.234.567'],
  ] as const)('%s %s → %s', (locale, amount, expected) => {
    expect(formatPrice(locale, amount)).toBe(expected);
  });
});

describe('formatMoney', () => {
  it.each([
    ['es', '1240.50', 'US$ 1.240,50'],
    ['en', '1240.00', 'US$ 1,240'],
    ['pt', '5.00', 'US$ 5'],
  ] as const)('%s %s → %s', (locale, amount, expected) => {
    expect(plain(formatMoney(locale, amount))).toBe(expected);
  });

  it('has the sign of any currency', () => {
    expect(plain(formatMoney('pt', '5760.00', 'BRL'))).toBe('R$ 5.760');
    expect(plain(formatMoney('es', '831612', 'UYU'))).toBe('$U 831.612');
  });
});

describe('formatNumber and formatWeight', () => {
  it('groups from the first thousand on in every locale', () => {
    expect(formatNumber('es', 2128)).toBe('2.128');
    expect(formatNumber('pt', 2128)).toBe('2.128');
    expect(formatNumber('en', 2128)).toBe('2,128');
  });

  it('drops decimals that say nothing', () => {
    expect(formatWeight('es', '742.00')).toBe('742\u00a0kg');
    expect(formatWeight('es', 2.45)).toBe('2,5\u00a0kg');
    expect(formatWeight('en', '1150.00')).toBe('1,150\u00a0kg');
  });
});

describe('formatAge', () => {
  it.each([
    ['es', 0, 'menos de 1 mes'],
    ['en', 0, 'under 1 month'],
    ['pt', 0, 'menos de 1 mês'],
    ['es', 1, '1 mes'],
    ['es', 23, '23 meses'],
    ['es', 24, '2 años'],
    ['es', 25, '2 años y 1 mes'],
    ['es', 28, '2 años y 4 meses'],
    ['en', 1, '1 month'],
    ['en', 28, '2 years and 4 months'],
    ['en', 36, '3 years'],
    ['pt', 1, '1 mês'],
    ['pt', 13, '13 meses'],
    ['pt', 37, '3 anos e 1 mês'],
  ] as const)('%s %d → %s', (locale, months, expected) => {
    // No line breaks between a number and its unit.
    expect(formatAge(locale, months)).toBe(expected.replace(/(\d) /g, '$1\u00a0'));
  });
});

describe('dates', () => {
  const now = new Date('2026-03-10T12:00:00Z');

  it.each(['es', 'en', 'pt'] as const)('begins a date and time in %s as the date alone is written', (locale) => {
    const moment = '2026-09-01T21:30:00Z';
    expect(formatDateTime(locale, moment, 'UTC').startsWith(formatDate(locale, moment))).toBe(true);
    expect(plain(formatDateTime('es', moment, 'America/Asuncion'))).toMatch(/18:30$/);
  });

  it('writes a medium date in the locale', () => {
    expect(plain(formatDate('es', '2026-03-01T23:30:00Z'))).toMatch(/^1 (de )?mar\.? (de )?2026$/);
    expect(plain(formatDate('en', '2026-03-01T23:30:00Z'))).toBe('Mar 1, 2026');
    expect(plain(formatDate('pt', '2026-03-01T23:30:00Z'))).toBe('1 de mar. de 2026');
  });

  it('writes days with their year where it is not the current one', () => {
    expect(plain(formatDays('en', '2026-11-18', undefined, now))).toBe('Nov 18');
    expect(plain(formatDays('en', '2024-11-18', undefined, now))).toBe('Nov 18, 2024');
    expect(plain(formatDays('pt', '2024-11-18', undefined, now))).toMatch(/2024$/);
    expect(plain(formatDays('es', '2026-12-28', '2027-01-03', now))).toMatch(/2026.*2027/);
    // Spaces by our own rule, since those of a browser and of Node differ.
    for (const locale of ['es', 'en', 'pt'] as const) {
      expect(formatDays(locale, '2026-12-05', '2026-12-20', now)).toMatch(/5–20/);
      expect(formatDays(locale, '2026-11-28', '2026-12-03', now)).toMatch(/\S – \S/);
    }
  });

  it('says when something was lately, in the reader’s zone', () => {
    const zone = 'America/Montevideo';
    expect(formatRecent('es', '2026-03-10T03:05:00Z', zone, now)).toBe('hoy, 00:05');
    // Today in Greenwich, but not for its reader.
    expect(formatRecent('es', '2026-03-10T00:10:00Z', zone, now)).toBe('ayer, 21:10');
    expect(plain(formatRecent('en', '2026-03-09T12:00:00Z', zone, now))).toBe('yesterday, 9:00 AM');
    expect(plain(formatRecent('pt', '2026-03-08T12:00:00Z', zone, now))).toMatch(/^8 de mar.*09:00$/);
  });

  it('says a moment without a zone to who reads it in their own', () => {
    const today = new Date(2026, 2, 10, 12);
    expect(formatOwnMoment('es', new Date(2026, 2, 10, 19, 30), today)).toBe('hoy 19:30');
    expect(plain(formatOwnMoment('en', new Date(2026, 2, 10, 19, 30), today))).toBe('today 7:30 PM');
    expect(formatOwnMoment('pt', new Date(2026, 2, 11, 0, 30), today)).toBe('amanhã 00:30');
    expect(formatOwnMoment('es', new Date(2026, 2, 9, 23, 30), today)).toBe('ayer 23:30');
    expect(formatOwnMoment('pt', new Date(2026, 2, 12, 0, 30), today)).toMatch(/^qui.* 12 .*00:30$/);
  });

  it('says today, yesterday and how many days ago', () => {
    expect(formatRelativeDay('es', '2026-03-10T01:00:00Z', now)).toBe('hoy');
    expect(formatRelativeDay('es', '2026-03-09T23:00:00Z', now)).toBe('ayer');
    expect(formatRelativeDay('es', '2026-03-07T12:00:00Z', now)).toBe('hace 3 días');
    expect(formatRelativeDay('en', '2026-03-09T12:00:00Z', now)).toBe('yesterday');
    expect(formatRelativeDay('pt', '2026-03-07T12:00:00Z', now)).toBe('há 3 dias');
  });

  it('falls back to the date from a week on, and for the future', () => {
    expect(formatRelativeDay('en', '2026-03-03T12:00:00Z', now)).toBe('Mar 3, 2026');
    expect(formatRelativeDay('en', '2026-03-12T12:00:00Z', now)).toBe('Mar 12, 2026');
  });
});

describe('formatMomentByPlace', () => {
  it.each([
    ['es', 'America/Montevideo', /, 18:30 \(hora de Uruguay\)$/],
    ['en', 'America/Montevideo', /, 6:30 PM \(Uruguay Time\)$/],
    ['pt', 'America/Montevideo', /, 18:30 \(horário do Uruguai\)$/],
    ['es', 'America/Sao_Paulo', /\(hora de Brasilia\)$/],
    ['en', 'America/Sao_Paulo', /\(Brasilia Time\)$/],
    ['pt', 'America/Sao_Paulo', /\(horário de Brasília\)$/],
    ['en', 'America/Chicago', /, 3:30 PM \(Central Time\)$/],
    ['es', 'UTC', /, 21:30 (GMT|UTC)(\+0)?$/],
  ] as const)('%s, %s: names the zone as its people do', (locale, zone, expected) =>
    expect(plain(formatMomentByPlace(locale, '2026-11-21T21:30:00Z', zone))).toMatch(expected),
  );

  it('says the same of a place in winter and summer', () => {
    for (const month of ['01', '07'])
      expect(formatMomentByPlace('es', `2027-${month}-21T21:30:00Z`, 'America/Santiago')).toContain('(hora de Chile)');
  });
});

describe('formatAgeRange', () => {
  it.each([
    ['es', 6, 8, '6 a 8 meses'],
    ['es', 7, 7, '7 meses'],
    ['en', 6, 8, '6 to 8 months'],
    ['pt', 48, 72, '4 a 6 anos'],
    ['es', 18, 30, '18 meses a 2 años y 6 meses'],
    ['es', 0, 4, 'menos de 1 mes a 4 meses'],
  ] as const)('%s %i–%i → %s', (locale, from, to, expected) => {
    expect(plain(formatAgeRange(locale, from, to))).toBe(expected);
  });
});

describe('formatRounded', () => {
  it.each([
    ['518.50', 'USD', 'US$ 519'],
    ['5', 'USD', 'US$ 5,00'],
    ['2.9319', 'USD', 'US$ 2,93'],
    ['831612.2', 'UYU', '$U 831.612'],
  ])('%s %s → %s', (amount, currency, expected) => {
    expect(plain(formatRounded('es', amount, currency))).toBe(expected);
  });
});

describe('formatPercent', () => {
  it.each([
    ['es', '3,5 %'],
    ['en', '3.5%'],
    ['pt', '3,5%'],
  ] as const)('is written in %s as in its texts: %s', (locale, expected) => {
    expect(plain(formatPercent(locale, '3.50'))).toBe(expected);
  });
});

it('quotes as each language does', () => {
  expect(LOCALES.map((locale) => quoted(locale, 'Toro'))).toEqual(['«Toro»', '“Toro”', '“Toro”']);
});

it.each([
  [40, '40 segundos'],
  [15 * 60, '15 minutos'],
  [47 * 3600, '47 horas'],
  [48 * 3600, '2 días'],
  [961 * 3600, '40 días'],
])('says a wait of %i seconds in its largest unit', (seconds, expected) => {
  expect(plain(formatWait('es', seconds))).toBe(expected);
});
