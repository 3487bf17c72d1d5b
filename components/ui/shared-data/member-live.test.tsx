import type { InboxLive } from '@/lib/messages/messages/dto';
import { onInboxChange, onPageNews } from './inbox-change';
import { startLiveUpdates } from './member-live';
import { viewerData, type Viewer } from '@/components/ui/viewer/use-viewer';

let publish: (live: InboxLive) => void;
const closed = jest.fn();
jest.mock('./inbox-stream', () => ({
  followInbox: (onEvent: (live: InboxLive) => void) => {
    publish = onEvent;
    return closed;
  },
}));

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const viewer = { id: 'v', timeZone, unreadMessages: 3, unreadConversations: 2, unreadNotifications: 0 } as Viewer;
const badge = { setAppBadge: jest.fn(() => Promise.resolve()), clearAppBadge: jest.fn(() => Promise.resolve()) };
let stop: () => void;

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(navigator, badge);
  document.title = 'Mensajes · Corral';
  viewerData.set(viewer);
  stop = startLiveUpdates();
});

afterEach(() => stop());

it('shows the count in the title and on the icon, through changes of the title, and takes it away at the end', async () => {
  expect(document.title).toBe('(2) Mensajes · Corral');
  expect(badge.setAppBadge).toHaveBeenLastCalledWith(2);
  document.title = 'Toro Angus · Corral';
  // Observers of the document run before the next task.
  await Promise.resolve();
  expect(document.title).toBe('(2) Toro Angus · Corral');
  stop();
  expect(document.title).toBe('Toro Angus · Corral');
  expect(badge.clearAppBadge).toHaveBeenCalled();
  expect(closed).toHaveBeenCalled();
});

it('applies an event and reloads the messages, also with the first: one may have come while the page loaded', () => {
  const changed = jest.fn();
  onInboxChange(changed);
  publish({ version: 1, unreadMessages: 3, unreadConversations: 2, unreadNotifications: 0 });
  expect(changed.mock.calls).toEqual([[true]]);
  changed.mockClear();
  publish({ version: 2, unreadMessages: 4, unreadConversations: 3, unreadNotifications: 0 });
  expect(viewerData.get()).toMatchObject({ unreadMessages: 4, unreadConversations: 3 });
  expect(document.title).toBe('(3) Mensajes · Corral');
  expect(changed.mock.calls).toEqual([[false]]);
  // The other person has read a message: the counts are unchanged, but the receipts aren't.
  publish({ version: 3, unreadMessages: 4, unreadConversations: 3, unreadNotifications: 0 });
  expect(changed).toHaveBeenCalledTimes(2);
});

it('closes the stream of a page that is left, and opens it when the page comes back', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(closed).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pageshow'));
  publish({ version: 1, unreadMessages: 0, unreadConversations: 0, unreadNotifications: 0 });
  expect(document.title).toBe('Mensajes · Corral');
});

it("reports the browser's time zone once, if the account has another", () => {
  const fetchMock = jest.fn(() => Promise.resolve({ ok: true } as Response));
  globalThis.fetch = fetchMock;
  startLiveUpdates()();
  expect(fetchMock).not.toHaveBeenCalled();
  viewerData.set({ ...viewer, timeZone: null });
  startLiveUpdates()();
  startLiveUpdates()();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock).toHaveBeenCalledWith(
    '/api/user/time-zone',
    expect.objectContaining({ method: 'PUT', body: JSON.stringify({ timeZone }) }),
  );
});

it('marks what is about the shown lot, listing or offer as read, each time that there is more, and nothing elsewhere', () => {
  const fetchMock = jest.fn(() => Promise.resolve({ ok: true } as Response));
  globalThis.fetch = fetchMock;
  const counts = { unreadMessages: 3, unreadConversations: 2 };
  publish({ version: 1, ...counts, unreadNotifications: 1 });
  expect(fetchMock).not.toHaveBeenCalled();
  const id = '0195c1de-0000-7000-8000-000000000001';
  window.history.pushState(null, '', `/en/auctions/${id}`);
  publish({ version: 2, ...counts, unreadNotifications: 2 });
  publish({ version: 3, ...counts, unreadNotifications: 2 });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock).toHaveBeenCalledWith(
    '/api/notifications/read',
    expect.objectContaining({ method: 'PUT', body: JSON.stringify({ topic: `lot-${id}` }) }),
  );
  window.history.pushState(null, '', `/listing/${id}`);
  publish({ version: 4, ...counts, unreadNotifications: 3 });
  expect(fetchMock).toHaveBeenLastCalledWith(
    '/api/notifications/read',
    expect.objectContaining({ body: JSON.stringify({ topic: id }) }),
  );
  window.history.pushState(null, '', `/pt/offers/${id}`);
  publish({ version: 5, ...counts, unreadNotifications: 2 });
  expect(fetchMock).toHaveBeenLastCalledWith(
    '/api/notifications/read',
    expect.objectContaining({ body: JSON.stringify({ page: `/offers/${id}` }) }),
  );
  window.history.pushState(null, '', '/');
});

it('announces what happened to the shown page since it was opened, not what it already shows', async () => {
  const read = { read: 1 };
  globalThis.fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve({ ...read }) } as Response));
  const heard = jest.fn();
  const stopHearing = onPageNews(heard);
  const counts = { unreadMessages: 3, unreadConversations: 2 };
  window.history.pushState(null, '', '/offers/0195c1de-0000-7000-8000-000000000002');
  publish({ version: 1, ...counts, unreadNotifications: 1 });
  await new Promise(process.nextTick);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
  // Something elsewhere.
  read.read = 0;
  publish({ version: 2, ...counts, unreadNotifications: 2 });
  await new Promise(process.nextTick);
  expect(heard).not.toHaveBeenCalled();
  read.read = 1;
  publish({ version: 3, ...counts, unreadNotifications: 3 });
  await new Promise(process.nextTick);
  expect(heard).toHaveBeenCalledTimes(1);
  stopHearing();
  window.history.pushState(null, '', '/');
});
