import { render, screen, waitFor } from '@testing-library/react';
import { ListingGone } from './listing-gone';

jest.mock('next/navigation', () => ({ useRouter: () => ({ back: jest.fn() }) }));

const ID = '01934b5e-0000-7000-8000-000000000001';
const labels = {
  title: 'Anuncio no encontrado',
  text: 'No existe o no está a la venta.',
  paused: 'En pausa: por ahora no está a la venta.',
  reserved: 'Todo reservado.',
  expired: 'Venció: por ahora no está a la venta.',
  pausedTitle: 'Este anuncio está en pausa',
  reservedTitle: 'Este lote está todo reservado',
  expiredTitle: 'Este anuncio venció',
  similar: 'Ver similares',
  back: 'Volver',
};

const answerWith = (offSale: unknown) => {
  window.history.replaceState(null, '', `/en/listing/${ID}`);
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(offSale) } as Response));
  render(<ListingGone api="/api/cattle" locale="en" listHref="/en" labels={labels} notice="Avisame" />);
};

it('says what is paused in the language of the page, shows it in grey and leads to its like', async () => {
  answerWith({
    status: 'paused',
    title: '12 terneros Angus',
    language: 'es',
    titles: { es: '12 terneros Angus', en: '12 Angus calves', pt: '12 bezerros Angus' },
    picture: '/media/calves.webp',
    similar: '?category=bovine&breed=Angus',
  });
  expect(await screen.findByRole('heading', { name: labels.pausedTitle })).toBeInTheDocument();
  expect(screen.getByText('12 Angus calves')).toBeInTheDocument();
  expect(screen.getByText(labels.paused)).toBeInTheDocument();
  expect(screen.queryByText(labels.title)).toBeNull();
  expect(document.querySelector('img')).toHaveAttribute('src', '/media/calves.webp');
  expect(screen.getByRole('link', { name: 'Avisame' })).toHaveAttribute(
    'href',
    '/en?category=bovine&breed=Angus#save-search',
  );
  expect(screen.getByRole('link', { name: 'Ver similares' })).toHaveAttribute(
    'href',
    '/en?category=bovine&breed=Angus',
  );
  expect(fetch).toHaveBeenCalledWith(`/api/cattle/${ID}/off-sale`);
});

it('says what may be of any other', async () => {
  answerWith(null);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(screen.getByText(labels.text)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ver similares' })).toBeNull();
});
