'use client';

import type { ReactNode } from 'react';

/** A link to what a notification is about, which marks it as read on the way. Without scripts it is only a link. */
export function ReadLink({
  id,
  isRead,
  href,
  className,
  children,
}: {
  id: string;
  isRead: boolean;
  href: string;
  className: string;
  children: ReactNode;
}) {
  const markRead = () => {
    if (isRead) return;
    // It outlives the page; a failure leaves the notification unread, which harms nobody.
    void fetch(`/api/notifications/${id}/read`, { method: 'PUT', keepalive: true }).catch(() => undefined);
  };
  return (
    <a href={href} onClick={markRead} onAuxClick={markRead} className={className}>
      {children}
    </a>
  );
}
