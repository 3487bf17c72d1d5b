import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { LotLive, MyStanding } from '@/lib/market/auctions/dto';
import { standing } from '@/tests/factories/standing';
import es from '@/messages/es.json';
import { LotProvider, standingKey } from '@/components/auctions/lot-page/lot-provider';
import { WHOLE_LOT } from '@/tests/factories/bid-terms';
import { BidPanel } from './bid-panel';

const ID = '01934b5e-0000-7000-8000-000000000001';
const live: LotLive = {
  version: 3,
  revision: 'a',
  state: 'live',
  inReview: false,
  currentPrice: null,
  nextMinimum: '500.00',
  increment: '250.00',
  total: '500.00',
  totalUsd: '500.00',
  reserve: 'none',
  bidCount: 0,
  bids: [],
  startTime: '2026-11-21T10:00:00.000Z',
  endTime: '2099-01-01T00:00:00.000Z',
  serverTime: '2026-11-21T12:00:00.000Z',
};

const nobody = standing();

/** Renders the panel of a page that was rendered with revision `a`. */
function show(lot: Partial<LotLive>, mine: Partial<MyStanding> = {}) {
  globalThis.fetch = jest.fn(() => Promise.reject(new Error('offline')));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(standingKey(ID), { ...nobody, ...mine });
  render(
    <QueryClientProvider client={client}>
      <LotProvider
        constants={{
          ...{ id: ID, title: '24 novillos', quantity: 24, startingPrice: '500.00', revision: 'a' },
          ...{ terms: WHOLE_LOT, locale: 'es', labels: es.lot.ui },
        }}
        initial={{ ...live, ...lot }}
      >
        <BidPanel actions={null} />
      </LotProvider>
    </QueryClientProvider>,
  );
}

it('has a lot read again that its seller changed, before anybody bids on it', () => {
  show({ revision: 'b' });
  expect(screen.getByText('Quien vende cambió este lote antes de la primera puja.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ver cómo quedó' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Pujar' })).toBeNull();
});

it('takes bids on a lot that is as it was read', () => {
  show({});
  expect(screen.getByRole('link', { name: 'Pujar' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Editar el lote' })).toBeNull();
});

it('leads the seller to the form until the first bid', () => {
  show({}, { isSeller: true, mayEdit: true });
  expect(screen.getByRole('link', { name: 'Editar el lote' })).toHaveAttribute('href', `/edit-auction/${ID}`);
});

it('leads nowhere once there is a bid', () => {
  show({ bidCount: 1, currentPrice: '500.00' }, { isSeller: true, mayEdit: true });
  expect(screen.queryByRole('link', { name: 'Editar el lote' })).toBeNull();
});

it('calls a winning bid void while an administrator decides whose the lot is', () => {
  show({ state: 'sold', inReview: true, currentPrice: '28250.00', reserve: 'met', bidCount: 17 });
  expect(screen.getByText('La puja que ganó, sin efecto')).toBeInTheDocument();
  expect(screen.queryByTestId('reserve')).toBeNull();
});
