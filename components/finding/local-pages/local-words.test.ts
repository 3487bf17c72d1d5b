import type { LocalPage } from '@/lib/finding/local-pages/dto';
import { localWords } from './local-words';

const of = (low: string, middle: string, high: string) => ({ low, middle, high });
const PAGE = {
  names: { stock: 'novillos', place: 'Uruguay', placeKey: 'UY' },
  results: { total: 12, totalIsCapped: false },
  figures: { heads: 300, perHead: of('500', '600', '700'), perKg: of('2.2', '2.5', '3.1') },
  measures: {
    perHead: { currency: 'USD', basis: 'head', factor: 1 },
    perKg: { currency: 'USD', basis: 'live_kg', factor: 1 },
  },
  trend: { per: 'perKg', months: [{ month: '2026-05', lots: 12, middle: '2.5' }] },
} as unknown as LocalPage;

it('says prices in the money and the unit of the country', async () => {
  const measures = {
    perHead: { currency: 'BRL', basis: 'head', factor: 5 },
    perKg: { currency: 'BRL', basis: 'arroba', factor: 150 },
  } as const;
  const { prices } = await localWords('pt', { ...PAGE, measures });
  expect(prices.map(({ range, median }) => `${range}, ${median}`.replaceAll('\u00a0', ' '))).toEqual([
    'R$ 2.500 a R$ 3.500, Mediana R$ 3.000',
    'R$ 330/@ a R$ 465/@, Mediana R$ 375/@',
  ]);
});

it('says prices by weight with their unit, so that they can be shown in pounds', async () => {
  const { prices, trend } = await localWords('es', PAGE);
  const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
  expect(prices.map(({ name, range, median }) => [name, plain(range), plain(median)])).toEqual([
    ['Por cabeza', 'US$ 500 a US$ 700', 'Mediana US$ 600'],
    ['Peso vivo, al contado', 'US$ 2,20/kg a US$ 3,10/kg', 'Mediana US$ 2,50/kg'],
  ]);
  expect(trend?.per).toBe('Peso vivo');
  expect(plain(trend?.months[0]?.price[0])).toBe('US$ 2,50/kg');
});
