import { render, screen } from '@testing-library/react';
import { BrowseShell } from './browse/browse-shell';
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

it('shows the order that the words of a search ask for, though its address names none', async () => {
  const labels = await browseLabels('es');
  render(
    <BrowseShell
      {...{ locale: 'es', action: '/', labels, cards: [], chips: [], problems: [], fields: null, top: null }}
      query={{ page: 1, limit: 12, sort: 'price_asc' }}
      queryString={() => ''}
      values={{ search: 'terneros baratos', sort: 'newest' }}
      results={{ total: 0, totalIsCapped: false, totalPages: 0 }}
      siteUrl={new URL('https://corral.example')}
    />,
  );
  expect(screen.getByRole('combobox', { name: labels.bar.sort })).toHaveValue('price_asc');
});
