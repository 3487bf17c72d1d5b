import type { InboxLive } from '@/lib/messages/messages/dto';
import { announceInboxChange, announcePageNews } from './inbox-change';
import { followInbox } from './inbox-stream';
import { updateViewer, viewerData } from '@/components/ui/viewer/use-viewer';

/** A count in front of a title. */
const COUNT = /^\(\d+\) /;

/** Shows a count in the tab's title and on the icon of the installed app. */
function showCount(count: number): void {
  const bare = document.title.replace(COUNT, '');
  const title = count > 0 ? `(${count}) ${bare}` : bare;
  // The observer below would otherwise answer its own change.
  if (document.title !== title) document.title = title;
}

function showOnIcon(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

/** Tells the server the browser's time zone, for times in mails, if the account has another. */
function reportTimeZone(): void {
  const viewer = viewerData.get();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (!viewer || !timeZone || viewer.timeZone === timeZone) return;
  updateViewer({ timeZone });
  // If this fails, the next page tries again.
  void fetch('/api/user/time-zone', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ timeZone }),
    keepalive: true,
  }).catch(() => undefined);
}

/** The page of a listing or lot, public or the owner's. */
const TOPIC_PAGE = /^(?:\/(?:en|pt))?(?:\/dashboard)?\/(listing|equipment|auctions)\/([0-9a-f-]{36})$/;
const PREFIXES: Record<string, string> = { listing: '', equipment: 'equipment-', auctions: 'lot-' };
/** The page of what two people agree on; what they are notified of leads to it. */
const AGREED_PAGE = /^(?:\/(?:en|pt))?(\/(?:offers|deals|visits|freight)\/[0-9a-f-]+)$/;

/** What the shown page is about, as the notifications of it are found; null elsewhere. */
function shownHere(path: string): { topic: string } | { page: string } | null {
  const [, page] = AGREED_PAGE.exec(path) ?? [];
  if (page) return { page };
  const [, kind = '', id] = TOPIC_PAGE.exec(path) ?? [];
  return id ? { topic: `${PREFIXES[kind]}${id}` } : null;
}

/**
 * Returns a function that marks what is about the shown page as read, whenever more of it may be unread. What happened
 * after the page was opened is not on it, and is announced.
 */
function readingHere(): () => void {
  let asked = '';
  let page = '';
  return () => {
    const unread = viewerData.get()?.unreadNotifications ?? 0;
    const shown = shownHere(window.location.pathname);
    const body = JSON.stringify(shown);
    const isOpened = page !== body;
    page = body;
    const about = `${body} ${unread}`;
    if (!shown || unread === 0 || about === asked || document.visibilityState !== 'visible') return;
    asked = about;
    void fetch('/api/notifications/read', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
    })
      .then(async (answer) => {
        if (!isOpened && ((await answer.json()) as { read: number }).read > 0) announcePageNews();
      })
      .catch(() => undefined);
  };
}

/**
 * Keeps a member's page up to date: unread conversations and notifications in the header, the former also in the title
 * and on the installed icon, and the messages that are shown. The page of a listing, a lot, an offer or a deal marks what is about
 * it as read. Loaded for members only. Returns the function that stops it.
 */
export function startLiveUpdates(): () => void {
  let shown = -1;
  const readHere = readingHere();
  const show = () => {
    const count = viewerData.get()?.unreadConversations ?? 0;
    showCount(count);
    if (count !== shown) showOnIcon(count);
    shown = count;
    readHere();
  };
  let isFirst = true;
  const onEvent = ({ version: _version, ...counts }: InboxLive) => {
    const before = viewerData.get();
    const isSame =
      before?.unreadMessages === counts.unreadMessages &&
      before.unreadConversations === counts.unreadConversations &&
      before.unreadNotifications === counts.unreadNotifications;
    updateViewer(counts);
    announceInboxChange(isFirst && isSame);
    isFirst = false;
  };
  let stop: (() => void) | null = null;
  const start = () => {
    stop ??= followInbox(onEvent);
  };
  // An open stream would keep the browser from showing the page again at once when its user goes back.
  const pause = () => {
    stop?.();
    stop = null;
  };
  const unsubscribe = viewerData.subscribe(show);
  const titles = new MutationObserver(show);
  titles.observe(document.head, { childList: true, characterData: true, subtree: true });
  document.addEventListener('visibilitychange', show);
  window.addEventListener('pagehide', pause);
  window.addEventListener('pageshow', start);
  reportTimeZone();
  show();
  start();
  return () => {
    pause();
    unsubscribe();
    titles.disconnect();
    document.removeEventListener('visibilitychange', show);
    window.removeEventListener('pagehide', pause);
    window.removeEventListener('pageshow', start);
    showCount(0);
    showOnIcon(0);
  };
}
