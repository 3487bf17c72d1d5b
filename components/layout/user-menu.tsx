'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { avatarLetter } from '@/components/ui/avatar-letter';
import { Icon, type IconName } from '@/components/ui/icon';
import { notify, prepareToasts } from '@/components/ui/notify';
import { clearDrafts } from './clear-drafts';
import { Popover } from './popover';
import { hasSessionHint, useViewer } from './use-viewer';

export interface UserMenuLabels {
  account: string;
  /** Precedes a number: "unread messages". */
  unread: string;
  signOut: string;
  logoutFailed: string;
  logoutFailedHelp: string;
}

/** `role`: shown to that role only; the page itself also checks it. */
type MenuLink = { href: string; label: string; icon: IconName; role?: string };

const never = () => () => undefined;

interface UserMenuProps {
  labels: UserMenuLabels;
  links: readonly MenuLink[];
  /** Shown to administrators only; the pages themselves also check the role. */
  adminLinks: readonly MenuLink[];
  homeHref: string;
}

/**
 * The signed-in user's menu behind their picture or letter. Its box is reserved before the data arrives, so the
 * layout doesn't shift.
 */
export function UserMenu({ labels, links, adminLinks, homeHref }: UserMenuProps) {
  const { data: viewer } = useViewer();
  const signedIn = Boolean(viewer);
  // Pages are cached for everyone, so the entries are rendered only in the browser of a signed-in user.
  const hinted = useSyncExternalStore(never, hasSessionHint, () => false);
  // Members act on every page, and the result must be shown even if the connection is lost meanwhile.
  useEffect(() => {
    if (signedIn) prepareToasts();
  }, [signedIn]);
  const unread = viewer?.unreadMessages ?? 0;
  const name = viewer ? [viewer.firstName, viewer.lastName].filter(Boolean).join(' ') : '';

  const signOut = async () => {
    const response = await fetch('/api/logout', { method: 'POST' }).catch(() => null);
    if (!response?.ok) {
      notify.error(labels.logoutFailed, { description: labels.logoutFailedHelp });
      return;
    }
    clearDrafts();
    // A full page load, so that no data of this user stays in memory.
    window.location.assign(homeHref);
  };

  return (
    <>
      <button
        type="button"
        popoverTarget="user-menu"
        aria-label={unread > 0 ? `${labels.account}. ${labels.unread}: ${unread}` : labels.account}
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
          <span className="grid size-9 place-items-center rounded-full bg-wheat text-14 font-bold text-on-wheat">
            {viewer ? avatarLetter(viewer) : ''}
          </span>
        )}
        {unread > 0 ? (
          <span
            aria-hidden
            data-unread
            className="absolute top-1 right-1 size-3 rounded-full border-2 border-paper bg-clay"
          />
        ) : null}
      </button>
      <Popover id="user-menu" className="menu-panel menu-links w-64">
        {viewer ? (
          <div className="mb-1 border-b border-line px-3 pt-1.5 pb-3">
            {name ? <p className="font-semibold">{name}</p> : null}
            <p className="truncate text-14 text-ink-2">{viewer.email}</p>
          </div>
        ) : null}
        {hinted
          ? [
              ...links.filter(({ role }) => !role || role === viewer?.role),
              ...(viewer?.role === 'admin' ? adminLinks : []),
            ].map((link) => (
              <a key={link.href} href={link.href}>
                <Icon name={link.icon} />
                {link.label}
              </a>
            ))
          : null}
        {hinted ? (
          <button type="button" onClick={signOut}>
            <Icon name="log-out" />
            {labels.signOut}
          </button>
        ) : null}
      </Popover>
    </>
  );
}
