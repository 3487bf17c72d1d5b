import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DisputeCaseDto } from '@/lib/deals/disputes/dto';
import { dealDto } from '@/tests/factories/deal-dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { DisputeList } from './dispute-list';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const dispute: DisputeCaseDto = {
  id: '00000000-0000-7000-8000-0000000000d1',
  kind: 'health',
  openedBy: 'buyer',
  text: 'Llegaron enfermos.',
  claim: null,
  status: 'open',
  proposals: [],
  openedAt: '2026-11-10T10:00:00.000Z',
  dueAt: '2026-11-20T10:00:00.000Z',
  settledAt: null,
  outcome: null,
  number: 2041,
  title: '60 terneros Angus',
  terms: dealDto().terms,
  names: { seller: 'Marta Luna', buyer: 'Rubén Sosa' },
  people: { seller: 'aaaa', buyer: null },
  listingId: 'bbbb',
  weighed: { seller: null, buyer: null },
  netKg: null,
  isDressed: false,
};
const recommend = jest.fn(() => Promise.resolve({ ok: true as const, data: null }));
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

beforeEach(() => {
  recommend.mockClear();
  renderWithMessages(<DisputeList disputes={[dispute]} recommend={recommend} />);
});

it('asks once before a recommendation is sent, with what will be said', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: /^Cuánto recomendás/ }), '600,50');
  await userEvent.type(screen.getByRole('textbox', { name: /^Por qué/ }), 'Lo dice el veterinario.');
  await userEvent.click(screen.getByRole('button', { name: 'Recomendar' }));
  expect(recommend).not.toHaveBeenCalled();
  const asked = screen.getByRole('alertdialog');
  expect(plain(asked.textContent)).toContain('Recomendar que Marta Luna le pague US$ 600,50 a Rubén Sosa.');
  await userEvent.click(within(asked).getByRole('button', { name: 'Recomendar' }));
  expect(recommend).toHaveBeenCalledWith({ id: dispute.id, amount: '600.50', text: 'Lo dice el veterinario.' });
});

it('asks nothing of what can’t be sent', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Recomendar' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('leads to the listing and to whoever still has an account', () => {
  expect(screen.getByRole('link', { name: '60 terneros Angus' })).toHaveAttribute('href', '/listing/bbbb');
  expect(screen.getByRole('link', { name: 'Marta Luna' })).toHaveAttribute('href', '/seller/aaaa');
  expect(screen.queryByRole('link', { name: 'Rubén Sosa' })).not.toBeInTheDocument();
});
