import type { Locale } from '@/lib/core/i18n/locales';
import type { AdField } from './dto';
import { readAd } from './read-ad';

function read(language: Locale, country: string, text: string) {
  const { facts, questions, unread } = readAd(text, { language, country });
  const wordsOf = (spans: readonly { start: number; end: number }[]) =>
    spans.map(({ start, end }) => text.slice(start, end));
  return {
    said: Object.fromEntries(facts.flatMap(({ field, value, state }) => (state === 'said' ? [[field, value]] : []))),
    likely: (field: AdField) => facts.flatMap((fact) => (fact.field === field ? [fact.value] : [])),
    asked: questions.map(({ asks }) => asks),
    unread: wordsOf(unread).join(' | '),
  };
}

type Case = [language: Locale, country: string, text: string];

describe('what is no fact of the animals', () => {
  it.each<[...Case, field: AdField, shown: string]>([
    ['es', 'UY', '80 ovejas 1/2 diente para abajo', 'teethMin', '1/2 diente'],
    ['es', 'UY', '80 ovejas ½ diente', 'teethMin', '½ diente'],
    ['es', 'UY', '14 vacas preñadas 3/4 diente', 'teethMin', '3/4 diente'],
    ['en', 'US', '11 cows, 4 r bred back, 7 open', 'class', '4 r bred back'],
    ['en', 'US', '31 cows, 22 bred and 9 open. Bred ones 2900', 'class', 'Bred ones 2900'],
    ['es', 'UY', '31 vacas angus. Las preñadas 1200 y las vacías 900', 'class', 'preñadas 1200 y las vacías 900'],
    ['en', 'GB', 'Livestock trailer, sheep decks included', 'category', 'sheep decks'],
    ['pt', 'BR', '40 vacas. Prenhez confirmada de 5 a 7 meses', 'ageMin', '5 a 7 meses'],
    ['es', 'AR', 'palpadas preñadas 40 vacas, todas de 5 a 6 meses', 'ageMin', '5 a 6 meses'],
    ['en', 'US', '40 cows, preg checked. All 5 to 6 months', 'ageMax', '5 to 6 months'],
    ['en', 'US', '30 cows, 55 day bull exposure', 'class', '55 day bull exposure'],
    ['en', 'AU', '60 ewes, 40 day ram exposure', 'class', '40 day ram exposure'],
    ['en', 'US', '30 heifers. Can winter till Jan 1 at $2.75/day', 'priceAmount', '$2.75'],
    ['es', 'AR', '40 vaquillonas, pastaje $500 por día', 'priceAmount', '$500'],
    ['pt', 'BR', '40 novilhas, pasto R$ 2 por dia', 'priceAmount', 'R$ 2'],
    ['en', 'NZ', '120 cows, AB then tailed hereford', 'breed', 'tailed hereford'],
    ['en', 'NZ', '120 cows, 5.5 wks AB', 'age', '5.5 wks AB'],
    ['pt', 'BR', 'vaca girolando, parida a 15 dias', 'paymentParts', '15 dias'],
    ['es', 'UY', '30 terneros destetados a 60 días', 'paymentParts', '60 días'],
    ['pt', 'BR', '20 novilhas. Frete grátis para GO e TO', 'freightPayer', 'Frete grátis para GO e TO'],
    ['en', 'US', '20 cows. Free delivery in Nebraska', 'freightPayer', 'Free delivery in Nebraska'],
    ['es', 'UY', '20 vacas. Flete incluido en Salto', 'freightPayer', 'Flete incluido en Salto'],
  ])('is shown: %s %s %s (%s)', (language, country, text, field, shown) => {
    const { likely, unread } = read(language, country, text);
    expect(likely(field)).toEqual([]);
    expect(unread).toContain(shown);
  });
});

it.each<Case>([
  ['es', 'MX', '14 vaquillas suizo americano x cebú'],
  ['es', 'CO', '12 vacas gyr lechero x holstein'],
  ['en', 'US', '12 hereford type x cows'],
])('is a cross, with a further word in the name of a breed: %s %s %s', (...example) => {
  expect(read(...example).said.breed).toBe('Crossbred');
});

it.each<[...Case, unread: string]>([
  ['en', 'US', 'Shetland mare, 14 yrs old, good with kids', 'with kids'],
  ['es', 'AR', '15 toros brangus, PP y CUT', 'CUT'],
])('says no state of other animals: %s %s %s', (language, country, text, unread) => {
  const reading = read(language, country, text);
  expect(reading.likely('class')).not.toContain('bull_cull');
  expect(reading.said.class).not.toBe('mare_foal');
  expect(reading.unread).toContain(unread);
});

it('is of the breed with a register, «puras x cruza»', () => {
  expect(read('es', 'AR', '8 vaquillonas hereford puras x cruza').said.breed).toBe('Hereford');
});

describe('a price for all of them', () => {
  it.each<Case>([
    ['en', 'US', '32 bred heifers $3100 take all'],
    ['es', 'UY', '40 vaquillonas US$ 900 todo junto'],
    ['pt', 'BR', '40 novilhas R$ 3.500 o lote todo'],
  ])('is not said where it is too little for so many: %s %s %s', (...example) => {
    expect(read(...example).likely('priceBasis')).toEqual(['head', 'lot']);
    expect(read(...example).said).not.toHaveProperty('priceBasis');
  });

  it('is said where it is enough', () => {
    expect(read('en', 'US', '20 cows. $30,000 takes all').said.priceBasis).toBe('lot');
    expect(read('pt', 'BR', '40 novilhas R$ 140.000 o lote todo').said.priceBasis).toBe('lot');
  });
});

describe('males for feeding', () => {
  it.each<Case>([
    ['es', 'AR', 'INVERNADA\n60 machos Angus 180 kg'],
    ['es', 'CO', '40 machos de levante, 210 kg'],
    ['es', 'AR', 'invernada machos 185 kg'],
  ])('are no bulls unless it is said: %s %s %s', (...example) => {
    expect(read(...example).said).not.toHaveProperty('class');
    expect(read(...example).likely('class')).toContain('calf_m');
  });

  it('are so where a word says that they are entire, and females are none', () => {
    expect(read('es', 'CO', '30 machos enteros de levante').said.class).toBe('bull_feeder');
    expect(read('es', 'AR', 'INVERNADA 50 hembras 170 kg').likely('class')).toEqual([
      'calf_f',
      'heifer_1_2',
      'cow_feeder',
    ]);
  });
});

describe('a place', () => {
  it('is asked for where only a department without a town has that name', () => {
    const { said, asked } = read('es', 'AR', '25 vaquillonas, cabaña en Gral. Lamadrid');
    expect(said).not.toHaveProperty('location');
    expect(asked).toContain('place');
  });

  it('is chosen where towns of unknown size share it, and said with its province', () => {
    expect(read('es', 'AR', '25 vaquillonas en Rivadavia').said).not.toHaveProperty('location');
    expect(read('es', 'AR', '25 vaquillonas en Rivadavia, Salta').said.location).toBe('Rivadavia, Salta, Argentina');
  });
});

describe('what is written after a figure, or joined to another', () => {
  it.each<[...Case, amount: string]>([
    ['es', 'UY', '80 ovejas boca llena, 95 us cada una', '95'],
    ['es', 'UY', '80 ovejas boca llena a us 95 c/u', '95'],
    ['es', 'UY', '80 ovejas boca llena 95 u$s c/u', '95'],
    ['es', 'AR', '20 vacas Angus 950 dls c/u', '950'],
    ['pt', 'BR', '20 vacas Nelore a 950 us cada', '950'],
    ['en', 'UY', '20 Hereford cows 950 usd each', '950'],
  ])('is a price in dollars: %s, %s: %s', (language, country, text, amount) => {
    expect(read(language, country, text).said).toMatchObject({ priceAmount: amount, priceCurrency: 'USD' });
  });

  it('is no money where it is an English word', () => {
    expect(read('en', 'IE', '20 cows for sale, call us 12 km from town').said).not.toHaveProperty('priceAmount');
  });

  it.each<[...Case, vaccine: string, shown: string]>([
    ['es', 'UY', '20 vacas, aftosa y brucelosis al día', 'Aftosa', 'brucelosis'],
    ['es', 'AR', '20 vacas, carbunclo y brucelosis al día', 'Carbunclo', 'brucelosis'],
    ['pt', 'BR', '20 vacas, aftosa e brucelose em dia', 'Aftosa', 'brucelose'],
    ['en', 'US', '20 heifers, blackleg and brucellosis up to date', 'Blackleg', 'brucellosis'],
  ])('is a vaccine beside a disease of which it is open: %s, %s: %s', (language, country, text, vaccine, shown) => {
    const { said, unread } = read(language, country, text);
    expect(said).toMatchObject({ vaccinated: true, 'traits.vaccines': vaccine });
    expect(said).not.toHaveProperty(['traits.brucellosis']);
    expect(unread).toContain(shown);
  });

  it.each<[...Case, shown: string]>([
    ['en', 'US', '20 bred cows due to calve March-April', 'March-April'],
    ['en', 'AU', '40 ewes due to lamb from mid July to August', 'mid July to August'],
    ['es', 'UY', '20 vaquillonas para parir en agosto y setiembre', 'agosto y setiembre'],
    ['pt', 'BR', '20 novilhas prenhas para parir em março e abril', 'março e abril'],
  ])('is when females calve, which no field holds: %s, %s: %s', (language, country, text, shown) => {
    expect(read(language, country, text).unread).toContain(shown);
  });
});

it.each<Case>([
  ['es', 'UY', '20 toros Hereford sin cuernos'],
  ['en', 'US', '20 Hereford bulls, no horns'],
  ['pt', 'BR', '20 touros Nelore sem chifre'],
])('says of no horns that they were born so or dehorned: %s %s %s', (...example) => {
  const { said, likely } = read(...example);
  expect(said.horns).toBeUndefined();
  expect(likely('horns')).toEqual(['polled', 'dehorned']);
});

describe('what is said of a part', () => {
  it.each<Case>([
    ['es', 'ES', '18 vacas, paridas y preñadas, con 11 terneros'],
    ['en', 'US', '18 cows, 12 with calves at side & exposed back, 6 bred'],
    ['en', 'IE', '5 suckler cows, all but one back in calf'],
  ])('is no class of all: %s %s %s', (...example) => {
    const { said, likely, asked } = read(...example);
    expect(said.class).toBeUndefined();
    expect(likely('class').length > 1 || asked.includes('class')).toBe(true);
  });
});

it.each<[...Case, heads: string]>([
  ['pt', 'BR', 'Terneiras Hereford e Braford, 35, desmamadas, 170 kg', '35'],
  ['es', 'UY', 'Vaquillonas Angus, 28, preñadas', '28'],
  ['en', 'ZA', 'Bonsmara heifers for sale. 20 x 18-24 months, 340kg', '20'],
])('is likely how many: %s %s %s', (language, country, text, heads) => {
  expect(read(language, country, text).likely('headCount')).toEqual([heads]);
});

it('reads millions of money behind their figure', () => {
  expect(read('es', 'AR', '30 vaquillonas 300 kg. $1.8M. Saladillo').said.priceAmount).toBe('1800000');
});
