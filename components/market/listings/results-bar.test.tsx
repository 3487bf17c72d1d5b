import { render, screen } from '@testing-library/react';
import { BrowseShell, type BrowseShellLabels } from './browse/browse-shell';
import { browseLabels } from './browse/labels';
import { ResultsBar } from './browse/results-bar';

jest.mock('@/components/market/ads/ad-slot', () => ({ AdSlot: () => null }));
jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

it('has what can be done with the search beside the number of results', async () => {
  const { bar } = await browseLabels('es');
  const of = { found: '12 animales', range: '', sort: 'newest', labels: bar };
  const { container } = render(<ResultsBar {...of} action={<button type="button">Avisame cuando haya</button>} />);
  expect(container.querySelector('h2 + button')).toBe(screen.getByRole('button', { name: 'Avisame cuando haya' }));
});

const shellOf = (labels: BrowseShellLabels) => ({
  ...{ locale: 'es' as const, action: '/', labels, cards: [], chips: [], problems: [], fields: null, top: null },
  ...{ queryString: () => '', values: {}, siteUrl: new URL('https://corral.example') },
  query: { page: 1, limit: 12, sort: 'newest' },
  results: { total: 0, totalIsCapped: false, totalPages: 0 },
});

it('shows the order that the words of a search ask for, though its address names none', async () => {
  const labels = await browseLabels('es');
  render(
    <BrowseShell
      {...shellOf(labels)}
      query={{ page: 1, limit: 12, sort: 'price_asc' }}
      values={{ search: 'terneros baratos', sort: 'price_asc' }}
    />,
  );
  expect(screen.getByRole('combobox', { name: labels.bar.sort })).toHaveValue('price_asc');
  // Nothing is no list.
  expect(screen.queryByRole('button', { name: labels.bar.list })).toBeNull();
});

it('gives few results a heading beside that of what follows, and no other view', async () => {
  const labels = await browseLabels('es');
  const card = { href: '/listing/1', title: 'Un toro', stock: 'bovine', price: '1.000', place: 'Salto' };
  const shell = { ...shellOf(labels), results: { total: 1, totalIsCapped: false, totalPages: 1 }, cards: [card] };
  const { rerender } = render(<BrowseShell {...shell} heading="Lo que pediste" />);
  expect(screen.getByRole('heading', { name: 'Lo que pediste' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: labels.bar.list })).toBeNull();
  rerender(<BrowseShell {...shell} />);
  expect(screen.queryByRole('heading', { name: 'Lo que pediste' })).toBeNull();
  expect(screen.getAllByRole('button', { name: labels.bar.list })).toHaveLength(2);
});
