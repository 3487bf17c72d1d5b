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
        priceAmount: '4500000',
      },
    },
    { asks: ['currency'] },
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
    'For sale: New Holland T6.140, 2014, 4200 hours, good condition, £38,500 ONO.',
    'GB',
    {
      ...{ brand: 'New Holland', model: 'T6.140', condition: 'good' },
      ...{ priceAmount: '38500', priceCurrency: 'GBP', priceNegotiable: true },
    },
    { asks: ['year'] },
  ],
  [
    '2018 Polaris Ranger, 1,200 hours, like new, $9,500, Valentine, Nebraska',
    'US',
    {
      ...{ brand: 'Polaris', model: 'Ranger', condition: 'like_new', priceAmount: '9500' },
      location: 'Valentine, Nebraska',
    },
    { asks: ['year', 'currency'] },
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

it('takes what is asked in exchange for nothing that is sold', () => {
  const { facts, asks, unread } = read('Tractor Ford 6600 4x4 de 75 hp. Permuto por camioneta Toyota', 'AR');
  expect(facts).toMatchObject({ category: 'machinery' });
  expect(asks).toEqual(['brand']);
  expect(unread).toEqual([]);
});

it('keeps the text without telephone numbers', () => {
  expect(read('Tractor Fiat 700.\nLlamar 099 123 456', 'UY').description).not.toMatch(/099/);
});

it('offers a year that no word is beside, and takes it for none', () => {
  const { facts, options } = read('Tractor Deutz 85, 1979', 'AR');
  expect(facts.year).toBeUndefined();
  expect(options.year).toEqual(['1979']);
});

it('takes neither of two years', () => {
  const { facts, asks } = read('Tractor Deutz modelo 1979, modelo 1981', 'AR');
  expect(facts.year).toBeUndefined();
  expect(asks).toContain('year');
});

it('reads a video link', () => {
  expect(read('Tractor Fiat https://youtu.be/dQw4w9WgXcQ', 'UY').facts.youtubeUrl).toBe('https://youtu.be/dQw4w9WgXcQ');
});
