import { render, screen } from '@testing-library/react';
import { browseLabels } from './browse/labels';
import { ResultsBar } from './browse/results-bar';

it('has what can be done with the search beside the number of results', async () => {
  const { bar } = await browseLabels('es');
  const of = { found: '12 animales', range: '', sort: 'newest', labels: bar };
  const { container } = render(<ResultsBar {...of} action={<button type="button">Avisame cuando haya</button>} />);
  expect(container.querySelector('h2 + button')).toBe(screen.getByRole('button', { name: 'Avisame cuando haya' }));
});
