import { render, screen } from '@testing-library/react';
import { HOUR_MS } from '@/lib/core/durations';
import { ClosingTime } from './closing-time';

const labels = { closes: 'cierra {when}', closesIn: 'cierra en {time}' };
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

it('says how long it still takes within a day, and after it when', () => {
  const { rerender } = render(<ClosingTime locale="es" labels={labels} at={inHours(2.7)} />);
  expect(screen.getByText(/^cierra en 2\sh 4\d\smin$/)).toBeInTheDocument();
  rerender(<ClosingTime locale="es" labels={labels} at={inHours(80)} />);
  expect(screen.getByText(/^cierra \S+ .*\d\d:\d\d$/)).not.toHaveTextContent('GMT');
});
