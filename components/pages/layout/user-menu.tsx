'use client';

import { useEffect, useRef, useState, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { avatarLetter } from '@/components/ui/avatar-letter';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Icon, type IconName } from '@/components/ui/icon';
import { notify, prepareToasts } from '@/components/ui/notify';
import { fetchWords } from '@/components/ui/shared-data/fetch-words';
import { createSharedData } from '@/components/ui/shared-data/shared-data';
import type { Bell as BellType } from '@/components/messages/notifications/bell';
import { clearDrafts } from '@/components/ui/page/clear-drafts';
import { Popover } from '@/components/ui/popover';
import { hasSessionHint, useViewer } from '@/components/ui/viewer/use-viewer';
import { fullName } from '@/lib/core/validation/full-name';
import type { MemberWords } from './member-words';

export type UserMenuLabels = Record<'account' | 'messages' | 'bell', string>;

/** `role`: shown to that role only; the page itself also checks it. `counts`: shows what is unread. */
type MenuLink = {
  href: string;
  label: keyof MemberWords | 'messages';
  icon: IconName;
  role?: string;
  counts?: boolean;
};

/** What only members read. */
export const sharedMemberWords = createSharedData(() => fetchWords<MemberWords>('member'));

/** How many conversations or notifications are unread, drawn by the style sheet: the control that it is on says it in words. */
function Count({ count, className }: { count: number; className: string }) {
  return count > 0 ? <span data-unread={Math.min(count, 99)} className={`count ${className}`} /> : null;
}

interface UserMenuProps {
  labels: UserMenuLabels;
  links: readonly MenuLink[];
  /** Shown to administrators only; the pages themselves also check the role. */
  adminLinks: readonly MenuLink[];
  homeHref: string;
  messagesHref: string;
  bellHref: string;
  /** Below the links. */
  children: ReactNode;
}

/**
 * The signed-in user's menu behind their picture or letter. Its box is reserved before the data arrives, so the
 * layout doesn't shift.
 */
export function UserMenu({ labels, links, adminLinks, homeHref, messagesHref, bellHref, children }: UserMenuProps) {
  const { data: viewer } = useViewer();
  const signedIn = Boolean(viewer);
  // Pages are cached for everyone, so the entries are rendered only in the browser of a signed-in user.
  const bellLink = useRef<HTMLAnchorElement>(null);
  const [loaded, setBell] = useState<{ Bell: typeof BellType; takesFocus: boolean }>();
  const hinted = useHydrated() && hasSessionHint();
  const { subscribe, state, request } = sharedMemberWords;
  const { data: words } = useSyncExternalStore(subscribe, state, state);
  useEffect(() => {
    if (hinted) request();
  }, [hinted, request]);
  // Members act on every page, and the result must be shown even if the connection is lost meanwhile.
  useEffect(() => {
    if (!signedIn) return;
    prepareToasts();
    let stop: (() => void) | null = null;
    let ended = false;
    void Promise.all([
      import('@/components/ui/shared-data/member-live'),
      import('@/components/messages/notifications/bell'),
    ]).then(
      ([{ startLiveUpdates }, { Bell }]) => {
        if (ended) return;
        stop = startLiveUpdates();
        setBell({ Bell, takesFocus: document.activeElement === bellLink.current });
      },
      // Without a connection the counts stay as they were loaded, and the bell stays a link.
      () => undefined,
    );
    return () => {
      ended = true;
      stop?.();
    };
  }, [signedIn]);
  const unread = viewer?.unreadConversations ?? 0;
  const notified = viewer?.unreadNotifications ?? 0;
  const bell: Pick<ComponentProps<typeof BellType>, 'href' | 'name' | 'className' | 'children'> = {
    href: bellHref,
    name: words && notified > 0 ? `${labels.bell}. ${words.unreadNotifications}: ${notified}` : labels.bell,
    className: 'icon-button relative hidden signed-in:inline-grid',
    children: (
      <>
        <Icon name="bell" />
        <Count count={notified} className="absolute top-0 right-0" />
      </>
    ),
  };
  const withCount = (label: string) => (words && unread > 0 ? `${label}. ${words.unread}: ${unread}` : label);
  const name = viewer ? fullName(viewer) : '';

  const signOut = async ({ logoutFailed, logoutFailedHelp }: MemberWords) => {
    const response = await fetch('/api/logout', { method: 'POST' }).catch(() => null);
    if (!response?.ok) {
      notify.error(logoutFailed, { description: logoutFailedHelp });
      return;
    }
    clearDrafts();
    if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => undefined);
    // A full page load, so that no data of this user stays in memory.
    window.location.assign(homeHref);
  };

  return (
    <>
      {loaded && words ? (
        <loaded.Bell {...bell} label={labels.bell} failed={words.bellFailed} takesFocus={loaded.takesFocus} />
      ) : (
        <a ref={bellLink} href={bell.href} aria-label={bell.name} className={bell.className}>
          {bell.children}
        </a>
      )}
      <a
        href={messagesHref}
        aria-label={withCount(labels.messages)}
        className="icon-button relative hidden signed-in:md:inline-grid"
      >
        <Icon name="message-circle" />
        <Count count={unread} className="absolute top-0 right-0" />
      </a>
      <button
        type="button"
        popoverTarget="user-menu"
        // Nothing to do if it has them.
        onClick={request}
        aria-label={withCount(labels.account)}
        className="icon-button relative hidden signed-in:inline-grid"
      >
        {viewer?.profileImageUrl ? (
          <img
            src={viewer.profileImageUrl}
            alt=""
            width={36}
            height={36}
            className="size-9 rounded-full object-cover"
          />
        ) : (
          <span className="header-letter">{viewer ? avatarLetter(viewer) : ''}</span>
        )}
        <Count count={unread} className="absolute top-0 right-0 md:hidden" />
      </button>
      <Popover id="user-menu" className="menu-panel menu-links w-80">
        {viewer ? (
          <div className="mb-1 border-b border-line px-3 pt-1.5 pb-3">
            {name ? <p className="font-semibold">{name}</p> : null}
            <p className="truncate text-14 text-ink-2">{viewer.email}</p>
          </div>
        ) : null}
        {words
          ? [
              ...links.filter(({ role }) => !role || role === viewer?.role),
              ...(viewer?.role === 'admin' ? adminLinks : []),
            ].map((link) => (
              <a key={link.href} href={link.href}>
                <Icon name={link.icon} />
                {link.label === 'messages' ? labels.messages : words[link.label]}
                {link.counts && unread > 0 ? (
                  <span className="count ml-auto">
                    <span className="sr-only">{words.unread}: </span>
                    {unread}
                  </span>
                ) : null}
              </a>
            ))
          : null}
        {words ? (
          <>
            {children}
            <button type="button" onClick={() => signOut(words)}>
              <Icon name="log-out" />
              {words.signOut}
            </button>
          </>
        ) : null}
      </Popover>
    </>
  );
}
