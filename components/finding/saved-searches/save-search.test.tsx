import { render, screen } from '@testing-library/react';
import { SaveSearch } from './save-search';

it('keeps its name where phones show its bell alone', () => {
  const labels = { open: 'Avisame cuando haya', failed: 'Falló' };
  const of = { query: '?breed=Angus', suggestion: 'Angus', nameMax: 80, language: 'es', labels } as const;
  render(<SaveSearch {...of} signInHref="/auth" manageHref="/dashboard" isBrief />);
  const [, button] = screen.getAllByText('Avisame cuando haya');
  expect(button).toHaveClass('max-sm:sr-only');
  expect(screen.getByRole('button', { name: 'Avisame cuando haya' })).toContainElement(button ?? null);
});
