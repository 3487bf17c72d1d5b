import type { AdReading } from '../dto';
import { readPastedAuction } from './read-auction';

const WRITER = { language: 'es', country: 'UY' } as const;
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
    expect(reading.questions).toEqual([]);
    expect(reading.unread).toEqual([]);
  });
});
