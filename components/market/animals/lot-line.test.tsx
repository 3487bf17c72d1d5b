import type { LotLine } from '@/components/market/listings/card-model';
import type { LotDto } from '@/lib/market/animal-lots/lot-dto';
import type { LotSource } from '@/lib/market/animal-lots/lot-figures';
import type { Locale } from '@/lib/core/i18n/locales';
import { pricedLot } from '@/tests/factories/priced-lot';
import { lotLine, termsText } from './lot-line';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const text = (part: LotLine['lead'] | undefined) => (typeof part === 'object' ? part[0] : (part ?? ''));

/** The two rows as they read. */
function rows(source: LotSource, locale: Locale = 'es'): string[] {
  const { lead, rest, head, total } = lotLine(locale, source);
  const second = [head, total].filter(Boolean).map(text).join(' · ');
  return [text(lead) + rest.map(text).join(''), second].filter(Boolean).map(plain);
}

it.each<[string, Partial<LotDto>, number | null, string[]]>([
  [
    'by the kilo in US dollars: per head',
    { headCount: 40, priceAmount: '3.05', priceBasis: 'live_kg' },
    170,
    ['≈ US$ 519/cab · 40 cab. × 170 kg', 'lote ≈ US$ 20.740'],
  ],
  [
    'per head: the kilo is approximate, the lot exact',
    { class: 'heifer_bred', headCount: 24, priceAmount: '1180' },
    380,
    ['≈ US$ 3,11/kg · 24 cab. × 380 kg', 'lote US$ 28.320'],
  ],
  [
    'by the arroba in reais: in reais, whatever the rate',
    { class: 'steer_fat', headCount: 60, priceAmount: '320', priceBasis: 'arroba', priceCurrency: 'BRL' },
    540,
    ['≈ R$ 5.760/cab · 60 cab. × 540 kg', 'lote ≈ R$ 345.600'],
  ],
  [
    'for the lot: a head is exact',
    { class: 'cow_cull', headCount: 12, priceAmount: '9600', priceBasis: 'lot' },
    430,
    ['≈ US$ 1,86/kg · 12 cab. × 430 kg', 'US$ 800/cab'],
  ],
  [
    'by the kilo in Mexican pesos',
    { headCount: 32, priceAmount: '92', priceBasis: 'live_kg', priceCurrency: 'MXN' },
    180,
    ['≈ MX$ 16.560/cab · 32 cab. × 180 kg', 'lote ≈ MX$ 529.920'],
  ],
  [
    'without a weight',
    { class: 'steer_2_3', headCount: 18, priceAmount: '740' },
    null,
    ['sin peso · 18 cab.', 'lote US$ 13.320'],
  ],
  [
    'of laying hens: nobody buys them by the kilo',
    { class: 'layer', headCount: 25, priceAmount: '17' },
    3,
    ['25 cab. · 3 kg', 'lote US$ 425'],
  ],
  [
    'of pairs: no price by the kilo, as the weight is the mother’s alone',
    { class: 'cow_calf', headCount: 18, priceAmount: '740' },
    480,
    ['18 cab. con su cría · 480 kg', 'lote US$ 13.320'],
  ],
  ['one breeding animal: its weight', { class: 'bull', priceAmount: '4800' }, 742, ['742 kg · 1 cab.']],
  [
    'by the kilo in Argentine pesos',
    { headCount: 28, priceAmount: '4700', priceBasis: 'live_kg', priceCurrency: 'ARS' },
    180,
    ['≈ AR$ 846.000/cab · 28 cab. × 180 kg', 'lote ≈ AR$ 23.688.000'],
  ],
  [
    'by the kilo in Uruguayan pesos',
    { headCount: 22, priceAmount: '121', priceBasis: 'live_kg', priceCurrency: 'UYU' },
    172,
    ['≈ $U 20.812/cab · 22 cab. × 172 kg', 'lote ≈ $U 457.864'],
  ],
  [
    'at a rate too old to compare with: its own currency',
    { headCount: 32, priceAmount: '92', priceBasis: 'live_kg', priceCurrency: 'MXN', comparable: false },
    180,
    ['≈ MX$ 16.560/cab · 32 cab. × 180 kg', 'lote ≈ MX$ 529.920'],
  ],
  [
    'per head at a rate too old',
    { class: 'cow_bred', headCount: 10, priceAmount: '900000', priceCurrency: 'ARS', comparable: false },
    400,
    ['≈ AR$ 2.250/kg · 10 cab. × 400 kg', 'lote AR$ 9.000.000'],
  ],
  [
    'of those that are left: beside all that there were, at what they come to',
    { headCount: 60, headsLeft: 20, priceAmount: '3.05', priceBasis: 'live_kg' },
    170,
    ['≈ US$ 519/cab · 20 de 60 cab. × 170 kg', 'lote ≈ US$ 10.370'],
  ],
  [
    'for the lot of which some are left: a head is what it was',
    { class: 'cow_cull', headCount: 12, headsLeft: 4, priceAmount: '9600', priceBasis: 'lot' },
    430,
    ['≈ US$ 1,86/kg · 4 de 12 cab. × 430 kg', 'US$ 800/cab'],
  ],
  [
    'of a lot that is sold out: all that it had',
    { headCount: 60, headsLeft: 0, priceAmount: '3.05', priceBasis: 'live_kg' },
    170,
    ['≈ US$ 519/cab · 60 cab. × 170 kg', 'lote ≈ US$ 31.110'],
  ],
])('%s', (_, facts, weight, expected) => {
  expect(rows(pricedLot(facts, weight))).toEqual(expected);
});

it('misses no weight of animals that nobody weighs', () => {
  const hens = {
    ...pricedLot({ class: 'layer', headCount: 500, priceAmount: '9' }, null),
    category: 'aviary' as const,
  };
  expect(rows(hens)).toEqual(['500 cab.', 'lote US$ 4.500']);
});

it('is written in the words of each language', () => {
  const calves = pricedLot({ headCount: 40, priceAmount: '3.05', priceBasis: 'live_kg' }, 170);
  expect(rows(calves, 'en')).toEqual(['≈ US$ 519/head · 40 head × 170 kg', 'lot ≈ US$ 20,740']);
  expect(rows(calves, 'pt')).toEqual(['≈ US$ 519/cab · 40 cab. × 170 kg', 'lote ≈ US$ 20.740']);
  const left = { ...calves, lot: { ...calves.lot, headsLeft: 15 } };
  expect(rows(left, 'en')[0]).toBe('≈ US$ 519/head · 15 of 40 head × 170 kg');
  expect(rows(left, 'pt')[0]).toBe('≈ US$ 519/cab · 15 de 40 cab. × 170 kg');
});

it('compares a price by the pound with those by the kilo, in languages of kilograms', () => {
  const calves = pricedLot({ headCount: 50, priceAmount: '389.5', priceBasis: 'live_cwt' }, 212);
  expect(rows(calves, 'es')[0]).toBe('≈ US$ 8,59/kg · 50 cab. × 212 kg');
  expect(rows(calves, 'en')[0]).toBe('≈ US$ 1,820/head · 50 head × 212 kg');
});

it('keeps the unrounded number behind every figure', () => {
  const { lead, total } = lotLine('es', pricedLot({ headCount: 40, priceAmount: '3.05', priceBasis: 'live_kg' }, 170));
  expect([lead, total].map((part) => (typeof part === 'object' ? part[1] : part))).toEqual(['518.5', '20740']);
});

it.each<[Partial<LotDto>, string]>([
  [{}, ''],
  [{ payment: { kind: 'cash' } }, 'contado'],
  [
    { payment: { kind: 'days', days: [30, 60, 90] }, priceAmount: '3.05', priceBasis: 'live_kg', cashAmount: '2.9319' },
    '30/60/90 · contado ≈ US$ 2,93/kg',
  ],
  [{ payment: { kind: 'days', days: [60] }, cashAmount: '711.26' }, 'a 60 días · contado ≈ US$ 711/cab'],
  [
    { payment: { kind: 'days', days: [30] }, priceAmount: '9600', priceBasis: 'lot', cashAmount: '9411.76' },
    'a 30 días · contado ≈ US$ 9.412 el lote',
  ],
  [{ payment: { kind: 'instalments', groups: [2, 2, 20] } }, '24 cuotas'],
])('says how it is paid: %j', (facts, expected) => {
  expect(plain(termsText('es', pricedLot(facts, 170).lot) ?? '')).toBe(expected);
});
