import type { LocalPage } from '@/lib/finding/local-pages/dto';
import { localWords } from './local-words';

const of = (low: string, middle: string, high: string) => ({ low, middle, high });
const PAGE = {
  names: { stock: 'novillos', place: 'Uruguay', placeKey: 'UY' },
  results: { total: 12, totalIsCapped: false },
  figures: { heads: 300, perHead: of('500', '600', '700'), perKg: of('2.2', '2.5', '3.1') },
  trend: { per: 'perKg', months: [{ month: '2026-05', lots: 12, middle: '2.5' }] },
} as unknown as LocalPage;

it('says prices by weight with their unit, so that they can be shown in pounds', async () => {
  const { prices, trend } = await localWords('es', PAGE);
  const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
  expect(prices.map(({ name, range, half }) => [name, plain(range), plain(half)])).toEqual([
    ['Por cabeza', 'US$ 500 a US$ 700', 'La mitad pide US$ 600 o menos'],
    ['Peso vivo, al contado', 'US$ 2,20/kg a US$ 3,10/kg', 'La mitad pide US$ 2,50/kg o menos'],
  ]);
  expect(trend?.per).toBe('Peso vivo');
  expect(plain(trend?.months[0]?.price[0])).toBe('US$ 2,50/kg');
});
