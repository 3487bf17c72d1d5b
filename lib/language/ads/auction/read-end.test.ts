import type { Writer } from '../ad-text';
import { readPastedAnimals } from '../doubts/read-pasted';
import { readPastedAuction } from './read-auction';

const URUGUAY: Writer = { language: 'es', country: 'UY', zones: ['America/Montevideo'] };
const BRAZIL: Writer = { language: 'pt', country: 'BR', zones: ['America/Sao_Paulo'] };
const TEXAS: Writer = { language: 'en', country: 'US', zones: ['America/Chicago'] };
/** A Friday, noon in Montevideo. */
const NOW = new Date('2026-11-27T15:00:00Z');

function ends(text: string, writer: Writer, now = NOW): string {
  const reading = readPastedAuction(text, writer, now);
  const facts = reading.facts.filter(({ field }) => field === 'endTime');
  const [asked] = reading.questions.filter(({ asks }) => asks === 'end');
  const shown = facts.map(({ value, state }) => `${state === 'said' ? '' : '?'}${String(value).slice(0, 16)}`);
  return [
    ...shown,
    ...(asked ? [`ask ${asked.spans.map(({ start, end }) => text.slice(start, end)).join()}`] : []),
  ].join(' ');
}

describe('when an auction ends', () => {
  it.each([
    ['20 novillos Angus, cierra el sábado 5 a las 20 h', URUGUAY, '2026-12-05T23:00'],
    ['20 novillos Angus. Cierre: sábado 5/12, 20:30 hs', URUGUAY, '2026-12-05T23:30'],
    ['20 novillos Angus, termina el 5 de diciembre de 2026 a las 20.30', URUGUAY, '2026-12-05T23:30'],
    ['20 novillos Angus, cierra el domingo a las 8 de la noche', URUGUAY, '2026-11-29T23:00'],
    ['20 novillos Angus, ofertas hasta el 2/1 a las 18 h', URUGUAY, '2027-01-02T21:00'],
    ['20 Angus steers, ends Sunday 6 pm', TEXAS, '2026-11-30T00:00'],
    ['20 Angus steers, bidding closes December 5, 2026 at 6:30 p.m.', TEXAS, '2026-12-06T00:30'],
    ['20 Angus steers, auction ends 12/5 at 6pm', TEXAS, '2026-12-06T00:00'],
    ['20 novilhas Nelore, encerra dia 10/12 às 21h', BRAZIL, '2026-12-11T00:00'],
    ['20 novilhas Nelore. Encerramento: quinta-feira, 21h30', BRAZIL, '2026-12-04T00:30'],
    // Said on a Friday, and «a las 8»: it may be two.
    ['20 Angus steers, ends Friday 6 pm', TEXAS, '?2026-11-28T00:00 ?2026-12-05T00:00'],
    ['20 novillos Angus, cierra el sábado 5 a las 8', URUGUAY, '?2026-12-05T11:00 ?2026-12-05T23:00'],
    ['20 Angus steers, ends 1/12 at 6pm', { ...TEXAS, country: null }, '?2026-12-02T00:00 ?2027-01-13T00:00'],
    ['20 novillos Angus. Termina el 10 de diciembre a las 20 horas.', URUGUAY, '2026-12-10T23:00'],
    ['20 novillos Angus. Termina el jueves 10 de diciembre a las 20 hs', URUGUAY, '2026-12-10T23:00'],
    ['20 Angus steers, reserve 2.75, ends December 10 at 8 pm', TEXAS, '2026-12-11T02:00'],
    ['20 novilhas Nelore, reserva R$ 3.000, termina dia 10 de dezembro às 20h', BRAZIL, '2026-12-10T23:00'],
    // No word says that it is the end.
    ['Remato el 12/12 a las 20 hs 30 novillos Angus, 400 kg', URUGUAY, '?2026-12-12T23:00'],
    ['Rematamos 20 novillos Angus el viernes 18 de diciembre 21 hs', URUGUAY, '?2026-12-19T00:00'],
    ['20 novillos Angus, hasta el domingo 13 de diciembre 18 hs', URUGUAY, '?2026-12-13T21:00'],
    ['20 Angus steers sell Saturday December 5 at 6 pm', TEXAS, '?2026-12-06T00:00'],
    ['20 novilhas Nelore, leilão dia 10/12 às 21h', BRAZIL, '?2026-12-11T00:00'],
    ['20 novillos Angus, se pesan el lunes', URUGUAY, ''],
    // The day is no Friday.
    [
      '20 novillos Angus. Termina el viernes 10 de diciembre a las 20 hs',
      URUGUAY,
      'ask Termina el viernes 10 de diciembre a las 20 hs',
    ],
    // The clock of the browser, or that of the country.
    [
      '20 novillos Angus. Termina el 10 de diciembre a las 20 horas',
      { ...URUGUAY, zones: ['UTC', 'America/Montevideo'] },
      '?2026-12-10T20:00 ?2026-12-10T23:00',
    ],
    // Past, no such day, no hour, no day, midnight, another clock.
    ['20 novillos Angus, cierra el 5/11 a las 20 h', URUGUAY, 'ask cierra el 5/11 a las 20 h'],
    ['20 novillos Angus, cierra el 5/12/2025 a las 20 h', URUGUAY, 'ask cierra el 5/12/2025 a las 20 h'],
    ['20 novillos Angus, cierra el lunes 5/12 a las 20 h', URUGUAY, 'ask cierra el lunes 5/12 a las 20 h'],
    ['20 novillos Angus, cierra el 31/11 a las 20 h', URUGUAY, 'ask cierra el 31/11 a las 20 h'],
    ['20 novillos Angus, cierra el sábado 5', URUGUAY, 'ask cierra el sábado 5'],
    ['20 novillos Angus, cierra a las 20 h', URUGUAY, 'ask cierra a las 20 h'],
    ['20 novillos Angus, cierra el sábado a las 24 h', URUGUAY, 'ask cierra el sábado a las 24 h'],
    ['20 Angus steers, ends Sunday 6 pm eastern', TEXAS, 'ask ends Sunday 6 pm'],
    // Nobody knows whose hours they are.
    [
      '20 novillos Angus, cierra el sábado 5 a las 20 h',
      { ...URUGUAY, zones: [] },
      'ask cierra el sábado 5 a las 20 h',
    ],
    ['20 novillos Angus, terminados a campo', URUGUAY, ''],
  ])('is read in «%s»', (text, writer, expected) => {
    expect(ends(text, writer)).toBe(expected);
  });

  it('is the hour of the day that it ends, whatever clocks do in between', () => {
    const before = new Date('2026-10-30T15:00:00Z');
    expect(ends('20 Angus steers, ends Saturday 6 pm', TEXAS, before)).toBe('2026-10-31T23:00');
    expect(ends('20 Angus steers, ends Monday 6 pm', TEXAS, before)).toBe('2026-11-03T00:00');
    // Clocks go back at two.
    expect(ends('20 Angus steers, ends Sunday 1:30 am', TEXAS, before)).toBe('ask ends Sunday 1:30 am');
  });

  it('leaves its numbers out of the animals, and is read of auctions alone', () => {
    const { facts, unread } = readPastedAuction(
      '20 novillos de 2 años Angus, cierra el sábado 5 a las 20 h',
      URUGUAY,
      NOW,
    );
    expect(facts.map(({ field, value }) => [field, value])).toContainEqual(['headCount', '20']);
    expect(facts.some(({ field }) => /weight|price/.test(field))).toBe(false);
    expect(unread).toEqual([]);
    expect(readPastedAnimals('20 novillos Angus, cierra el sábado 5 a las 20 h', URUGUAY).facts).not.toContainEqual(
      expect.objectContaining({ field: 'endTime' }),
    );
  });
});
