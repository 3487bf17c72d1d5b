import { screen } from '@testing-library/react';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { Published } from './published';

const shown = {
  locale: 'es',
  card: null,
  view: '/listing/1',
  another: '/create-listing',
  share: {
    text: 'Novillos',
    url: 'https://corral.uy/listing/1',
    sheet: null,
    qr: null,
    preview: { path: '/a.png', alt: '' },
  },
  verificationStatus: 'verified',
} as const;

it('begins at its heading, so that a keyboard and a screen reader go on from there', async () => {
  renderWithMessages(await Published(shown));
  expect(screen.getByRole('heading', { name: 'Ya está a la vista' })).toHaveFocus();
  // That of the card is on the third level.
  expect(screen.getByRole('heading', { level: 2, name: 'Así lo ven los compradores.' })).toBeVisible();
});

it('says that buyers will ask for a weight that nobody said, and where to say it', async () => {
  const weightPath = '/dashboard/listing/1/edit?field=weight';
  const { unmount } = renderWithMessages(await Published({ ...shown, weightPath }));
  expect(screen.getByText('Falta el peso: los compradores lo van a preguntar.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Agregar el peso' })).toHaveAttribute('href', weightPath);
  unmount();
  renderWithMessages(await Published(shown));
  expect(screen.queryByText(/Falta el peso/)).not.toBeInTheDocument();
});

it('offers the next lot of the advertisement, by what it says', async () => {
  sessionStorage.setItem('corral.other-lots', JSON.stringify(['y 15 terneros Hereford']));
  renderWithMessages(await Published(shown));
  expect(await screen.findByRole('link', { name: 'Preparar el siguiente lote' })).toHaveAttribute(
    'href',
    '/create-listing#next-lot',
  );
  expect(screen.getByText('«15 terneros Hereford»')).toBeVisible();
  sessionStorage.clear();
});

it('shows the sheet in small, and prints it or keeps it as a PDF in one press', async () => {
  const share = { ...shown.share, sheet: '/listing/1/sheet', qr: '/media/qr/1.svg' };
  const { container } = renderWithMessages(await Published({ ...shown, share, verificationStatus: 'unverified' }));
  expect(container.querySelectorAll('[data-thumbnail] img')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Imprimir o guardar PDF' })).toHaveAttribute(
    'href',
    '/listing/1/sheet#print',
  );
  expect(screen.getByRole('link', { name: 'Verificar, 2 minutos' })).toHaveAttribute('href', '/verification');
});
