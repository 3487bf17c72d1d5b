import { fireEvent, screen } from '@testing-library/react';
import type { OwnBid } from '@/lib/market/auctions/dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { OwnBids } from './own-bids';

function bid(title: string, status: OwnBid['status'], day: number): OwnBid & { talkHref: null } {
  const state = status === 'won' ? 'sold' : status === 'failed' ? 'ended' : 'live';
  return {
    lot: {
      id: title,
      title,
      language: 'es',
      category: 'bovine',
      breed: 'Angus',
      quantity: 20,
      location: 'Salto',
      image: null,
      state,
      inReview: false,
      startingPrice: '1000.00',
      currentPrice: '1200.00',
      bidCount: 2,
      reserve: 'none',
      startTime: '2026-11-01T00:00:00.000Z',
      endTime: `2026-11-${day}T00:00:00.000Z`,
      class: null,
      priceBasis: 'lot',
      priceCurrency: 'USD',
      priceUnits: '1',
      rate: null,
      total: '1200.00',
      totalUsd: '1200.00',
    },
    maximum: '1200.00',
    amount: '1200.00',
    status,
    createdAt: '2026-11-02T00:00:00.000Z',
    seller: null,
    talkHref: null,
  };
}

const bidding = {
  limit: '25000.00',
  bound: '20000.00',
  left: '5000.00',
  whenPhoneConfirmed: null,
  whenVerified: '500000.00',
};

it('starts with what the bidder can still do, the soonest end first, and ends with the oldest lots', () => {
  renderWithMessages(
    <OwnBids
      bidding={bidding}
      bids={[
        bid('lost early', 'failed', 10),
        bid('won', 'won', 11),
        bid('lost late', 'failed', 12),
        bid('leading', 'winning', 20),
        bid('outbid later', 'outbid', 28),
        bid('outbid soon', 'outbid', 25),
      ]}
    />,
  );
  const titles = ['outbid soon', 'outbid later', 'leading', 'won', 'lost late', 'lost early'];
  expect(
    screen.getAllByRole('link', { name: (name) => titles.includes(name) }).map(({ textContent }) => textContent),
  ).toEqual(titles);
});

it('shows the stock image in place of a picture that fails', () => {
  const { container } = renderWithMessages(<OwnBids bids={[bid('leading', 'winning', 20)]} bidding={bidding} />);
  const picture = container.querySelector('img');
  picture?.setAttribute('src', '/media/gone-400.webp');
  if (picture) fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', '/art/stock-bovine.webp');
});
