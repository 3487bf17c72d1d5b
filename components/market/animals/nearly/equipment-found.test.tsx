import { render, screen } from '@testing-library/react';
import { browseLabels, animalNames } from '@/components/market/listings/browse/labels';
import { equipmentLabels } from '@/components/market/equipment/labels';
import type { EquipmentFound } from '@/lib/finding/understood-searches/dto';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { EquipmentFoundFilters, equipmentFound, namedChips } from './equipment-found';

const TRACTOR: EquipmentFound['listings'][number] = {
  id: 'tractor',
  title: 'Tractor Valtra',
  createdAt: '2026-05-05T12:00:00.000Z',
  imageDetails: [] as EquipmentFound['listings'][number]['imageDetails'],
  price: '10800',
  priceAmount: '10800',
  priceCurrency: 'USD',
  location: 'Salto, Uruguay',
  category: 'machinery',
  condition: 'good',
  brand: null,
  model: null,
  year: null,
} as EquipmentFound['listings'][number];

it('says in what equipment differs from what was asked', async () => {
  const labels = await browseLabels('es');
  const { instead } = await equipmentFound(
    {
      ...{ query: { page: 1, limit: 12, sort: 'newest' }, listings: [TRACTOR], like: [], total: 1, isExact: false },
      ...{
        named: [],
        powers: [],
        cheap: null,
        unused: ['pala'],
        differences: { tractor: [{ of: 'price', percent: 20, asked: 9000 }] },
        unmet: ['maxPrice'],
      },
    },
    {
      ...{ locale: 'es', labels, names: await animalNames('es'), search: 'tractor', read: undefined },
      query: { ...parseAnimalListingQuery({}).query, maxPrice: '9000' },
    },
  );
  render(instead);
  expect(screen.getByText('20 % más').parentElement).toHaveTextContent('20 % más, pediste hasta US$ 9.000');
  expect(screen.getByText('No usamos «pala».')).toBeVisible();
});

it.each([
  [true, 1],
  [false, 0],
])('calls equipment beside which others are what was asked only if it is: %p', async (isExact, headings) => {
  const { instead } = await equipmentFound(
    {
      ...{ query: { page: 1, limit: 12, sort: 'newest' }, listings: [TRACTOR], total: 1, isExact },
      ...{
        like: [{ ...TRACTOR, id: 'other' }],
        named: [],
        powers: [],
        cheap: null,
        unused: [],
        differences: {},
        unmet: [],
      },
    },
    {
      ...{ locale: 'es', labels: await browseLabels('es'), names: await animalNames('es'), search: 'tractor' },
      ...{ read: undefined, query: parseAnimalListingQuery({}).query },
    },
  );
  render(instead);
  expect(screen.queryAllByRole('heading', { name: 'Lo que pediste' })).toHaveLength(headings);
});

const LABELS = { locale: 'es', action: '/', cheapFirst: 'Menor precio' } as const;

it('says of a power that machines about as strong are found', async () => {
  const query = { ...parseAnimalListingQuery({}).query, search: 'tractor 80 caballos' };
  const found = { named: ['tractor'], powers: ['80 caballos'], cheap: null, listings: [TRACTOR], like: [] };
  const chips = await namedChips(found, query, LABELS);
  expect(chips.map(({ label }) => label)).toEqual(['Tractor', 'Cerca de 80 caballos']);
});

it('has a chip of the order that a text asks for', async () => {
  const query = { ...parseAnimalListingQuery({}).query, search: 'tractor barato' };
  const chips = await namedChips(
    { named: ['tractor'], powers: [], cheap: 'barato', listings: [TRACTOR], like: [] },
    query,
    LABELS,
  );
  expect(chips).toEqual([
    { label: 'Tractor', href: '/?search=barato' },
    { label: 'Menor precio', href: '/?search=tractor' },
  ]);
});

it('has filters of a price and a place alone beside it, and the way to the others', async () => {
  const { filters } = await equipmentLabels('es');
  const labels = { ...filters, more: { href: '/equipment?search=tractor', label: 'Más filtros' } };
  render(<EquipmentFoundFilters locale="es" values={{ maxPrice: '9000' }} errors={{}} labels={labels} />);
  expect(screen.getByRole('link', { name: 'Más filtros' })).toHaveAttribute('href', labels.more.href);
  expect(screen.getByRole('textbox', { name: filters.maxPrice })).toHaveValue('9000');
  // A machine's price is of no head.
  expect(screen.getByText('Precio')).toBeVisible();
  expect(screen.queryByText('Raza')).toBeNull();
});
