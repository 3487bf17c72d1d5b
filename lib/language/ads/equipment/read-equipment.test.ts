import type { Locale } from '@/lib/core/i18n/locales';
import type { EquipmentAsks, EquipmentFacts } from './dto';
import { readEquipmentAd } from './read-equipment';

type Row = [
  text: string,
  country: string | null,
  facts: Partial<EquipmentFacts>,
  more?: { asks?: EquipmentAsks[]; unread?: string[]; phones?: string[] },
];

const read = (text: string, country: string | null, language: Locale = 'es') =>
  readEquipmentAd(text, { language, country });

const TRACTOR = { category: 'machinery' } as const;

const SPANISH: Row[] = [
  [
    'Vendo tractor Massey Ferguson 290 año 1988, 6.500 horas, 82 hp, cubiertas nuevas. US$ 14.500. Dolores, Soriano. 099 123 456',
    'UY',
    {
      ...TRACTOR,
      ...{ title: 'Tractor Massey Ferguson 290', brand: 'Massey Ferguson', model: '290', year: '1988' },
      ...{ priceAmount: '14500', priceCurrency: 'USD', location: 'Dolores, Soriano, Uruguay' },
    },
    { phones: ['099 123 456'] },
  ],
  [
    'Tractor John Deere 5090E 2015 con pala, 3200 hs, excelente estado. USD 38000 charlable. Tandil',
    'AR',
    {
      ...TRACTOR,
      ...{ title: 'Tractor John Deere 5090E', brand: 'John Deere', model: '5090E' },
      ...{ priceAmount: '38000', priceCurrency: 'USD', priceNegotiable: true },
      location: 'Tandil, Buenos Aires, Argentina',
    },
    { asks: ['year', 'condition'] },
  ],
  [
    'Camioneta Toyota Hilux modelo 2012, 180.000 km, buen estado, 12500',
    'UY',
    {
      ...{ category: 'vehicles', title: 'Camioneta Toyota Hilux', brand: 'Toyota', model: 'Hilux' },
      ...{ year: '2012', condition: 'good' },
    },
    { unread: ['180.000 km', '12500'] },
  ],
  [
    'COMPRO tractor Fiat 700 en buen estado',
    'AR',
    { ...TRACTOR, title: 'Tractor Fiat 700', brand: 'Fiat', model: '700', condition: 'good' },
    { asks: ['wanted'] },
  ],
  [
    'Enfardadora Mainero 5850, sin uso, $ 4.500.000',
    'AR',
    {
      ...TRACTOR,
      ...{
        title: 'Enfardadora Mainero 5850',
        brand: 'Mainero',
        model: '5850',
        condition: 'new',
        ...{ priceAmount: '4500000', priceCurrency: 'ARS' },
      },
    },
  ],
  [
    'Sembradora Gherardi G 300 y tractor Zanello 460. US$ 60.000 todo',
    'AR',
    { ...TRACTOR, priceAmount: '60000', priceCurrency: 'USD' },
    { asks: ['brand'] },
  ],
  [
    'Tractor Case en mal estado, cubiertas en buen estado. Precio 3500 dólares',
    'UY',
    {
      ...TRACTOR,
      ...{ title: 'Tractor Case', brand: 'Case', condition: 'poor', priceAmount: '3500', priceCurrency: 'USD' },
    },
  ],
  [
    'VENDO TRACTOR JOHN DEERE 3140 MODELO 1984 EN BUEN ESTADO U$S 16.000 AZUL',
    'AR',
    {
      ...TRACTOR,
      ...{ title: 'TRACTOR JOHN DEERE 3140', brand: 'John Deere', model: '3140', year: '1984', condition: 'good' },
      ...{ priceAmount: '16000', priceCurrency: 'USD', location: 'Azul, Buenos Aires, Argentina' },
    },
  ],
  [
    'vendo tractor massey 1175, mod. 1985, motor recien hecho, u$s 12500, zona de Young',
    'UY',
    {
      ...TRACTOR,
      ...{ title: 'Tractor massey 1175', brand: 'Massey Ferguson', model: '1175', year: '1985' },
      ...{ priceAmount: '12500', priceCurrency: 'USD', location: 'Young, Río Negro, Uruguay' },
    },
  ],
  [
    'Vendo cepo hidráulico, como nuevo. Se escuchan ofertas',
    'UY',
    { category: 'structures', title: 'Cepo', condition: 'like_new' },
  ],
];

const PORTUGUESE: Row[] = [
  [
    'Vendo trator Valtra BM 110, ano 2010, 110 cv, 5.400 horas, em bom estado. R$ 145.000. Dourados, MS',
    'BR',
    {
      ...TRACTOR,
      ...{ title: 'Trator Valtra BM 110', brand: 'Valtra', model: 'BM 110', year: '2010', condition: 'good' },
      ...{ priceAmount: '145000', priceCurrency: 'BRL', location: 'Dourados, Mato Grosso do Sul, Brasil' },
    },
  ],
  [
    'Vendo colheitadeira New Holland TC57 ano 2004, 5.800 horas, plataforma de 17 pés, R$ 180 mil, Passo Fundo RS',
    'BR',
    {
      ...TRACTOR,
      ...{ title: 'Colheitadeira New Holland TC57', brand: 'New Holland', model: 'TC57', year: '2004' },
      ...{ priceAmount: '180000', priceCurrency: 'BRL', location: 'Passo Fundo, Rio Grande do Sul, Brasil' },
    },
    { unread: ['17'] },
  ],
  [
    'Plantadeira Semeato, pneus em bom estado, precisa revisão. R$ 40.000 ou R$ 38.000 à vista',
    'BR',
    { ...TRACTOR, title: 'Plantadeira Semeato', brand: 'Semeato' },
    { asks: ['price'] },
  ],
];

const ENGLISH: Row[] = [
  [
    'John Deere 4440 quad range, good rubber, $18,500',
    'US',
    { brand: 'John Deere', model: '4440', priceAmount: '18500', priceCurrency: 'USD' },
  ],
  [
    'For sale: New Holland T6.140, 2014, 4200 hours, good condition, £38,500 ONO.',
    'GB',
    {
      ...{ brand: 'New Holland', model: 'T6.140', year: '2014', condition: 'good' },
      ...{ priceAmount: '38500', priceCurrency: 'GBP', priceNegotiable: true },
    },
  ],
  [
    '2018 Polaris Ranger, 1,200 hours, like new, $9,500, Valentine, Nebraska',
    'US',
    {
      ...{ brand: 'Polaris', model: 'Ranger', condition: 'like_new', priceAmount: '9500', priceCurrency: 'USD' },
      location: 'Valentine, Nebraska',
    },
    { asks: ['year'] },
  ],
  [
    'Round baler for sale, not in good condition, in case you need parts. 2500 dollars',
    'AU',
    { ...TRACTOR, title: 'Round baler', priceAmount: '2500' },
    { asks: ['currency'] },
  ],
];

describe.each([
  ['Spanish', SPANISH, 'es'],
  ['Portuguese', PORTUGUESE, 'pt'],
  ['English', ENGLISH, 'en'],
] as const)('an advertisement of equipment in %s', (_language, rows, language) => {
  it.each(rows)('says what it says and nothing else: %s', (...[text, country, facts, more]) => {
    const reading = read(text, country, language);
    expect(reading.facts).toEqual(facts);
    expect(reading.asks).toEqual(more?.asks ?? []);
    if (more?.unread) expect(reading.unread.map(({ start, end }) => text.slice(start, end))).toEqual(more.unread);
    expect(reading.phones).toEqual(more?.phones ?? []);
    expect(reading.language).toBe(language);
  });
});

it.each<[Locale, string, string]>([
  ['es', 'AR', 'Enfardadora Mainero 5850, para reparar el atador. $ 4.500.000'],
  ['es', 'UY', 'Tractor Fiat 700, en mal estado la cabina, USD 6.000'],
  ['es', 'AR', 'Sembradora Gherardi G 300, a reparar los discos'],
  ['es', 'AR', 'Mixer Akron, cadena a reparar'],
  ['pt', 'BR', 'Trator Valmet 85, em mau estado os pneus. R$ 35.000'],
  ['pt', 'BR', 'Ensiladeira Nogueira com motor para conserto'],
  ['en', 'GB', 'Kuhn mower, in poor condition the belts, £900'],
  ['en', 'US', 'John Deere 4020 tractor, seat in poor condition, $8,000'],
])('takes the condition of a part for none of the whole: %s %s: %s', (language, country, text) => {
  expect(read(text, country, language).facts).not.toHaveProperty('condition');
});

it.each<[Locale, string, string]>([
  ['es', 'AR', 'Pala frontal Stara, para reparar el cucharón'],
  ['pt', 'BR', 'Ensiladeira Nogueira para conserto a carcaça'],
  ['es', 'UY', 'Mixer Akron en buen estado la pesada'],
])('asks for that of what may be a part: %s %s: %s', (language, country, text) => {
  const { facts, asks } = read(text, country, language);
  expect(facts).not.toHaveProperty('condition');
  expect(asks).toContain('condition');
});

it.each<[Locale, string, string]>([
  ['es', 'UY', 'Tractor Fiat 700 a reparar, USD 6.000'],
  ['es', 'AR', 'Enfardadora Mainero 5850 para repuestos o reparar. $ 900.000'],
  ['pt', 'BR', 'Trator Valmet 85 para conserto ou peças. R$ 15.000'],
  ['en', 'GB', 'Kuhn mower, spares or repair, the lot £200'],
])('still takes that of the whole: %s %s: %s', (language, country, text) => {
  expect(read(text, country, language).facts.condition).toBe('poor');
});

it.each<[Locale, string, string, Partial<EquipmentFacts>]>([
  [
    'pt',
    'BR',
    'Ordenhadeira DeLaval 4x4 completa. R$ 28 mil',
    { category: 'machinery', title: 'Ordenhadeira DeLaval' },
  ],
  ['pt', 'BR', 'Vendo tanque resfriador de 1000 litros', { category: 'machinery', title: 'Tanque resfriador' }],
  ['es', 'UY', 'Ordeñadora Westfalia 6 bajadas, usd 7.000', { title: 'Ordeñadora Westfalia', brand: 'Westfalia' }],
  ['es', 'AR', 'Tanque de frío DeLaval de 2000 litros', { title: 'Tanque de frío DeLaval' }],
  ['en', 'US', 'Priefert cattle chute, like new', { category: 'structures', title: 'Cattle chute Priefert' }],
  ['en', 'US', 'WW hydraulic chute, $9,000', { category: 'structures', title: 'Hydraulic chute' }],
  ['en', 'US', 'Great Plains grain drill 13 ft', { category: 'machinery', title: 'Grain drill Great Plains' }],
  ['pt', 'BR', 'Balança eletrônica Coimma 2000 kg', { category: 'tools', title: 'Balança eletrônica Coimma' }],
  ['pt', 'BR', 'Vendo misturador Nogueira 4 m3', { category: 'machinery', title: 'Misturador Nogueira' }],
  [
    'pt',
    'BR',
    'Vagão forrageiro misturador Casale',
    { category: 'machinery', title: 'Vagão forrageiro misturador Casale' },
  ],
  ['pt', 'BR', 'Calcareadeira Stara 2018, em bom estado', { category: 'machinery', title: 'Calcareadeira Stara' }],
  ['pt', 'BR', 'Vendo chocadeira para 120 ovos', { category: 'tools', title: 'Chocadeira' }],
  ['es', 'AR', 'Mixer horizontal Mainero 2810', { category: 'machinery', title: 'Mixer horizontal Mainero 2810' }],
  ['es', 'MX', 'Carro mezclador Kuhn, buen estado', { category: 'machinery', title: 'Carro mezclador Kuhn' }],
  ['es', 'AR', 'Embolsadora de granos Mainero', { category: 'machinery', title: 'Embolsadora de granos Mainero' }],
  ['es', 'UY', 'Vendo boyero eléctrico Gallagher', { category: 'tools', title: 'Boyero eléctrico Gallagher' }],
  ['es', 'AR', 'Jaula ganadera de 14 metros', { category: 'vehicles', title: 'Jaula ganadera' }],
  ['en', 'US', 'Kuhn TMR mixer, good condition', { category: 'machinery', title: 'TMR mixer Kuhn' }],
  ['en', 'US', 'Grain cart for sale, 700 bushels', { category: 'machinery', title: 'Grain cart' }],
  ['en', 'GB', 'Slurry tanker, 2000 gallon', { category: 'machinery', title: 'Slurry tanker' }],
  ['en', 'US', '10 corral panels, $90 each', { category: 'structures', title: 'Corral panels' }],
])('names what farms mix, sow, milk, hold, weigh and haul with: %s %s: %s', (language, country, text, facts) => {
  expect(read(text, country, language).facts).toMatchObject(facts);
});

it.each<[Locale, string, string]>([
  ['es', 'AR', 'Semilla de avena forrajera, bolsa de 40 kg'],
  ['pt', 'BR', 'Mudas de palma forrageira, sementes de milho'],
])('takes a plant for animals for no machine: %s %s: %s', (language, country, text) => {
  expect(read(text, country, language).facts.category).toBe('supplies');
});

it.each<[Locale, string]>([
  ['es', 'Balanza Tru-Test 2000 kg'],
  ['pt', 'Tanque resfriador de 2000 litros'],
  ['en', 'Water trough 1990 litres'],
  ['en', 'Krone round baler, 2010 bales'],
])('takes a measure for no year: %s: %s', (language, text) => {
  const { facts, asks, unread } = read(text, 'UY', language);
  expect(facts).not.toHaveProperty('year');
  expect(facts).not.toHaveProperty('model');
  expect(asks).not.toContain('year');
  expect(unread).toHaveLength(1);
});

it.each<[Locale, string, string, string]>([
  ['es', 'AR', 'Mixer Mainero 2910. $ 9.800.000 más IVA', 'más IVA'],
  ['en', 'GB', 'Kuhn mower, £4,500 plus VAT', 'plus VAT'],
  ['en', 'AU', 'Krone baler $18,000 + GST', '+ GST'],
])('shows a tax beside the price: %s %s: %s', (language, country, text, tax) => {
  expect(read(text, country, language).unread.map(({ start, end }) => text.slice(start, end))).toContain(tax);
});

it.each<[string | null, string, string | undefined, string[] | undefined]>([
  [null, 'Tractor Fiat 700, $ 9.000.000. Curuzú Cuatiá (Ctes)', 'ARS', undefined],
  ['AR', 'Tractor Fiat 700, $ 9.000. Durazno, Uruguay', undefined, ['USD', 'UYU']],
  [null, 'Tractor Fiat 700, $ 9.000', undefined, undefined],
])('takes the money that a sign is where the machine is: %s %s', (country, text, currency, offered) => {
  const { facts, options, asks } = read(text, country);
  expect(facts.priceCurrency).toBe(currency);
  expect(options.priceCurrency).toEqual(offered);
  expect(asks.includes('currency')).toBe(currency === undefined);
});

it.each<[Locale, string]>([
  ['es', 'Mixer Mainero con balanza, muy buen estado'],
  ['es', 'Mixer Mainero. Muy buen estado, con dos sinfines nuevos y una balanza digital'],
  ['es', 'Mixer Mainero 2910.\nTiene sinfín nuevo y balanza'],
  ['pt', 'Ensiladeira JF. Tem facas novas e balança'],
  ['en', 'Kuhn mower. Comes with two new blades and a trailer'],
])('takes what comes along for no second machine: %s: %s', (language, text) => {
  expect(read(text, 'AR', language).asks).not.toContain('several');
});

it.each(['Vendo mixer\nVendo balanza', 'Tractor Fiat 700 con pala. Sembradora de 12 surcos'])(
  'asks to publish one of two machines at a time: %s',
  (text) => {
    expect(read(text, 'AR').asks).toContain('several');
  },
);

it('takes what is asked in exchange for nothing that is sold', () => {
  const { facts, asks, unread } = read('Tractor Ford 6600 4x4 de 75 hp. Permuto por camioneta Toyota', 'AR');
  expect(facts).toMatchObject({ category: 'machinery' });
  expect(asks).toEqual(['brand']);
  expect(unread).toEqual([]);
});

it('keeps the text without telephone numbers', () => {
  expect(read('Tractor Fiat 700.\nLlamar 099 123 456', 'UY').description).not.toMatch(/099/);
});

it('takes a year that stands by itself, and offers one among other words', () => {
  expect(read('Tractor Deutz 85, 1979', 'AR').facts.year).toBe('1979');
  const { facts, options } = read('Tractor Deutz 1979 chico', 'AR');
  expect(facts.year).toBeUndefined();
  expect(options.year).toEqual(['1979']);
});

it.each<[Locale, string, string, string | undefined]>([
  ['pt', 'Plantadeira Jumil 2880 de 7 linhas, plantio direto', 'Jumil', '2880'],
  ['es', 'Mixer Cestari nuevo', 'Cestari', undefined],
  ['en', 'McHale Fusion baler', 'McHale', undefined],
  ['en', 'Pottinger mower', 'Pöttinger', undefined],
])('knows who made it: %s: %s', (language, text, brand, model) => {
  expect(read(text, null, language).facts).toMatchObject({ brand, ...(model ? { model } : {}) });
});

it.each<[Locale, string, string | undefined, string[] | undefined]>([
  ['es', 'Vendo tractor Massey Ferguson 290 año 96, motor ajustado hace 1 año', '1996', undefined],
  ['pt', 'Trator Valmet 88 ano 85, motor novo', '1985', undefined],
  ['en', 'Toyota Hilux built 03', '2003', undefined],
  ['es', 'Camioneta Ford F100 modelo 78', undefined, ['1978']],
  ['pt', 'Trator Agrale mod. 98', undefined, ['1998']],
  ['en', 'Case IH tractor, model 95 hp', undefined, undefined],
  ['es', 'Cosechadora ajustada hace 1 año 20 surcos', undefined, undefined],
  ['es', 'Tractor Deutz, 2 años 40 hs', undefined, undefined],
])('takes two digits for a year after a word for it: %s: %s', (language, text, year, offered) => {
  const { facts, options } = read(text, 'UY', language);
  expect(facts.year).toBe(year);
  expect(options.year).toEqual(offered);
});

it('takes neither of two years', () => {
  const { facts, asks } = read('Tractor Deutz modelo 1979, modelo 1981', 'AR');
  expect(facts.year).toBeUndefined();
  expect(asks).toContain('year');
});

it('reads a video link', () => {
  expect(read('Tractor Fiat https://youtu.be/dQw4w9WgXcQ', 'UY').facts.youtubeUrl).toBe('https://youtu.be/dQw4w9WgXcQ');
});

it.each<[Locale, string, string, string]>([
  ['es', 'PY', '250 hectáreas de campo, USD 650 la hectárea', 'USD 650 la hectárea'],
  ['en', 'US', 'Pasture for lease $36/acre', '$36/acre'],
  ['pt', 'BR', 'Serviço de inseminação IATF, R$ 45 por vaca. Ultrassom R$ 9', 'R$ 45 por vaca'],
  ['pt', 'BR', 'Frete, 4 reais o km rodado', '4 reais o km'],
])('asks for the price where one is for a unit of land or work: %s %s', (language, country, text, shown) => {
  const { facts, asks, unread } = readEquipmentAd(text, { language, country });
  expect(facts.priceAmount).toBeUndefined();
  expect(asks).toContain('price');
  expect(unread.map(({ start, end }) => text.slice(start, end))).toContainEqual(expect.stringContaining(shown));
});

it('says with which words the text says each fact, and which words leave one open', () => {
  const text = 'Vendo tractor Massey Ferguson 290 año 1988, buen estado, US$ 14.500 charlable. Dolores, Soriano';
  const { spans } = read(text, 'UY');
  const words = Object.entries(spans).flatMap(([field, at]) =>
    at.map(({ start, end }) => [field, text.slice(start, end)]),
  );
  expect(words).toEqual(
    expect.arrayContaining([
      ['category', 'tractor'],
      ['brand', 'Massey Ferguson'],
      ['model', '290'],
      ['year', 'año 1988'],
      ['condition', 'buen estado'],
      ['priceAmount', 'US$ 14.500'],
      ['priceNegotiable', 'charlable'],
      ['location', 'Dolores, Soriano'],
    ]),
  );
});

it('shows what only the description tells', () => {
  const text = 'Tractor John Deere 5090E 4x4, 2016, 4.800 horas, cubiertas en buen estado, US$ 38.000';
  const { described } = readEquipmentAd(text, { language: 'es', country: 'UY' });
  expect(described.map(({ start, end }) => text.slice(start, end))).toEqual([
    '4x4',
    '4.800 horas',
    'cubiertas en buen estado',
  ]);
});

it.each<[Locale, string, string, string[]]>([
  [
    'es',
    'UY',
    'Sembradora Tanzi 2010, doble tracción, cubiertas nuevas, acepto permuta por vacas. US$ 20.000',
    ['doble tracción', 'cubiertas nuevas', 'acepto permuta'],
  ],
  [
    'pt',
    'BR',
    'Trator Valtra BM 110, tração dupla, pneus novos, aceito troca',
    ['tração dupla', 'pneus novos', 'aceito troca'],
  ],
  ['en', 'GB', 'Kuhn mower, new tyres, part exchange', ['new tyres', 'part exchange']],
])('leaves what has no field to the description: %s %s: %s', (language, country, text, told) => {
  const { described, unread, facts } = read(text, country, language);
  expect(described.map(({ start, end }) => text.slice(start, end))).toEqual(told);
  expect(unread.map(({ start, end }) => text.slice(start, end)).filter((words) => words !== '2010')).toEqual([]);
  expect(facts).not.toHaveProperty('condition');
});

it('keeps a maker whose year has to be answered', () => {
  const { facts, options } = read('Vendo sembradora Tanzi 2010 en Young', 'UY');
  expect(facts).toMatchObject({ brand: 'Tanzi', title: 'Sembradora Tanzi' });
  expect(options.year).toEqual(['2010']);
});
