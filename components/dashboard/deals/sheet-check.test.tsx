import { screen } from '@testing-library/react';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { SheetCheck } from './sheet-check';

it('asks for the code where the address has none, and says that one matches nothing', () => {
  const { unmount } = renderWithMessages(<SheetCheck checked="codeless" number="2041" isOwn={false} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Falta el código' })).toBeInTheDocument();
  expect(screen.getByText(/escaneá el QR de la hoja/)).toBeInTheDocument();
  unmount();
  renderWithMessages(<SheetCheck checked={null} number="2041" isOwn={false} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Cambiada o desconocida' })).toBeInTheDocument();
});
