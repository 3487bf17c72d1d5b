import { growth, LINEAR } from '@/tests/factories/cost';
import { phonesOf } from './phones';
import { readAd } from '../read-ad';
import { readEquipmentAd } from '../equipment/read-equipment';

const phones = (text: string, country: string | null) =>
  phonesOf(text, country).map(({ start, end }) => text.slice(start, end));

describe('telephone numbers of an advertisement', () => {
  it.each([
    ['Vacas a US$ 1200 099 123 456 Juan', 'UY', ['099 123 456']],
    ['Novillos 380 400 kg 099123456', 'UY', ['099123456']],
    ['Vacas gordas 099 123 456 098 765 432', 'UY', ['099 123 456', '098 765 432']],
    ['Tel 099 123 456 098 765 432', 'UY', ['099 123 456', '098 765 432']],
    ['Llamar 099 123 456 / 4733 1234 o 098 111 222', 'UY', ['099 123 456', '4733 1234', '098 111 222']],
    ['hablar con Ramón al 099.123.456 gracias', 'UY', ['099.123.456']],
    ['hablar con Ramón al 099/123456 gracias', 'UY', ['099/123456']],
    ['hablar con Ramón al 249 15 412-3456', 'AR', ['249 15 412-3456']],
    ['Bois 67 9 9999 1234', 'BR', ['67 9 9999 1234']],
    ['0 9 9 1 2 3 4 5 6', 'UY', ['0 9 9 1 2 3 4 5 6']],
    ['Llamar al cel 099 123 456. 50 vaquillonas', 'UY', ['099 123 456']],
  ])('stand beside prices and each other: %s', (text, country, found) => {
    expect(phones(text, country)).toEqual(found);
  });

  it.each([
    ['Consultar al privado o al 099 123 456', ['099 123 456']],
    ['Falar com João no 67 99999-1234', ['67 99999-1234']],
    ['Ask for Bob at the barn 402-376-1234', ['402-376-1234']],
    ['marcar a Ramón al 618 123 4567', ['618 123 4567']],
    ['Juan 00598 99 123 456', ['00598 99 123 456']],
  ])('are those of any country, if the writer’s isn’t known: %s', (text, found) => {
    expect(phones(text, null)).toEqual(found);
    expect(readAd(text, { language: 'es', country: null }).description).not.toMatch(/\d{3}/);
  });

  it.each([
    ['Caravanas:\n858000012345678\n858000012345679', 'UY'],
    ['CUIT\n20-12345678-9', 'AR'],
    ['Entrega 25-11-2026', 'UY'],
    ['parición desde el 25.9.2026', 'UY'],
    ['Precio 25000000 guaraníes', 'UY'],
    ['Gs 4 500 000', 'PY'],
    ['Precio 12 000 000 guaraníes', null],
    ['1200000 pesos', 'AR'],
    ['$ 1.200.000', 'AR'],
    ['plazo 30 60 90 120 días', 'UY'],
    ['zafra 2025-2026, 370-380 kg, 1150', null],
    ['caravanas 858000012345678', null],
    ['DICOSE 123456789', 'UY'],
  ])('are no dates, amounts and other numbers: %s', (text, country) => {
    expect(phones(text, country)).toEqual([]);
  });

  it.each([
    ['Vendo 40 terneros. 3482 443322', 'UY', '3482 443322'],
    ['50 vacas, Patos de Minas MG. 34 9 9988 7766', 'UY', '34 9 9988 7766'],
    ['12 heifers, Torrington WY 307-555-0142', 'AR', '307-555-0142'],
    ['Hay NSW. 0419 888 777', 'US', '0419 888 777'],
    ['Hexham. 01434 600123', 'AU', '01434 600123'],
    ['Caaguazú 0985-222111', 'BR', '0985-222111'],
    ['Loja 655 44 33 22', 'MX', '655 44 33 22'],
    ['Call me +27 82 555 1234', 'IE', '+27 82 555 1234'],
  ])('are those of another country than the writer’s, too: %s', (text, country, found) => {
    expect(phones(text, country)).toEqual([found]);
  });

  it.each([
    ['Novillos 450 460 470 kg', 'UY'],
    ['650 700 750 lb', 'US'],
    ['plazo 30 60 90 120 150 días', null],
  ])('are no weights beside each other: %s', (text, country) => {
    expect(phones(text, country)).toEqual([]);
  });

  it.each([
    ['Toro Angus RP 12345678 PP', 'UY'],
    ['Toro Angus RP 4512 3300', 'UY'],
    ['Toro RP: 4512 3300, 4590 3301 y 4733 1234', 'UY'],
    ['Vaca Holando, caravana nº 4512 3300', 'UY'],
    ['Padrillo criollo, SBA 45123300', 'AR'],
    ['Touro Nelore, registro 67 9999 1234', 'BR'],
    ['Touro com tatuagem 6733445566 e brinco 67 3344 5566', 'BR'],
    ['Bull, ear tag 402 376 1234', 'US'],
    ['Baler, serial no. 402-3761-234', 'US'],
    ['Ensiladora modelo 4512 3300', 'UY'],
    ['Lote 47331234 de novillos', 'UY'],
  ])('are no numbers of registers, tags and makers: %s', (text, country) => {
    expect(phones(text, country)).toEqual([]);
    expect(readAd(text, { language: 'es', country }).description).toBe(text);
  });

  it.each([
    ['Toro RP 4512 099 123 456', 'UY', ['099 123 456']],
    ['Toro RP 4512, tel 4733 1234', 'UY', ['4733 1234']],
    ['Vendo lote 099 123 456', 'UY', ['099 123 456']],
    ['Bull lot 402-376-1234', 'US', ['402-376-1234']],
    ['Touro, brinco 0456. Zap 67 99999 1234', 'BR', ['67 99999 1234']],
  ])('stand behind them all the same: %s', (text, country, found) => {
    expect(phones(text, country)).toEqual(found);
  });

  it.each([
    ['Tractor 2018 3200 horas con cabina', 'UY'],
    ['Tractor 2018 3200', 'UY'],
    ['Toro 2020 4500 usd', 'UY'],
    ['Novillos 480 1200', 'UY'],
    ['Vaquillonas 2022 2800 u$s', 'UY'],
    ['Trator Valtra 2019 4100 horas', 'BR'],
    ['Trator 2015 380000 reais', 'BR'],
    ['Tractor 2016 2450 hours', 'US'],
    ['Tractor 2014 8500 hrs', 'IE'],
    ['Camioneta 2019 85000 km', 'AR'],
  ])('are no two figures of which each says something: %s', (text, country) => {
    expect(phones(text, country)).toEqual([]);
  });

  it.each([
    ['Novillos gordos. Hablar con Juan al 2018 3200', '2018 3200'],
    ['Tel. 2018 3200', '2018 3200'],
    ['Vendo 20 vacas\n2900 1500', '2900 1500'],
    ['Vacas. 4733 1234', '4733 1234'],
  ])('may begin like a year, after a word or in a line of their own: %s', (text, found) => {
    expect(phones(text, 'UY')).toEqual([found]);
  });

  it('leave the figures of a machine in its text, with its year', () => {
    const text = 'Vendo tractor John Deere 5075E 2018 3200 horas con cabina';
    const read = readEquipmentAd(text, { language: 'es', country: 'UY' });
    expect(read).toMatchObject({ description: text, phones: [], unread: [] });
    expect([read.facts.year, read.options.year?.[0]]).toContain('2018');
  });

  it('are found in a time that grows with the text, whatever it is', () => {
    for (const unit of ['1 ', 'RP 4512 3300 ', '099 ', '12-', '099 123 45 ', '(', '+1 '])
      for (const country of ['UY', null]) {
        const find = (size: number) => phones(unit.repeat(size).slice(0, size), country);
        expect(growth(find, 1250)).toBeLessThan(LINEAR);
      }
  });
});
