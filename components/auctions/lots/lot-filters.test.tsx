import { fireEvent, render, screen } from '@testing-library/react';
import type { LotSort } from '@/lib/market/auctions/query-schema';
import { LotFilters } from './lot-filters';

const labels = {
  ...{ search: 'Buscar lotes', location: 'Lugar', category: 'Categoría', allCategories: 'Todas', sort: 'Ordenar' },
  ...{ filters: 'Filtros' },
  ...{ minPrice: 'Precio mínimo', maxPrice: 'Precio máximo', apply: 'Buscar', clear: 'Quitar filtros' },
  sorts: { ending: 'Terminan antes', newest: 'Nuevos', price_asc: 'Menor', price_desc: 'Mayor' },
};
const categories = { bovine: 'Bovinos', ovine: 'Ovinos', caprine: 'Caprinos', equine: 'Equinos', aviary: 'Aves' };
const show = (values: Record<string, string>, errors: Record<string, string> = {}, sort: LotSort = 'ending') =>
  render(
    <LotFilters
      action="/auctions"
      query={{ state: 'live', sort }}
      {...{ values, errors, labels, categories }}
      clearHref={null}
    />,
  );

it('says at the field what is wrong with a price of the address, as it was written', () => {
  show({ minPrice: 'abc', maxPrice: '900' }, { minPrice: 'Escribí un importe' });
  const wrong = screen.getByLabelText('Precio mínimo');
  expect(wrong).toHaveValue('abc');
  expect(wrong).toBeInvalid();
  expect(wrong).toHaveAccessibleDescription('Escribí un importe');
  expect(screen.getByLabelText('Precio máximo')).toHaveValue('900');
});

it('has no prices where none are asked for', () => {
  show({});
  expect(screen.queryByLabelText('Precio mínimo')).toBeNull();
});

it('is folded unless a filter or an order is chosen', () => {
  const { unmount } = show({});
  const opens = screen.getByRole('button', { name: 'Filtros' });
  expect(opens).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(opens);
  expect(opens).toHaveAttribute('aria-expanded', 'true');
  unmount();
  show({}, {}, 'newest');
  expect(screen.getByRole('button', { name: 'Filtros' })).toHaveAttribute('aria-expanded', 'true');
});
