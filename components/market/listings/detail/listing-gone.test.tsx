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
  similar: 'Ver similares',
  back: 'Volver',
};

const answerWith = (offSale: unknown) => {
  window.history.replaceState(null, '', `/en/listing/${ID}`);
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(offSale) } as Response));
  render(<ListingGone api="/api/cattle" listHref="/en" labels={labels} />);
};

it('says that a listing is paused, and leads to its like', async () => {
  answerWith({ status: 'paused', similar: '?category=bovine&breed=Angus' });
  expect(await screen.findByText(labels.paused)).toBeInTheDocument();
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
