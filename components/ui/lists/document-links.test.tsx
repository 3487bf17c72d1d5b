import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { DocumentLinks } from './document-links';

it('shows a PDF in place where the browser has a viewer', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  renderWithMessages(<DocumentLinks names={['b.pdf']} />);
  const user = userEvent.setup();
  expect(screen.getByRole('link', { name: /PDF/ })).toHaveAttribute('download');
  await user.click(screen.getByRole('button', { name: /1.*PDF/ }));
  expect(screen.getByTitle(/1.*PDF/)).toHaveAttribute('src', '/api/verification/documents/b.pdf?show');
  await user.click(screen.getByRole('button', { name: /1.*PDF/ }));
  expect(screen.queryByTitle(/1.*PDF/)).not.toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
});

it('shows a picture of a document in place once it is asked for, and has the others downloaded', async () => {
  renderWithMessages(<DocumentLinks names={['a.jpg', 'b.pdf']} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /2.*PDF/ })).toHaveAttribute('href', '/api/verification/documents/b.pdf');
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Frente' });
  await user.click(button);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/api/verification/documents/a.jpg');
  await user.click(button);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('names the photographs of an identity card by their side, and what may show both by its number', () => {
  const { unmount } = renderWithMessages(<DocumentLinks names={['a.jpg', 'b.png', 'c.jpg']} />);
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Frente', 'Dorso', 'Documento 3 (JPG)']);
  unmount();
  renderWithMessages(<DocumentLinks names={['a.pdf', 'b.jpg']} />);
  expect(names()).toEqual(['Documento 2 (JPG)']);
});
