import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { LotProvider } from '@/components/auctions/lot-page/lot-provider';
import type { LotLive, PublicBid } from '@/lib/market/auctions/dto';
import es from '@/messages/es.json';
import { WHOLE_LOT } from '@/tests/factories/bid-terms';
import { BidHistory } from './bid-history';

const ID = '01934b5e-0000-7000-8000-000000000001';

const bid = (bidder: string, amount: string, hour: number, isWinning = false): PublicBid => ({
  id: `${bidder}${hour}`,
  bidder: `${bidder}*** P.`,
  amount,
  total: amount,
  totalUsd: amount,
  createdAt: `2026-11-21T${hour}:00:00.000Z`,
  isWinning,
  isVoid: false,
});

const live: LotLive = {
  revision: 'a',
  version: 1,
  state: 'live',
  inReview: false,
  currentPrice: '30250.00',
  nextMinimum: '30500.00',
  increment: '250.00',
  total: '30250.00',
  totalUsd: '30250.00',
  reserve: 'met',
  bidCount: 4,
  // Newest first, as the server sends them: A's maximum outbid C at once, as D's had outbid B.
  bids: [bid('C', '30000.00', 15), bid('A', '30250.00', 14, true), bid('B', '28250.00', 13), bid('D', '29500.00', 12)],
  startTime: '2026-11-21T10:00:00.000Z',
  endTime: '2099-01-01T00:00:00.000Z',
  serverTime: '2026-11-21T16:00:00.000Z',
};

class Stream extends EventTarget {
  static last: Stream;
  constructor() {
    super();
    Stream.last = this;
  }
  close() {
    return undefined;
  }
  send(lot: LotLive) {
    act(() => void this.dispatchEvent(new MessageEvent('lot', { data: JSON.stringify(lot) })));
  }
}

function show() {
  globalThis.EventSource = Stream as unknown as typeof EventSource;
  globalThis.fetch = jest.fn(() => Promise.reject(new Error('offline')));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LotProvider
        constants={{
          id: ID,
          title: '24 novillos',
          quantity: 24,
          startingPrice: '19200.00',
          revision: 'a',
          terms: WHOLE_LOT,
          locale: 'es',
          labels: es.lot.ui,
        }}
        initial={live}
      >
        <BidHistory />
      </LotProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('lists bids from the highest, and marks automatic ones', () => {
  show();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\u00a0/g, ' '));
  expect(rows.map((row) => /US\$ ([\d.]+)/.exec(row)?.[1])).toEqual(['30.250', '30.000', '29.500', '28.250']);
  expect(rows.map((row) => row.includes('automática'))).toEqual([true, false, true, false]);
  expect(screen.getByText(/contesta en el acto a las pujas menores/)).toBeVisible();
});

it('announces the current price only, at most every four seconds', () => {
  show();
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  Stream.last.send({ ...live, version: 2, bidCount: 5, currentPrice: '30500.00' });
  act(() => void jest.advanceTimersByTime(0));
  expect(region).toHaveTextContent('Nueva puja: US$ 30.500.');
  Stream.last.send({ ...live, version: 3, bidCount: 6, currentPrice: '31000.00' });
  act(() => void jest.advanceTimersByTime(1000));
  expect(region).toBeEmptyDOMElement();
  Stream.last.send({ ...live, version: 4, bidCount: 7, currentPrice: '31250.00' });
  act(() => void jest.advanceTimersByTime(3000));
  expect(region).toHaveTextContent('Nueva puja: US$ 31.250.');
});
