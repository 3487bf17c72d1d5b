import type { Locale } from '@/lib/core/i18n/locales';
import { readAd } from '../read-ad';

type Ad = [language: Locale, country: string, text: string];

const read = ([language, country, text]: Ad) => readAd(text, { language, country });

const saidIn = (ad: Ad): Record<string, string | true> =>
  Object.fromEntries(read(ad).facts.flatMap(({ field, value, state }) => (state === 'said' ? [[field, value]] : [])));

const fieldsIn = (ad: Ad) => read(ad).facts.map(({ field }) => field);

const asksIn = (ad: Ad) => read(ad).questions.map(({ asks }) => asks);

/** The texts that are asked about, by what is asked. */
const askedIn = (ad: Ad, asks: string) =>
  read(ad)
    .questions.filter((one) => one.asks === asks)
    .flatMap(({ spans }) => spans.map(({ start, end }) => ad[2].slice(start, end)));

const unreadIn = (ad: Ad) =>
  read(ad)
    .unread.map(({ start, end }) => ad[2].slice(start, end))
    .join(' | ');

describe('beside an amount in money that nobody asks in here, another is not the price', () => {
  it.each<Ad>([
    ['en', 'CA', '12 cows CAD 2,400 each, or $2,900 with calves'],
    ['en', 'ZA', '12 bulls R45 000 each, pick of the pen $3,000'],
    ['es', 'UY', '12 vacas Hereford, CAD 2.400 cada una, USD 2.900 la mejor'],
    ['pt', 'BR', '8 touros Nelore, CAD 3.100 cada, R$ 14.000 a escolha'],
  ])('%s %s: %s', (...ad) => {
    expect(fieldsIn(ad)).not.toContain('priceAmount');
    expect(asksIn(ad)).toContain('price');
  });
});

describe('the sire at the head of an advertisement is not for sale', () => {
  it.each<[...Ad, Record<string, string>]>([
    [
      ...(['es', 'AR', 'Preñadas de toro Brangus negro, 40 vaquillonas Braford'] as const),
      { class: 'heifer_bred', headCount: '40', breed: 'Braford', 'traits.sireBreed': 'Brangus' },
    ],
    [
      ...(['es', 'UY', 'OPORTUNIDAD: preñadas de carnero Texel, 60 ovejas Corriedale'] as const),
      { class: 'ewe_bred', headCount: '60', breed: 'Corriedale' },
    ],
    [
      ...(['pt', 'BR', 'Prenhas de touro Senepol: 25 novilhas Nelore 380 kg'] as const),
      { class: 'heifer_bred', headCount: '25', breed: 'Nelore', weight: '380' },
    ],
    [
      ...(['pt', 'BR', 'cheias de touro PO, 18 vacas Girolando'] as const),
      { class: 'cow_bred', headCount: '18', breed: 'Girolando' },
    ],
    [
      ...(['es', 'UY', 'De toro Angus, 40 terneros cruza 180 kg'] as const),
      { class: 'calf_m', headCount: '40', breed: 'Crossbred', weight: '180' },
    ],
    [...(['pt', 'BR', 'Por touro Gir, 20 novilhas Girolando'] as const), { headCount: '20', breed: 'Girolando' }],
    [...(['en', 'US', 'Angus bull bred heifers, 20 head'] as const), { class: 'heifer_bred', headCount: '20' }],
    [
      ...(['en', 'GB', 'In calf to Limousin bull, 20 Friesian heifers'] as const),
      { class: 'heifer_bred', headCount: '20', breed: 'Holstein', 'traits.sireBreed': 'Limousin' },
    ],
  ])('%s %s: %s', (language, country, text, facts) => {
    expect(saidIn([language, country, text])).toMatchObject(facts);
    expect(asksIn([language, country, text])).not.toContain('lots');
  });
});

describe('one price for several lots is of none of them', () => {
  it.each<[...Ad, string]>([
    ['es', 'UY', '10 ovejas Texel\n1 carnero Texel\nVendo junto USD 1.500', 'USD 1.500'],
    ['es', 'UY', '8 vaquillonas Jersey\n2 toros Jersey\nTodo por USD 9.000', 'USD 9.000'],
    ['es', 'AR', '6 cabras Boer, 1 chivo Boer. Se venden juntos $ 900.000', '$ 900.000'],
    ['pt', 'BR', '5 éguas crioulas, 1 garanhão. Vendo junto por R$ 40.000', 'R$ 40.000'],
    ['pt', 'BR', '9 novilhas Jersey\n3 vacas Jersey\nTudo por R$ 60.000', 'R$ 60.000'],
    ['en', 'US', '9 pairs\n4 bred cows\n1 Angus bull\nThe lot for $38,000', '$38,000'],
    ['en', 'GB', '20 ewes\n1 ram\n£3,000 the lot', '£3,000'],
    ['es', 'UY', '10 ovejas Texel\n1 carnero Texel\nLas 11 USD 1.500', 'Las 11 USD 1.500'],
    ['es', 'AR', '12 vacas Jersey y 2 toros Jersey, los 14 por $ 9.800.000', 'los 14 por $ 9.800.000'],
    ['es', 'MX', '20 vacas Suizas, 1 toro. Todo el lote en $ 400,000', '$ 400,000'],
    ['pt', 'BR', '8 vacas, 2 touros Nelore. O pacote R$ 60.000', 'R$ 60.000'],
    ['en', 'US', '8 cows, 2 Angus bulls. $24,000 takes everything', '$24,000 takes everything'],
    ['en', 'US', '8 cows, 2 Angus bulls. Package price $24,000', 'Package price $24,000'],
  ])('%s %s: %s', (language, country, text, price) => {
    const ad: Ad = [language, country, text];
    const { otherLots } = read(ad);
    expect(otherLots.length).toBeGreaterThan(0);
    for (const lot of [text, ...otherLots]) expect(fieldsIn([language, country, lot])).not.toContain('priceAmount');
    expect(askedIn(ad, 'price').join(' ')).toContain(price);
  });

  it.each<Ad>([
    ['pt', 'BR', 'cabra Boer parida 2 cabritos. Vendo junto R$ 900'],
    ['es', 'UY', 'oveja Texel parida 2 corderos. Vendo junto USD 260'],
    ['es', 'MX', 'Vaca Jersey parida 1 becerro, todo por $ 35.000'],
  ])('young beside their mother are no lot of their own: %s %s: %s', (...ad) => {
    expect(read(ad).otherLots).toEqual([]);
    expect(saidIn(ad)).toHaveProperty('priceAmount');
    expect(unreadIn(ad)).toMatch(/2 c|1 b/);
  });
});

describe('what is said of one pen is not said of another', () => {
  it.each<[...Ad, string[], RegExp]>([
    [
      ...([
        'en',
        'AU',
        'Pen 1: 20 Angus weaner calves 210 kg. Pen 2: 34 3yo Hereford cows, PTIC. $900 and $2100',
      ] as const),
      ['pregnancyTested', 'priceAmount'],
      /34 3yo Hereford cows/,
    ],
    [
      ...([
        'es',
        'UY',
        'Lote 1: 20 terneros Angus 180 kg. Lote 2: 30 de 3 años vacas Hereford preñez confirmada',
      ] as const),
      ['pregnancyTested'],
      /30 de 3 años vacas Hereford/,
    ],
    [
      ...([
        'pt',
        'BR',
        'Lote 1: 40 bezerros Nelore 200 kg. Lote 2: novilhas 24 meses, toque positivo, 25 cabeças',
      ] as const),
      ['pregnancyTested', 'age'],
      /novilhas 24 meses/,
    ],
    [
      ...(['en', 'AU', 'Pen 1 - 20 steers 400kg, Pen 2 - 30 heifers PTIC, 360kg'] as const),
      ['pregnancyTested'],
      /30 heifers PTIC/,
    ],
    [
      ...(['es', 'UY', 'Lote 3) 20 terneros 180 kg. Lote 7) vacas preñadas, 15 cabezas, con tacto'] as const),
      ['pregnancyTested'],
      /vacas preñadas, 15/,
    ],
    [
      ...(['en', 'AU', 'Lot 1: 50 Dorper lambs 32kg. Lot 2: 80 2yo Dorper ewes, scanned in lamb'] as const),
      ['pregnancyTested', 'age'],
      /80 2yo Dorper ewes/,
    ],
  ])('%s %s: %s', (language, country, text, fields, other) => {
    const ad: Ad = [language, country, text];
    for (const field of fields) expect(fieldsIn(ad)).not.toContain(field);
    expect(asksIn(ad)).toContain('lots');
    expect(read(ad).otherLots).toHaveLength(1);
    expect(read(ad).otherLots[0]).toMatch(other);
  });
});

describe('of two states or sexes with a price each none is the class', () => {
  it.each<[...Ad, RegExp]>([
    ['en', 'US', '30 Hereford cows, $3900 for the pairs, $2800 bred', /pairs|bred/],
    ['en', 'AU', '60 Angus cows, cow calf units $3200, PTIC $2400', /PTIC|units/],
    ['es', 'UY', '44 vacas Angus, con cría USD 1.400, preñadas USD 1.100', /cría|preñadas/],
    ['pt', 'BR', '38 vacas Nelore, paridas R$ 5.200, prenhas R$ 4.100', /paridas|prenhas/],
  ])('%s %s: %s', (language, country, text, words) => {
    const ad: Ad = [language, country, text];
    expect(saidIn(ad)).not.toHaveProperty('class');
    expect(saidIn(ad)).not.toHaveProperty('priceAmount');
    const { facts } = read(ad);
    const likely = facts.filter(({ field }) => field === 'class').map(({ value }) => value);
    expect(likely).not.toContain('cow_3in1');
    expect(likely.length > 0 ? String(likely) : askedIn(ad, 'class').join() + unreadIn(ad)).toMatch(
      likely.length > 0 ? /,/ : words,
    );
  });

  it.each<Ad>([
    ['es', 'AR', '40 terneros y terneras, a $ 4.200 el macho y 3.900 la hembra'],
    ['es', 'MX', 'becerros y becerras, $82 el macho y 74 la hembra el kilo'],
    ['pt', 'BR', 'bezerros e bezerras, R$ 13 o macho e 11 a fêmea o kg'],
  ])('young are mixed then: %s %s: %s', (...ad) => {
    expect(saidIn(ad).class ?? 'calf_mixed').toMatch(/^calf_(?:mixed|dairy)$/);
    expect(fieldsIn(ad)).not.toContain('priceAmount');
    expect(asksIn(ad)).toContain('price');
  });
});

describe('of two amounts, of which one names no money, none is the price', () => {
  it.each<Ad>([
    ['es', 'UY', '40 vaquillonas, las preñadas 1.100 dólares y las vacías 850'],
    ['pt', 'BR', '40 vacas Nelore, prenhas R$ 4.500 e vazias 3.200'],
    ['en', 'US', '30 cows, bred $2500 and open 1800'],
    ['es', 'UY', '40 vacas preñadas 1.100 dólares, contado 1.050'],
    ['pt', 'BR', '12 novilhas R$ 4.300 a prazo, à vista 4.000'],
  ])('%s %s: %s', (...ad) => {
    expect(fieldsIn(ad)).not.toContain('priceAmount');
    expect(asksIn(ad)).toContain('price');
  });
});

describe('a breed beside a kind that is none is asked for', () => {
  it.each<Ad>([
    ['en', 'US', '30 heifers tiger stripe and Brangus'],
    ['en', 'US', '22 bred cows, Angus and super baldy'],
    ['en', 'US', '40 steers, Hereford and mott face'],
    ['es', 'AR', '30 vacas Hereford y Pampeanas'],
    ['pt', 'BR', '30 vacas Nelore e Pantaneira'],
    ['pt', 'BR', '30 novilhas Angus e meio-sangue'],
  ])('%s %s: %s', (...ad) => {
    expect(saidIn(ad)).not.toHaveProperty('breed');
    expect(fieldsIn(ad).includes('breed') || asksIn(ad).includes('breed')).toBe(true);
  });

  it.each<Ad>([
    ['es', 'UY', '30 vacas Angus y mansas'],
    ['en', 'US', '30 Hereford cows and gentle'],
    ['pt', 'BR', '30 vacas Nelore e Boa Vista fica perto'],
  ])('but not beside what they are like: %s %s: %s', (...ad) => {
    expect(saidIn(ad)).toHaveProperty('breed');
  });
});

describe('animals that are sold already are not for sale', () => {
  it.each<[...Ad, string, string]>([
    ['en', 'ZA', '20 Bonsmara weaners (bulls), 210kg avg\nHeifers sold already', 'calf_m', 'Heifers sold already'],
    ['es', 'UY', '30 terneros, las hembras ya se vendieron', 'calf_m', 'las hembras ya se vendieron'],
    ['pt', 'BR', '40 bezerros nelore. Fêmeas já vendidas', 'calf_m', 'Fêmeas já vendidas'],
    ['en', 'US', '20 bred heifers sold as one lot', 'heifer_bred', ''],
  ])('%s %s: %s', (language, country, text, code, shown) => {
    expect(saidIn([language, country, text])).toMatchObject({ class: code });
    expect(unreadIn([language, country, text])).toBe(shown);
  });
});

describe('what is said of some of them is no fact of all', () => {
  it.each<[...Ad, string]>([
    ['pt', 'BR', '9 cabras Saanen, 3 em lactação dando 3 litros', 'traits.litresDay'],
    ['pt', 'BR', '9 cabras Saanen, 3 vazias, o resto coberta de bode Boer', 'traits.sireBreed'],
    ['es', 'AR', '48 novillos Angus, 8% desbaste no, 5%', 'shrinkPercent'],
  ])('%s %s: %s', (language, country, text, field) => {
    expect(fieldsIn([language, country, text])).not.toContain(field);
  });
});
