import { readPastedAnimals } from '../doubts/read-pasted';
import type { AdReading } from '../dto';
import type { Writer } from '../ad-text';
import { readPastedAuction } from './read-auction';

const WRITER: Writer = { language: 'es', country: 'UY' };
const BRAZIL: Writer = { language: 'pt', country: 'BR' };
const KANSAS: Writer = { language: 'en', country: 'US' };
const AD = `VENDO 46 vaquillonas Angus preñadas, 370 kg, 28 meses, U$S 1150 por cabeza
plazo 30/60/90, libres de garrapata, Vichadero`;

const states = ({ facts }: AdReading) =>
  Object.fromEntries(facts.map(({ field, value, state }) => [field, `${state} ${value}`]));
const wordsAt = (text: string, spans: AdReading['described']) => spans.map(({ start, end }) => text.slice(start, end));

describe('readPastedAuction', () => {
  it('takes what a lot has a field for, and takes what is asked for no bid', () => {
    const reading = readPastedAuction(AD, WRITER);
    expect(states(reading)).toEqual({
      category: 'said bovine',
      class: 'said heifer_bred',
      headCount: 'said 46',
      weight: 'said 370',
      breed: 'said Angus',
      age: 'said 28',
      priceAmount: 'deduced 1150',
      priceBasis: 'said head',
      priceCurrency: 'said USD',
      location: 'said Vichadero, Rivera, Uruguay',
    });
  });

  it('says what only the description tells, and asks nothing of it', () => {
    const reading = readPastedAuction(AD.replace('plazo', 'contado o plazo'), WRITER);
    expect(wordsAt(AD.replace('plazo', 'contado o plazo'), reading.described)).toEqual([
      'contado',
      'plazo 30/60/90',
      'libres de garrapata',
    ]);
    expect(reading.questions).toEqual([{ asks: 'asked', spans: [] }]);
    expect(reading.unread).toEqual([]);
  });

  const priced = (text: string, writer: Writer) => {
    const { facts } = readPastedAuction(text, writer);
    const of = (name: string) =>
      facts
        .flatMap(({ field, value, state }) => (field === name ? [state === 'said' ? value : `?${value}`] : []))
        .join();
    return [of('priceAmount'), of('priceCurrency'), of('priceBasis')].join(' ');
  };

  it.each([
    ['20 novillos Angus, base US$ 900 por cabeza', WRITER, '900 USD head'],
    ['20 novillos Angus. Base: US$ 900 por cabeza', WRITER, '900 USD head'],
    ['20 novillos Angus, base 2,80 dólares el kilo', WRITER, '2.80 USD live_kg'],
    ['20 novillos Angus, base US$ 900', WRITER, '900 USD ?head'],
    ['20 novillos Angus, base 900', WRITER, '900 ?USD,?UYU ?head,?lot'],
    ['20 novillos Angus, precio de salida US$ 18.000 el lote', WRITER, '18000 USD lot'],
    ['20 novillos Angus, US$ 900 por cabeza de base', WRITER, '900 USD head'],
    ['20 Angus steers, 800 lb, starting bid $1,200 a head', KANSAS, '1200 USD head'],
    ['20 Angus steers, 800 lb. Opening bid: $24,000 for the lot', KANSAS, '24000 USD lot'],
    ['20 Angus steers, bidding starts at $1,200 per head', KANSAS, '1200 USD head'],
    ['20 novilhas Nelore, lance inicial R$ 3.000 por cabeça', BRAZIL, '3000 BRL head'],
    ['20 novilhas Nelore. Lance inicial: R$ 3.000 por cabeça', BRAZIL, '3000 BRL head'],
    ['20 novilhas Nelore, lance inicial de R$ 3.000 por cabeça', BRAZIL, '3000 BRL head'],
    // Asked, or the least that is taken: bids don't begin there unless somebody says so.
    ['20 novillos Angus, US$ 900 por cabeza', WRITER, '?900 USD head'],
    ['20 novilhas Nelore, lance mínimo R$ 3.000 por cabeça', BRAZIL, '?3000 BRL head'],
    // The base of two prices; a reserve is none.
    ['20 novillos Angus, pido US$ 1.100 por cabeza, base US$ 900 por cabeza', WRITER, '900 USD head'],
    ['20 novillos Angus, base US$ 900 por cabeza, reserva US$ 1.100 por cabeza', WRITER, '900 USD head'],
    ['20 novillos Angus, precio de reserva: US$ 1.100 por cabeza', WRITER, '  '],
    ['20 novillos Angus, base US$ 900 por cabeza o base US$ 950 por cabeza', WRITER, '  '],
    ['20 novillos Angus, base 30 vacas', WRITER, '  '],
  ])('reads what bids begin at in «%s»', (text, writer, expected) => {
    expect(priced(text, writer)).toBe(expected);
  });

  it('marks what is asked beside the base, and leaves a reserve to the question about it', () => {
    const text = '20 novillos Angus, pido US$ 1.100 por cabeza, base US$ 900 por cabeza, reserva US$ 1.000';
    const { questions, unread } = readPastedAuction(text, WRITER);
    expect(questions.map(({ asks, spans }) => [asks, ...wordsAt(text, spans)])).toEqual([
      ['asked', 'pido US$ 1.100 por cabeza'],
      ['reserve', 'reserva US$ 1.000'],
    ]);
    expect(wordsAt(text, unread)).toEqual([]);
  });

  it.each([
    ['20 novillos Angus, base US$ 900, reserva US$ 1.000 por cabeza, Salto', ['reserva US$ 1.000 por cabeza']],
    ['20 novillos Angus. Precio de reserva: US$ 1.000. Salto', ['Precio de reserva: US$ 1.000']],
    ['20 novillos Angus. Reserva 2,75 Termina el jueves 10 de diciembre', ['Reserva 2,75']],
    ['20 novillos Angus, con reserva', []],
  ])('says of a reserve what «%s» tells everybody', (text, reserves) => {
    expect(readPastedAuction(text, WRITER).reserves).toEqual(reserves);
    expect(readPastedAnimals(text, WRITER).reserves).toEqual([]);
  });

  it.each([
    ['20 novillos Angus, base US$ 900. Con reserva. Salto', WRITER, 'Con reserva'],
    ['20 novillos Angus, base US$ 900 por cabeza, reserva cubierta', WRITER, 'reserva cubierta'],
    ['20 Angus steers, starting bid $900 a head, reserve met', KANSAS, 'reserve met'],
    ['20 novilhas Nelore, lance inicial R$ 3.000, com reserva', BRAZIL, 'com reserva'],
    ['20 novillos Angus, base US$ 900, sin reserva', WRITER, undefined],
    ['20 novillos Angus, base US$ 900, reserva de pasto', WRITER, undefined],
  ])('asks of a reserve in «%s»', (text, writer, words) => {
    const said = readPastedAuction(text, writer).questions.find(({ asks }) => asks === 'reserve');
    expect(said && wordsAt(text, said.spans)[0]).toBe(words);
    expect(readPastedAnimals(text, writer).questions.some(({ asks }) => asks === 'reserve')).toBe(false);
  });

  it.each(['base US$ 900', 'base: US$ 900'])(
    'is alone in taking «%s»: of animals for sale, that is no price',
    (base) => {
      const { facts, questions } = readPastedAnimals(`20 novillos Angus. ${base} por cabeza`, WRITER);
      expect(facts.some(({ field }) => field === 'priceAmount')).toBe(false);
      expect(questions.map(({ asks }) => asks)).toEqual(['price']);
    },
  );
});
