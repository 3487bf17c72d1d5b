import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnLot } from '@/lib/market/auctions/dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import type { WeekFigures } from '@/lib/desk/dashboard/dto';
import { OwnLots } from './own-lots';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const LOT: OwnLot & { talkHref: null; week: WeekFigures | null } = {
  id: 'x',
  title: '20 novillos Angus',
  language: 'es',
  category: 'bovine',
  breed: 'Angus',
  quantity: 20,
  location: 'Salto',
  image: null,
  state: 'upcoming',
  startingPrice: '1000.00',
  currentPrice: null,
  bidCount: 0,
  reserve: 'none',
  startTime: '2026-11-01T00:00:00.000Z',
  endTime: '2026-11-20T00:00:00.000Z',
  class: null,
  priceBasis: 'lot',
  priceCurrency: 'USD',
  priceUnits: '1',
  rate: null,
  total: '1000.00',
  totalUsd: '1000.00',
  reservePrice: null,
  watchers: 0,
  mayEdit: false,
  mayCancel: true,
  held: false,
  inReview: false,
  answerMissed: false,
  winner: null,
  talkHref: null,
  week: null,
};

const show = (held: boolean) =>
  renderWithMessages(<OwnLots lots={[{ ...LOT, held }]} cancel={jest.fn()} reportMissedAnswer={jest.fn()} />);

it('leads the seller of a held lot, which has no page, to where they answer', async () => {
  show(true);
  expect(screen.getByText('En revisión')).toBeVisible();
  expect(screen.queryByText(/Empieza/)).toBeNull();
  for (const name of [LOT.title, 'Responder sobre la revisión: 20 novillos Angus'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/dashboard/appeal/lot-x');
  await userEvent.click(screen.getByText('Más acciones: 20 novillos Angus'));
  expect(screen.getByRole('button', { name: /Cancelar el remate/ })).toBeVisible();
});

it('leads to the page of any other', () => {
  show(false);
  expect(screen.getByRole('link', { name: LOT.title })).toHaveAttribute('href', '/auctions/x');
  expect(screen.getByText(/Empieza/)).toBeVisible();
  expect(screen.queryByText('En revisión')).toBeNull();
});

it('says what its page brought, if anything is known', () => {
  const lots = [
    { ...LOT, week: { views: 1, enquiries: 0 } },
    { ...LOT, id: 'y' },
  ];
  renderWithMessages(<OwnLots lots={lots} cancel={jest.fn()} reportMissedAnswer={jest.fn()} />);
  expect(screen.getAllByText(/esta semana/)).toHaveLength(1);
  expect(screen.getByText(/1 vista · sin consultas esta semana/)).toBeVisible();
});
