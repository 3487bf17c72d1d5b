'use client';

import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Popover } from '@/components/ui/popover';
import { onInboxChange } from '@/components/ui/shared-data/inbox-change';
import { useStockPictures } from '@/components/ui/page/use-stock-pictures';
import type { BellView } from './bell-view';
import { NotificationRow } from './notification-row';

const ID = 'bell';
/** Wider than a phone, where the bell leads to the page. */
const WIDE = '(min-width: 43.8125rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const put = (path: string) =>
  fetch(`/api/notifications/${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    keepalive: true,
  });

/** Returns what the bell shows; null if it can't be read now. */
async function readBell(href: string): Promise<BellView | null> {
  const answer = await fetch(`/api/notifications?locale=${document.documentElement.lang}`).catch(() => null);
  // The session is over: the page asks to sign in.
  if (answer?.status === 401) window.location.assign(href);
  return answer?.ok ? ((await answer.json()) as BellView) : null;
}

interface BellProps {
  /** The page of all notifications. */
  href: string;
  label: string;
  /** Says that nothing could be read. */
  failed: string;
  /** The label with what is unread. */
  name: string;
  /** Whether the link that it replaces had the focus. */
  takesFocus: boolean;
  className: string;
  /** The icon with the count. */
  children: ReactNode;
}

/** The bell of members: opens the newest notifications; on phones a link to all of them. Loaded for members only. */
export function Bell({ href, label, failed, name, takesFocus, className, children }: BellProps) {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  const control = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) control.current?.focus();
  }, [takesFocus]);
  if (!isWide)
    return (
      <a ref={control} href={href} aria-label={name} className={className}>
        {children}
      </a>
    );
  return (
    <>
      <button
        ref={control}
        type="button"
        popoverTarget={ID}
        aria-haspopup="dialog"
        aria-label={name}
        className={className}
      >
        {children}
      </button>
      <BellPanel href={href} label={label} failed={failed} />
    </>
  );
}

/** The newest notifications, read when it opens and whenever something happens while it is open. */
function BellPanel({ href, label, failed }: Pick<BellProps, 'href' | 'label' | 'failed'>) {
  /** Undefined while it is read for the first time, null if that failed. */
  const [view, setView] = useState<BellView | null>();
  const [isShown, setShown] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useStockPictures(panel, view);
  const isOpen = () => panel.current?.matches(':popover-open') === true;
  const read = async () => {
    const answer = await readBell(href);
    setView((before) => answer ?? before ?? null);
    // What was on the screen isn't mailed; without a connection it is mailed as well, which is no harm.
    if (answer && isOpen() && document.visibilityState === 'visible') await put('seen').catch(() => undefined);
  };
  const refresh = useEffectEvent(() => {
    if (isOpen()) void read();
  });
  useEffect(() => onInboxChange(() => refresh()), []);
  useEffect(() => {
    if (isShown) panel.current?.focus();
  }, [isShown]);

  const markAll = async () => {
    await put('read').catch(() => undefined);
    await read();
    panel.current?.focus();
  };
  return (
    <Popover
      ref={panel}
      id={ID}
      // No dialog while it is closed: an open one turns off the shortcuts of the moderators' desk.
      {...(isShown ? { role: 'dialog', 'aria-labelledby': 'bell-title' } : {})}
      tabIndex={-1}
      onToggle={({ newState }) => {
        setShown(newState === 'open');
        if (newState === 'open') void read();
      }}
      className="menu-panel max-h-[calc(100dvh-88px)] w-106 overflow-y-auto overscroll-contain p-0! outline-none"
    >
      <div className="flex min-h-14 items-center justify-between gap-4 px-5">
        <h2 id="bell-title" className="text-18">
          {label}
        </h2>
        {view?.entries.some(({ isRead }) => !isRead) ? (
          <button type="button" onClick={() => void markAll()} className="link min-h-11 text-14">
            {view.labels.markAll}
          </button>
        ) : null}
      </div>
      <div aria-busy={view === undefined} className="border-y border-line">
        {view === null ? (
          <p role="alert" className="px-5 py-6 text-15 text-ink-2">
            {failed}
          </p>
        ) : view === undefined ? (
          <div className="grid gap-3 p-5">
            <span className="skeleton h-4 w-2/3" />
            <span className="skeleton h-4 w-1/2" />
            <span className="skeleton h-4 w-3/5" />
          </div>
        ) : view.entries.length > 0 ? (
          <ul>
            {view.entries.map((entry) => (
              <NotificationRow key={entry.id} entry={entry} time={entry.moment} unread={view.labels.unread} />
            ))}
          </ul>
        ) : (
          <p className="px-5 py-6 text-15 text-ink-2">
            <b className="block font-semibold text-ink">{view.labels.empty}</b>
            {view.labels.emptyText}
          </p>
        )}
      </div>
      <a href={href} className="link flex min-h-12 items-center justify-center text-15 -outline-offset-2">
        {view?.labels.all ?? label}
      </a>
    </Popover>
  );
}
