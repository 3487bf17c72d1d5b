import { render, screen } from '@testing-library/react';
import { StatusBadge } from './status-badge';

it.each([
  ['verified', 'bg-pasture-soft'],
  ['pending', 'bg-wheat-soft'],
  ['rejected', 'bg-clay-soft'],
  ['unverified', 'bg-sunken'],
] as const)('%s is drawn with %s, and said', (status, colour) => {
  render(<StatusBadge status={status} label="En revisión" />);
  expect(screen.getByText('En revisión')).toHaveClass(colour);
});
