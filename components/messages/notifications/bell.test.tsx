import { act, fireEvent, render, screen } from '@testing-library/react';
import { announceInboxChange } from '@/components/ui/shared-data/inbox-change';
import { Bell } from './bell';
import type { BellView } from './bell-view';

const view: BellView = {
  entries: [
    {
      id: 'n1',
      isRead: false,
      href: '/auctions/1',
      icon: 'trending-up',
      title: 'Te superaron',
      text: '40 novillos',
      happenedAt: '2026-11-24T12:00:00.000Z',
      time: '09:00',
      moment: 'Ayer, 09:00',
      picture: null,
    },
  ],
  labels: { markAll: 'Marcar todo leído', all: 'Ver todos', unread: 'Sin leer', empty: '', emptyText: '' },
};
let isOpen = false;
const fetchMock = jest.fn<Promise<Response>, [string]>();

/** jsdom has neither popovers nor media queries. */
function show(isWide: boolean) {
  isOpen = false;
  window.matchMedia = () => ({ matches: isWide, addEventListener: jest.fn(), removeEventListener: jest.fn() }) as never;
  const matches = Element.prototype.matches;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? isOpen : matches.call(this, selector);
  });
  globalThis.fetch = fetchMock as never;
  render(
    <Bell href="#all" label="Avisos" failed="Sin conexión" name="Avisos. Sin leer: 1" takesFocus className="">
      <i />
    </Bell>,
  );
}

async function toggle(newState: 'open' | 'closed') {
  isOpen = newState === 'open';
  const panel = document.getElementById('bell');
  await act(async () => {
    if (panel) fireEvent(panel, Object.assign(new Event('toggle'), { newState }));
  });
}
const open = () => toggle('open');

const json = (body: unknown) =>
  Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(body) } as Response);

afterEach(() => jest.restoreAllMocks());

it('is a link on phones, and takes over the focus of the link that it replaces', () => {
  show(false);
  expect(screen.getByRole('link', { name: 'Avisos. Sin leer: 1' })).toHaveFocus();
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
});

it('reads when it opens and when something happens meanwhile, and records what was seen', async () => {
  fetchMock.mockImplementation((url) => (url.startsWith('/api/notifications?') ? json(view) : json(null)));
  show(true);
  act(() => announceInboxChange());
  expect(fetchMock).not.toHaveBeenCalled();
  // Code that asks whether a dialog is open must not find this one.
  expect(document.querySelector('[role=dialog]')).toBeNull();
  await open();
  expect(screen.getByRole('dialog', { name: 'Avisos', hidden: true })).toHaveFocus();
  expect(screen.getByRole('link', { name: /Te superaron.*Ayer, 09:00.*Sin leer/, hidden: true })).toBeInTheDocument();
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/api/notifications?locale=', '/api/notifications/seen']);
  await act(async () => announceInboxChange());
  expect(fetchMock).toHaveBeenCalledTimes(4);
});

it('says that it could not be read, and keeps what it showed before', async () => {
  fetchMock.mockRejectedValue(new Error('offline'));
  show(true);
  await open();
  expect(screen.getByText('Sin conexión')).toBeInTheDocument();
  fetchMock.mockImplementation(() => json(view));
  await toggle('closed');
  await open();
  fetchMock.mockRejectedValue(new Error('offline'));
  await toggle('closed');
  await open();
  expect(screen.getByText('Te superaron')).toBeInTheDocument();
});
