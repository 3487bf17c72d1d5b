import type { InboxLive } from '@/lib/messages/dto';
import { onInboxChange } from './inbox-change';
import { startLiveUpdates } from './member-live';
import { viewerData, type Viewer } from '@/components/layout/use-viewer';

let publish: (live: InboxLive) => void;
const closed = jest.fn();
jest.mock('./inbox-stream', () => ({
  followInbox: (onEvent: (live: InboxLive) => void) => {
    publish = onEvent;
    return closed;
  },
}));

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const viewer = { id: 'v', timeZone, unreadMessages: 3, unreadConversations: 2 } as Viewer;
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

it('applies an event and reloads the messages, except for what the page has just loaded', () => {
  const changed = jest.fn();
  onInboxChange(changed);
  publish({ version: 1, unreadMessages: 3, unreadConversations: 2 });
  expect(changed).not.toHaveBeenCalled();
  publish({ version: 2, unreadMessages: 4, unreadConversations: 3 });
  expect(viewerData.get()).toMatchObject({ unreadMessages: 4, unreadConversations: 3 });
  expect(document.title).toBe('(3) Mensajes · Corral');
  expect(changed).toHaveBeenCalledTimes(1);
  // The other person has read a message: the counts are unchanged, but the receipts aren't.
  publish({ version: 3, unreadMessages: 4, unreadConversations: 3 });
  expect(changed).toHaveBeenCalledTimes(2);
});

it('closes the stream of a page that is left, and opens it when the page comes back', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(closed).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pageshow'));
  publish({ version: 1, unreadMessages: 0, unreadConversations: 0 });
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
