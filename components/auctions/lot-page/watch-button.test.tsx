import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LotLive } from '@/lib/market/auctions/dto';
import { standing } from '@/tests/factories/standing';
import es from '@/messages/es.json';
import { WHOLE_LOT } from '@/tests/factories/bid-terms';
import { resetClock, setServerTime } from '@/components/auctions/lots/clock';
import { LotProvider } from './lot-provider';
import { WatchButton, WatchHelp } from './watch-button';

jest.mock('@/components/ui/notify', () => ({ notify: { error: jest.fn(), info: jest.fn(), success: jest.fn() } }));

const ID = '01934b5e-0000-7000-8000-000000000001';
const live: LotLive = {
  revision: 'a',
  version: 0,
  state: 'live',
  inReview: false,
  currentPrice: null,
  nextMinimum: '500.00',
  increment: '250.00',
  total: '19200.00',
  totalUsd: '19200.00',
  reserve: 'none',
  bidCount: 0,
  bids: [],
  startTime: '2026-11-21T10:00:00.000Z',
  endTime: '2099-01-01T00:00:00.000Z',
  serverTime: '2026-11-21T12:00:00.000Z',
};

const answer = (body: unknown) => ({ ok: true, status: 200, json: () => Promise.resolve(body) }) as Response;

function show(initial: LotLive) {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })}
    >
      <LotProvider
        constants={{
          id: ID,
          title: '24 novillos',
          quantity: 24,
          startingPrice: '500.00',
          revision: 'a',
          terms: WHOLE_LOT,
          locale: 'es',
          labels: es.lot.ui,
        }}
        initial={initial}
      >
        <WatchButton />
        <WatchHelp />
      </LotProvider>
    </QueryClientProvider>,
  );
}

it('shows a lot as watched though the standing from before comes late', async () => {
  document.cookie = 'signed_in=1';
  let watched = false;
  let late: (response: Response) => void = () => undefined;
  const asked = jest.fn();
  globalThis.fetch = jest.fn((url: string, init?: RequestInit) => {
    if (url.endsWith('/watch')) watched = init?.method === 'PUT';
    else if (url.endsWith('/mine')) {
      asked();
      if (!watched) return new Promise((resolve) => (late = resolve));
      return Promise.resolve(answer(standing({ watching: true })));
    }
    return Promise.resolve(answer(live));
  }) as unknown as typeof fetch;
  show(live);
  await userEvent.click(screen.getByRole('button', { name: 'Seguir lote' }));
  late(answer(standing({ watching: false })));
  expect(await screen.findByRole('button', { name: 'Siguiendo', pressed: true })).toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(2);
});

it.each([
  ['2026-11-21T13:00:01.000Z', 'Te avisamos por correo una hora antes del final.'],
  ['2026-11-21T12:59:00.000Z', 'Te avisamos en Corral diez minutos antes del final.'],
  ['2026-11-21T12:10:00.000Z', undefined],
])('promises only a notice that is still to come: %s', (endTime, text) => {
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  resetClock();
  setServerTime(live.serverTime);
  show({ ...live, endTime });
  if (text) expect(screen.getByText(text)).toBeVisible();
  else expect(screen.queryByText(/Te avisamos/)).toBeNull();
});
