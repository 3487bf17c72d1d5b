import { PRICE_BASES } from '@/lib/livestock/pricing/price-bases';
import { askedPriceText } from './asked-price';
import { LOCALES, type Locale } from '@/lib/core/i18n/locales';
import type { Reader } from '@/lib/core/i18n/typed-number';
import { readHeads, readMonths, readPercent, readPounds, readPrice, readWeight } from './read-quantity';

it.each([
  ['170', '170'],
  ['170 kg', '170'],
  ['1.150', '1150'],
  ['170,5', '170.5'],
  ['840 lb', '381.0175908'],
  ['840lbs', '381.0175908'],
  ['18@', '540'],
  ['18 arrobas', '540'],
  ['370 k', '370'],
  ['1,2 mil kg', '1200'],
  ['', null],
  ['mucho', null],
  ['18 m', null],
])('the weight %s is %s kg', (typed, kilograms) =>
  expect(readWeight('es', typed)).toEqual(kilograms ? [kilograms] : []),
);

it.each([
  ['8', '8'],
  ['8 meses', '8'],
  ['2 años', '24'],
  ['1,5 años', '18'],
  ['2 years', '24'],
  ['2 kg', null],
])('the age %s is %s months', (typed, months) => expect(readMonths('es', typed)).toEqual(months ? [months] : []));

it('reads heads and percentages with their words', () => {
  const first = (read: Reader) => (typed: string) => read('es', typed)[0];
  expect(['40', '40 cab.', '1.200 cabezas', '2 mil cabezas', '40 kg'].map(first(readHeads))).toEqual([
    '40',
    '40',
    '1200',
    '2000',
    undefined,
  ]);
  expect(['5', '5 %', '5,5%', 'x'].map(first(readPercent))).toEqual(['5', '5', '5.5', undefined]);
});

describe('a price', () => {
  it.each<[Locale, string, object | null]>([
    ['es', '3,05', { amount: '3.05' }],
    ['es', '3.05', { amount: '3.05' }],
    ['es', '1.200', { amount: '1200' }],
    ['pt', '1.200', { amount: '1200' }],
    ['en', '1.200', null],
    ['es', '1,200', null],
    ['en', 'US$ 1.2k', { amount: '1200', currency: 'USD' }],
    ['es', '1,2 mil', { amount: '1200' }],
    ['es', '1,2 mil dólares por cabeza', { amount: '1200', currency: 'USD', basis: 'head' }],
    ['es', '1150 dólares', { amount: '1150', currency: 'USD' }],
    ['es', '2 millones el lote', { amount: '2000000', basis: 'lot' }],
    ['pt', 'R$ 3,5 mil', { amount: '3500', currency: 'BRL' }],
    ['es', '25.000 al bulto', { amount: '25000', basis: 'lot' }],
    ['es', '1150 pesos', { amount: '1150' }],
    ['en', '1,200', { amount: '1200' }],
    ['es', '1.234.567,50', { amount: '1234567.50' }],
    ['es', '0.385', { amount: '0.385' }],
    ['en', '3.4250', { amount: '3.4250' }],
    ['es', 'US$ 3,05', { amount: '3.05', currency: 'USD' }],
    ['es', 'u$s 3,05 el kilo', { amount: '3.05', currency: 'USD', basis: 'live_kg' }],
    ['es', '4.200 $/kg', { amount: '4200', basis: 'live_kg' }],
    ['es', '$4.200/kg', { amount: '4200', basis: 'live_kg' }],
    ['es', '4.200 AR$/kg', { amount: '4200', basis: 'live_kg', currency: 'ARS' }],
    ['es', '121 $U por kilo', { amount: '121', basis: 'live_kg', currency: 'UYU' }],
    ['es', '121 UYU', { amount: '121', currency: 'UYU' }],
    ['pt', 'R$ 320/@', { amount: '320', basis: 'arroba', currency: 'BRL' }],
    ['es', '18@', { amount: '18', basis: 'arroba' }],
    ['en', '385c', { amount: '3.85', basis: 'live_lb' }],
    ['en', '385.5 c/lb', { amount: '3.855', basis: 'live_lb' }],
    ['en', '$342.50 per cwt', { amount: '342.50', basis: 'live_cwt' }],
    ['en', '1,150 per head', { amount: '1150', basis: 'head' }],
    ['es', '1150 por cabeza', { amount: '1150', basis: 'head' }],
    ['es', '4,20 el kilo en gancho', { amount: '4.20', basis: 'carcass_kg' }],
    ['es', '20.740 todo el lote', { amount: '20740', basis: 'lot' }],
    ['es', '', null],
    ['es', 'a convenir', null],
    ['es', '-5', null],
    ['es', '3 por vaca', null],
    ['es', '3 XYZ', null],
    ['es', 'X$ 3', null],
  ])('in %s, %s is %j', (locale, typed, price) => expect(readPrice(locale, typed)).toEqual(price));

  it.each(LOCALES)('is read again from how the site writes it in %s', (locale) => {
    for (const currency of ['USD', 'ARS', 'UYU', 'BRL', 'PYG', 'AUD'] as const) {
      for (const basis of PRICE_BASES) {
        const asked = { amount: '1234.5', basis, currency };
        const read = readPrice(locale, askedPriceText(locale, asked));
        expect({ ...read, amount: Number(read?.amount) }).toEqual({ ...asked, amount: 1234.5 });
      }
    }
  });
});

it.each([
  ['525', '238.13599425'],
  ['525 lb', '238.13599425'],
  ['240 kg', '240'],
  ['1,200', '544.310844'],
])('reads %s as pounds where animals are weighed in them', (typed, kilograms) =>
  expect(readPounds('en', typed)).toEqual([kilograms]),
);
