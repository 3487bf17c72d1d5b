import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { Fragment, type ReactElement } from 'react';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { DASHBOARD_KEY } from '@/components/ui/shared-data/query-keys';
import messages from '@/messages/es.json';
import { Dashboard } from './dashboard';
import { startOver } from './start-over';
import type { DashboardProps } from './tab-content';
import type { DashboardView } from './view';

let mockTab: string;
jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: jest.fn() }),
  useSearchParams: () => new URLSearchParams(`tab=${mockTab}`),
}));
jest.mock('@/components/ui/forms/leave-to-sign-in', () => ({ leaveToSignIn: jest.fn() }));
jest.mock('./start-over', () => ({ startOver: jest.fn() }));

const unused = () => Promise.reject(new Error('unused'));
const props: DashboardProps = {
  cardLabels: {} as DashboardProps['cardLabels'],
  listingActs: {
    pauseOrResume: unused,
    renew: unused,
    setSold: unused,
    sell: unused,
    remove: unused,
    saveField: unused,
    savePrice: unused,
  },
  messageActions: { readConversation: unused, block: unused, unblock: unused, archive: unused, unarchive: unused },
  unsave: unused,
  removeSearch: unused,
  cancelLot: unused,
  reportMissedAnswer: unused,
};

function viewOf(email: string): DashboardView {
  return {
    summary: {
      firstName: 'Rosa',
      email,
      phone: null,
      emailConfirmed: true,
      verificationStatus: 'unverified',
      memberSince: '2026-01-01T00:00:00.000Z',
      listings: { active: 0, paused: 0 },
      animals: 0,
      lots: 0,
      equipment: 0,
      favorites: 0,
      searches: 1,
      bids: 0,
      unread: { messages: 5, conversations: 2 },
    },
    content: {
      tab: 'searches',
      rows: [{ id: '1', name: 'Toros de Salta', frequency: 'daily', filters: '', href: '/?search=toro' }],
    },
  };
}

const answer = jest.fn<Promise<Partial<Response>>, [string]>();
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const answerWith = (view: DashboardView) =>
  answer.mockResolvedValue({ ok: true, status: 200, json: () => Promise.resolve(view) });

const page = (
  <QueryClientProvider client={queries}>
    <NextIntlClientProvider locale="es" messages={messages} timeZone="UTC">
      <Dashboard {...props} />
    </NextIntlClientProvider>
  </QueryClientProvider>
);
let rerender: (ui: ReactElement) => void;

beforeEach(async () => {
  jest.clearAllMocks();
  queries.clear();
  mockTab = 'searches';
  global.fetch = answer as unknown as typeof fetch;
  answerWith(viewOf('rosa@corral.test'));
  ({ rerender } = render(page));
  await screen.findByText('Toros de Salta');
});

it('keeps what it shows when it cannot be reloaded, and shows the error', async () => {
  answer.mockRejectedValue(new Error('offline'));
  await act(() => queries.invalidateQueries({ queryKey: DASHBOARD_KEY }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo cargar tu panel');
  expect(screen.getByText('Toros de Salta')).toBeInTheDocument();
  answerWith(viewOf('rosa@corral.test'));
  await userEvent.click(screen.getByRole('button', { name: 'Probar de nuevo' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Búsquedas' })).toHaveFocus();
});

it('reads again by itself what could not be read, once the signal is back', async () => {
  answer.mockRejectedValue(new Error('offline'));
  await act(() => queries.invalidateQueries({ queryKey: DASHBOARD_KEY }));
  await screen.findByRole('alert');
  answerWith(viewOf('rosa@corral.test'));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('counts conversations as the header does, not messages, wherever it says what is unread', () => {
  expect(screen.getByRole('link', { name: /^Mensajes\s*2$/ })).toHaveAttribute('href', '/dashboard?tab=messages');
});

it('begins the tabs of whoever sells nothing with what is theirs, those of sellers with their listings', async () => {
  const names = () =>
    within(screen.getByRole('navigation', { name: 'Secciones del panel' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.replace(/\d+$/, ''));
  expect(names().slice(0, 5)).toEqual(['Inicio', 'Favoritos', 'Búsquedas', 'Mis pujas', 'Mensajes']);
  const seller = viewOf('rosa@corral.test');
  answerWith({ ...seller, summary: { ...seller.summary, lots: 1 } });
  await act(() => queries.invalidateQueries({ queryKey: DASHBOARD_KEY }));
  await waitFor(() => expect(names().slice(0, 3)).toEqual(['Mis anuncios', 'Equipos', 'Mis lotes']));
});

it('shows nothing of one person to the next, who signed in elsewhere in this browser', async () => {
  answerWith(viewOf('otro@corral.test'));
  act(() => void queries.invalidateQueries({ queryKey: DASHBOARD_KEY }));
  await waitFor(() => expect(startOver).toHaveBeenCalled());
  expect(
    queries
      .getQueriesData<DashboardView>({ queryKey: DASHBOARD_KEY })
      .some(([, data]) => data?.summary.email === 'otro@corral.test'),
  ).toBe(false);
});

it('leaves to sign in where the session was ended elsewhere, as soon as it is looked at again', async () => {
  answer.mockResolvedValue({ ok: false, status: 401 });
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await waitFor(() => expect(leaveToSignIn).toHaveBeenCalled());
});

it('keeps its counters when a tab failed to load, and shows the error', async () => {
  expect(screen.getByRole('status')).toHaveTextContent('A la vista: Búsquedas');
  answer.mockResolvedValue({ ok: false, status: 503 });
  mockTab = 'favorites';
  rerender(<Fragment key="other">{page}</Fragment>);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No se pudo cargar tu panel'));
  // A list of animals is called what it is.
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Favoritos');
  expect(screen.getByRole('region', { name: 'Favoritos' })).toHaveAttribute('aria-busy', 'false');
});

it('shows no number that it does not have, and none as on its way, where nothing came at all', async () => {
  queries.clear();
  answer.mockRejectedValue(new Error('offline'));
  rerender(<Fragment key="again">{page}</Fragment>);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
  expect(screen.getByRole('region', { name: 'Búsquedas' })).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('button', { name: 'Probar de nuevo' })).toBeInTheDocument();
  expect(document.querySelector('.skeleton')).toBeNull();
});

it('reads the next page of a list from its beginning', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  window.history.replaceState(null, '', '/dashboard');
  const row = {
    asksSoldPrice: false,
    kind: 'equipment' as const,
    id: '1',
    title: 'Tractor',
    facts: '',
    price: '100.00',
    currency: 'USD',
    status: 'active' as const,
    takenDown: false,
    held: false,
    isReserved: false,
    why: null,
    unclearPlace: null,
    daysLeft: null,
    saves: null,
    highlightUntil: null,
    photos: 1,
    week: null,
    edited: null,
    sales: null,
    picture: null,
    stock: 'equipment-machinery',
    viewHref: '/equipment/1',
    editHref: '/edit-equipment/1',
    copyHref: null,
    auctionHref: null,
    appealHref: '/dashboard/appeal/1',
  };
  answerWith({
    ...viewOf('rosa@corral.test'),
    content: { tab: 'equipment', rows: [row], state: null, states: { active: 1 }, page: 1, totalPages: 2, tasks: null },
  });
  mockTab = 'equipment';
  rerender(<Fragment key="paged">{page}</Fragment>);
  await userEvent.click(await screen.findByRole('link', { name: 'Página 2' }));
  expect(window.location.search).toBe('?tab=equipment&page=2');
  expect(screen.getByRole('region', { name: 'Equipos' })).toHaveFocus();
  expect(scrolled).toHaveBeenCalledTimes(1);
  window.history.replaceState(null, '', '/');
});

it('shows whoever sells nothing what is theirs', async () => {
  mockTab = 'listings';
  const view = viewOf('rosa@corral.test');
  answerWith({
    summary: { ...view.summary, favorites: 2 },
    content: {
      ...{ tab: 'listings', rows: [], state: null, states: {}, page: 1, totalPages: 1, tasks: [] },
      start: {
        ...{ favorites: [], searches: [], messages: [] },
        bids: [
          { id: '9', title: '40 novillos', text: 'Vas ganando · US$ 3,05 /kg', href: '/auctions/9', stock: 'bovine' },
        ],
      },
    },
  });
  rerender(<Fragment key="again">{page}</Fragment>);
  const own = await screen.findByRole('heading', { name: 'Lo tuyo en Corral' });
  expect(own).toBeInTheDocument();
  for (const [name, tab] of [
    ['2 favoritos', 'favorites'],
    ['1 búsqueda guardada', 'searches'],
    ['Conversaciones: 2 sin leer', 'messages'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/dashboard?tab=${tab}`);
  expect(screen.getByRole('link', { name: /^40 novillos.*Vas ganando/ })).toHaveAttribute('href', '/auctions/9');
  expect(screen.queryByText(/no publicaste/)).toBeNull();
});

it('shows whoever sells nothing what waits for them', async () => {
  mockTab = 'listings';
  const task = {
    id: 'deal-7',
    icon: 'handshake',
    title: 'Decí si recibiste de acuerdo',
    text: '60 terneros',
    deadline: null,
    act: { href: '/deals/7' },
  } as const;
  answerWith({
    ...viewOf('rosa@corral.test'),
    content: { tab: 'listings', rows: [], state: null, states: {}, page: 1, totalPages: 1, tasks: [task] },
  });
  rerender(<Fragment key="waiting">{page}</Fragment>);
  expect(await screen.findByRole('link', { name: /^Decí si recibiste/ })).toHaveAttribute('href', '/deals/7');
  expect(screen.getByRole('heading', { name: 'Lo tuyo en Corral' })).toBeInTheDocument();
});
